import type { ReactNode } from 'react';
import { MainRegion } from './main-region.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';

/** The brand and the language alone, content, footer: what else there is, the page says itself. */
export function CustomLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <MainRegion before={<PageHeader menu="none" account={false} />}>{children}</MainRegion>
      <PageFooter />
    </>
  );
}

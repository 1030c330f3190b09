import type { ReactNode } from 'react';
import { MainRegion } from './main-region.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';

/** Header with the whole menu, content, footer. */
export function DefaultLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <MainRegion before={<PageHeader menu="whole" />}>{children}</MainRegion>
      <PageFooter />
    </>
  );
}

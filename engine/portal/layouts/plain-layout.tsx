import type { ReactNode } from 'react';
import { MainRegion } from './main-region.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';

/** Header without a menu, content, footer: the page speaks for itself. */
export function PlainLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <MainRegion before={<PageHeader menu="none" />}>{children}</MainRegion>
      <PageFooter />
    </>
  );
}

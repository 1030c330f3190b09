import type { ReactNode } from 'react';
import { masthead } from './branded-layout.css.ts';
import { MainRegion } from './main-region.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';

/** The brand large above the whole menu, as on the front of a magazine; content, footer. */
export function BrandedLayout({ children }: { readonly children: ReactNode }) {
  const header = (
    <div className={masthead}>
      <PageHeader menu="whole" />
    </div>
  );
  return (
    <>
      <MainRegion before={header}>{children}</MainRegion>
      <PageFooter />
    </>
  );
}

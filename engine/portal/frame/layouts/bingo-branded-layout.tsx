import type { ReactNode } from 'react';
import { MainRegion } from './main-region.tsx';
import { PageBand } from './page-band.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';

/** Header with the whole menu, the program's picture above the board that is made, footer. */
export function BingoBrandedLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <MainRegion before={<PageHeader menu="whole" />}>
        <PageBand />
        {children}
      </MainRegion>
      <PageFooter />
    </>
  );
}

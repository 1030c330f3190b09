import type { ReactNode } from 'react';
import { column, narrow } from '../../base/theme/parts.css.ts';
import * as styles from './claims-layout.css.ts';
import { MainRegion } from './main-region.tsx';
import { PageBand } from './page-band.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';

/** The program's picture, and a narrow column for guests who come by a link to do one thing. */
export function ClaimsLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <MainRegion before={<PageHeader menu="none" />}>
        <PageBand />
        <div className={`${column} ${narrow} ${styles.content}`}>{children}</div>
      </MainRegion>
      <PageFooter />
    </>
  );
}

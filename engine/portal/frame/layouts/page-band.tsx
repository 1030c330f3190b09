import type { ReactNode } from 'react';
import { block, column, field } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { LateArt } from './late-art.tsx';
import * as styles from './page-band.css.ts';

/**
 * The head of a page for work: the program's picture, and what the page is. As the first block of
 * its page it has the ground, the edge and the mark of the theme's frame.
 */
export function PageBand({ children }: { readonly children?: ReactNode }) {
  const colored = useView().theme.frame?.ground === 'fields';
  return (
    <section className={`${block} ${styles.band} ${colored ? field : ''}`}>
      <div className={styles.picture}>
        <LateArt />
      </div>
      <div className={`${column} ${styles.words}`}>{children}</div>
    </section>
  );
}

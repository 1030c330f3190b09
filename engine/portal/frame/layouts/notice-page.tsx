import type { ReactNode } from 'react';
import { card, column, narrow } from '../../base/theme/parts.css.ts';
import { panel } from '../../capabilities/auth/signed-out.css.ts';
import { room } from './notice-page.css.ts';
import { PageBand } from './page-band.tsx';

/** A page that says one thing: the program's picture, and a card below it. */
export function NoticePage({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <PageBand />
      <div className={`${column} ${narrow} ${room}`}>
        <div className={`${card} ${panel}`}>{children}</div>
      </div>
    </>
  );
}

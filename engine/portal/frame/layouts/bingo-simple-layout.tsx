import type { ReactNode } from 'react';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { useView } from '../../base/view/use-view.ts';
import { signature } from './bingo-simple-layout.css.ts';
import { MainRegion } from './main-region.tsx';

/** The board, and below it whose it is; in streaming software the board alone. */
export function BingoSimpleLayout({ children }: { readonly children: ReactNode }) {
  const { program } = useView();
  return (
    <>
      <MainRegion>{children}</MainRegion>
      {program && (
        <footer className={signature}>
          <ProgramLink to="/">{program.title}</ProgramLink>
        </footer>
      )}
    </>
  );
}

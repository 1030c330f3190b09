import { createContext, useContext } from 'react';
import type { PublicProgram } from '#contract/programs/program.ts';
import type { View } from '#contract/programs/view.ts';

export const ViewContext = createContext<View | undefined>(undefined);

/** What the current page shows. */
export function useView(): View {
  const view = useContext(ViewContext);
  if (!view) throw new Error('useView is only for components below ViewContext.');
  return view;
}

/** The current program; only for pages that belong to one. */
export function useProgram(): PublicProgram {
  const { program } = useView();
  if (!program) throw new Error('This component belongs on a page of a program.');
  return program;
}

import type { ReactNode } from 'react';
import { useView } from '../../base/view/use-view.ts';
import { layoutFrame } from './registry.ts';

/** Shows a page in the frame that its manifest or route names. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const Frame = layoutFrame(useView().layout);
  return <Frame>{children}</Frame>;
}

import type { ReactNode } from 'react';
import { MainRegion } from './main-region.tsx';

/** Nothing but the content. */
export function BareLayout({ children }: { readonly children: ReactNode }) {
  return <MainRegion>{children}</MainRegion>;
}

import type { ComponentType, ReactNode } from 'react';
import type { Layout as LayoutName } from '#contract/programs/program.ts';
import { useView } from '../view/use-view.ts';
import { BareLayout } from './bare-layout.tsx';
import { ClaimsLayout } from './claims-layout.tsx';
import { DashboardLayout } from './dashboard-layout.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { PlainLayout } from './plain-layout.tsx';

const layouts: Record<LayoutName, ComponentType<{ children: ReactNode }>> = {
  default: DefaultLayout,
  branded: DefaultLayout,
  'bingo-branded': DefaultLayout,
  custom: PlainLayout,
  'dashboard-basic': PlainLayout,
  'bingo-simple': BareLayout,
  none: BareLayout,
  claims: ClaimsLayout,
  dashboard: DashboardLayout,
};

/** Shows a page in the frame that its manifest or route names. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const Frame = layouts[useView().layout];
  return <Frame>{children}</Frame>;
}

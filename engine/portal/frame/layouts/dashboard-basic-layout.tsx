import type { ReactNode } from 'react';
import { MainRegion } from './main-region.tsx';
import { PageHeader } from './page-header.tsx';

/** The dashboard's header without its sections, and content: for a step on the way into it. */
export function DashboardBasicLayout({ children }: { readonly children: ReactNode }) {
  return <MainRegion before={<PageHeader menu="none" />}>{children}</MainRegion>;
}

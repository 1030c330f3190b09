import type { ComponentType, ReactNode } from 'react';
import { BingoBrandedLayout } from './bingo-branded-layout.tsx';
import { BingoSimpleLayout } from './bingo-simple-layout.tsx';
import { BrandedLayout } from './branded-layout.tsx';
import { CustomLayout } from './custom-layout.tsx';
import { DashboardBasicLayout } from './dashboard-basic-layout.tsx';

/** The layouts of few pages, which come in one file of the build. */
export const SPECIAL_LAYOUTS = {
  branded: BrandedLayout,
  'bingo-branded': BingoBrandedLayout,
  'bingo-simple': BingoSimpleLayout,
  custom: CustomLayout,
  'dashboard-basic': DashboardBasicLayout,
} satisfies Record<string, ComponentType<{ children: ReactNode }>>;

import type { ComponentType, ReactNode } from 'react';
import type { Layout } from '#contract/programs/program.ts';
import { BareLayout } from './bare-layout.tsx';
import { DefaultLayout } from './default-layout.tsx';
import type { SPECIAL_LAYOUTS } from './special-layouts.ts';

type Frame = ComponentType<{ children: ReactNode }>;
type Entry = Frame | { readonly file: string; readonly load: () => Promise<Frame> };

const special = (layout: keyof typeof SPECIAL_LAYOUTS): Entry => ({
  file: 'engine/portal/frame/layouts/special-layouts.ts',
  load: async () => (await import('./special-layouts.ts')).SPECIAL_LAYOUTS[layout],
});

/**
 * The frame of each layout (specification, section 2); what not every page needs is a file of its
 * own in the build.
 */
const registry: Readonly<Record<Layout, Entry>> = {
  default: DefaultLayout,
  none: BareLayout,
  branded: special('branded'),
  'bingo-branded': special('bingo-branded'),
  'bingo-simple': special('bingo-simple'),
  custom: special('custom'),
  'dashboard-basic': special('dashboard-basic'),
  claims: {
    file: 'engine/portal/frame/layouts/claims-layout.tsx',
    load: async () => (await import('./claims-layout.tsx')).ClaimsLayout,
  },
  dashboard: {
    file: 'engine/portal/frame/layouts/dashboard-layout.tsx',
    load: async () => (await import('./dashboard-layout.tsx')).DashboardLayout,
  },
};

const loaded = new Map<Layout, Frame>();

/** Loads the frame of a layout, so that rendering never waits for it. */
export async function preloadLayout(layout: Layout): Promise<void> {
  const entry = registry[layout];
  if ('load' in entry && !loaded.has(layout)) loaded.set(layout, await entry.load());
}

/** The frame of a layout that was preloaded. */
export function layoutFrame(layout: Layout): Frame {
  const entry = registry[layout];
  const frame = 'load' in entry ? loaded.get(layout) : entry;
  if (!frame) throw new Error(`The layout "${layout}" was not preloaded.`);
  return frame;
}

/** The source file of a layout that has a style sheet of its own, by which the build knows it. */
export function layoutFiles(layout: Layout): readonly string[] {
  const entry = registry[layout];
  return 'load' in entry ? [entry.file] : [];
}

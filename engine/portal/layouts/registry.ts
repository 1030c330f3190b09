import type { ComponentType, ReactNode } from 'react';
import type { Layout } from '#contract/programs/program.ts';
import { BareLayout } from './bare-layout.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { PlainLayout } from './plain-layout.tsx';

type Frame = ComponentType<{ children: ReactNode }>;
type Entry = Frame | { readonly file: string; readonly load: () => Promise<Frame> };

/** The frame of each layout; one with much of its own is a file of its own in the build. */
const registry: Readonly<Record<Layout, Entry>> = {
  default: DefaultLayout,
  branded: DefaultLayout,
  'bingo-branded': DefaultLayout,
  custom: PlainLayout,
  'dashboard-basic': PlainLayout,
  'bingo-simple': BareLayout,
  none: BareLayout,
  claims: {
    file: 'engine/portal/layouts/claims-layout.tsx',
    load: async () => (await import('./claims-layout.tsx')).ClaimsLayout,
  },
  dashboard: {
    file: 'engine/portal/layouts/dashboard-layout.tsx',
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

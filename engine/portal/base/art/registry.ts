import type { ComponentType } from 'react';
import type { ArtProperties } from './art-properties.ts';
import { Art as Orbs } from './orbs.tsx';

type Module = { readonly Art: ComponentType<ArtProperties> };

const files = import.meta.glob<Module>([
  './*.tsx',
  '!./*.test.tsx',
  '!./hero-art.tsx',
  '!./orbs.tsx',
]);
/** Orbs are always there: the error screen shows them when nothing else can be loaded. */
const loaded = new Map<string, ComponentType<ArtProperties>>([['orbs', Orbs]]);

/** Loads the generator of an art kind, so that rendering never waits for it. */
export async function preloadArt(kind: string): Promise<void> {
  const load = files[`./${kind}.tsx`];
  if (load && !loaded.has(kind)) loaded.set(kind, (await load()).Art);
}

/** The generator of a kind that was preloaded; undefined for an unknown kind. */
export const artComponent = (kind: string): ComponentType<ArtProperties> | undefined =>
  loaded.get(kind);

import { ACTIVATION_KINDS, REWARD_KINDS } from '#contract/vocabulary/campaign-words.ts';

/** What is drawn: kinds of rewards and activations, groups of quests and bingo boards. */
export const ARTWORK_KINDS = [...REWARD_KINDS, ...ACTIVATION_KINDS, 'group', 'board'] as const;
export type ArtworkKind = (typeof ARTWORK_KINDS)[number];

/** How many pictures of each kind a program has: things with ids further apart share one. */
const VARIANTS = 100;
/** In pixels. */
export const ARTWORK_SIZE = { width: 800, height: 450 };

/** What the engine draws for something without a picture of its own. */
export interface Artwork {
  readonly slug: string;
  /** Names the look that it is drawn in. */
  readonly key: string;
  readonly kind: ArtworkKind;
  readonly variant: number;
}

/** Which picture something has by its id: always the same. */
export const artworkVariant = (id: number): number => id % VARIANTS;
export const isArtworkVariant = (variant: number): boolean =>
  Number.isInteger(variant) && variant >= 0 && variant < VARIANTS;

/** Where it is served. */
export const artworkAddress = ({ slug, key, kind, variant }: Artwork): string =>
  `/assets/artwork/${slug}/${key}/${kind}-${variant}.svg`;

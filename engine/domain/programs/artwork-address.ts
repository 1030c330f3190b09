import type { RewardKind } from '#contract/vocabulary/campaign-words.ts';

/** How many pictures of each kind a program has: rewards with ids further apart share one. */
const VARIANTS = 100;
/** In pixels. */
export const ARTWORK_SIZE = { width: 800, height: 450 };

/** What the engine draws for a reward without a picture of its own. */
export interface Artwork {
  readonly slug: string;
  /** Names the look that it is drawn in. */
  readonly key: string;
  readonly kind: RewardKind;
  readonly variant: number;
}

/** Which picture a reward has: always the same. */
export const artworkVariant = (rewardId: number): number => rewardId % VARIANTS;
export const isArtworkVariant = (variant: number): boolean =>
  Number.isInteger(variant) && variant >= 0 && variant < VARIANTS;

/** Where it is served. */
export const artworkAddress = ({ slug, key, kind, variant }: Artwork): string =>
  `/assets/artwork/${slug}/${key}/${kind}-${variant}.svg`;

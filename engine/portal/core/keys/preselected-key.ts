import type { InfluencerActivation } from '#contract/shapes/enrolments.ts';

export type KeyOption = InfluencerActivation['key_options'][number];

/**
 * The key that stands chosen at first: the one chosen before, else the one that the program
 * prefers, else the only one there is; of those whose keys are gone none, unless `evenGone`.
 */
export function preselectedKey(
  options: readonly KeyOption[],
  chosen: number | null,
  { evenGone = false } = {},
): number | undefined {
  const takeable = options.filter(({ available }) => available || evenGone);
  const one =
    takeable.find(({ id }) => id === chosen) ??
    takeable.find(({ preferred }) => preferred) ??
    (takeable.length === 1 ? takeable[0] : undefined);
  return one?.id;
}

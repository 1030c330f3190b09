import type { NextStep } from '#contract/shapes/today.ts';

export type RewardStep = Extract<NextStep, { readonly kind: 'reward' }>;

/** A reward that the person can still get, and the points that they have for it. */
export interface ReachableReward {
  readonly id: number;
  readonly title: string;
  readonly cost: number;
  readonly balance: number;
}

/**
 * The reward that the fewest points are missing for; where there are enough for all, the dearest.
 * What costs nothing is no aim.
 */
export function nearestReward(rewards: readonly ReachableReward[]): RewardStep | undefined {
  const steps = rewards
    .filter(({ cost }) => cost > 0)
    .map(({ id, title, cost, balance }): RewardStep => {
      return { kind: 'reward', id, title, cost, missing: Math.max(0, cost - balance) };
    });
  const wanting = steps.filter(({ missing }) => missing > 0);
  if (wanting.length > 0) return wanting.reduce((a, b) => (b.missing < a.missing ? b : a));
  return steps.length === 0 ? undefined : steps.reduce((a, b) => (b.cost > a.cost ? b : a));
}

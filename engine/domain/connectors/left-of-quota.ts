import { slowdowns } from './share-quota.ts';

/** What is known of a day's quota that is used up by what happens, and not by how often one looks. */
export interface SharedDay {
  /** What there is for all. */
  readonly limit: number;
  /** What each program is likely to use in a day, by its name. */
  readonly wishes: ReadonlyMap<string, number>;
  /** What each has used today; those without use nothing. */
  readonly used: ReadonlyMap<string, number>;
}

/**
 * What is left of today's for a program: all that is not used, but what the others are likely to need
 * still, each up to its fair share.
 */
export function leftOfQuota(program: string, { limit, wishes, used }: SharedDay): number {
  const slower = slowdowns(wishes, limit);
  const taken = [...used.values()].reduce((sum, one) => sum + one, 0);
  const kept = [...wishes].reduce((sum, [name, wish]) => {
    if (name === program) return sum;
    const share = wish / (slower.get(name) ?? 1);
    return sum + Math.max(0, share - (used.get(name) ?? 0));
  }, 0);
  return Math.max(0, Math.floor(limit - taken - kept));
}

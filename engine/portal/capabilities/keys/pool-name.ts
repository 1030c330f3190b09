import type { KeyPool } from '#contract/shapes/keys.ts';

/** What a pool is called: what it is for, and which of its keys. */
export const poolName = ({ activation_title, label }: KeyPool): string =>
  `${activation_title} · ${label}`;

/** Pools in the order in which they want attention: low ones that end first, then the others. */
export const byUrgency = (pools: readonly KeyPool[]): readonly KeyPool[] =>
  pools.toSorted(
    (one, other) =>
      Number(one.retired) - Number(other.retired) ||
      Number(other.low) - Number(one.low) ||
      (one.runs_out_on ?? '9999').localeCompare(other.runs_out_on ?? '9999') ||
      0,
  );

/** How many keys of a pool went on a day, on average of those that are looked at. */
export const perDay = ({ use }: Pick<KeyPool, 'use'>): number =>
  Math.round((use.reduce((sum, { given }) => sum + given, 0) * 10) / Math.max(1, use.length)) / 10;

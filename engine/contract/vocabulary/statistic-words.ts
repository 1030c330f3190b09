import type { ProgramManifest } from '../generated/program-manifest.ts';

type DeclaredRule = NonNullable<ProgramManifest['applications']['eligibility']>['rules'][number];

/** What is counted on a platform; each is also a kind of rule. */
export const STATISTICS = [
  'followers',
  'average_viewers',
  'average_views',
  'uploads',
  'community_size',
] as const satisfies readonly DeclaredRule['kind'][];
export type Statistic = (typeof STATISTICS)[number];

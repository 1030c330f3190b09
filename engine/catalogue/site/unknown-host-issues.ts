import { basename } from 'node:path';
import type { IndexEntry } from '#contract/programs/compiled.ts';
import type { Issue } from '#contract/programs/issue.ts';
import type { SiteManifest } from '#contract/programs/program.ts';
import { locate } from '../issues/locate.ts';
import { raise } from '../issues/raise.ts';
import { findManifest } from '../read/find-manifest.ts';

export const UNKNOWN_HOST_ISSUE = 'SITE_UNKNOWN_HOST_PROGRAM';

/** The program for hosts that belong to nobody must be one that visitors can see. */
export function unknownHostIssues(
  { unknown_host_program: slug }: SiteManifest,
  entries: readonly IndexEntry[],
  folder: string,
): Issue[] {
  if (slug === undefined) return [];
  if (entries.find((entry) => entry.slug === slug)?.served?.status === 'live') return [];
  const found = findManifest(folder, 'site');
  const finding = raise(UNKNOWN_HOST_ISSUE, { slug }, { path: ['unknown_host_program'] });
  return locate([finding], basename(folder), 'manifest' in found ? found.manifest : undefined);
}

import { basename, join } from 'node:path';
import type { IndexEntry } from '#contract/programs/compiled.ts';
import type { Issue } from '#contract/programs/issue.ts';
import type { Environment, SiteManifest } from '#contract/programs/program.ts';
import { readCampaign } from '../compile/read-campaign.ts';
import { locate } from '../issues/locate.ts';
import { type Finding, raise } from '../issues/raise.ts';
import { findManifest } from '../read/find-manifest.ts';
import { overlayCampaign } from '../resolve/resolve-campaign.ts';

export const BINGO_DEMO_ISSUES = ['SITE_BINGO_DEMO', 'SITE_BINGO_DEMO_ABSENT'] as const;

/** The demo's board must be there, and pay nothing: anybody starts its matches. */
export async function bingoDemoIssues(
  { bingo_demo }: Pick<SiteManifest, 'bingo_demo'>,
  entries: readonly IndexEntry[],
  { folder, environment }: { readonly folder: string; readonly environment: Environment },
): Promise<Issue[]> {
  if (!bingo_demo) return [];
  const { program, board_id } = bingo_demo;
  const tell = (finding: Finding) => {
    const found = findManifest(folder, 'site');
    return locate([finding], basename(folder), 'manifest' in found ? found.manifest : undefined);
  };
  const refuse = (field: string, reason: string) =>
    tell(raise('SITE_BINGO_DEMO', { reason }, { path: ['bingo_demo', field] }));
  // The samples were removed, and site.yaml still names one of them: nothing depends on it.
  if (!entries.some(({ slug }) => slug === program))
    return tell(
      raise('SITE_BINGO_DEMO_ABSENT', { slug: program }, { path: ['bingo_demo', 'program'] }),
    );
  if (entries.find(({ slug }) => slug === program)?.served?.status !== 'live')
    return refuse(
      'program',
      `There is no live program "${program}" whose board the demo could play.`,
    );
  const { manifest } = await readCampaign(join(folder, program));
  const boards = manifest ? overlayCampaign(manifest, environment).bingo_boards : [];
  const board = boards.find(({ id }) => id === board_id);
  if (!board)
    return refuse('board_id', `The campaign of "${program}" has no bingo board ${board_id}.`);
  return board.activation_id === undefined
    ? []
    : refuse(
        'board_id',
        `The bingo board ${board_id} of "${program}" pays points, which no demo may.`,
      );
}

import type { SectionName } from '#contract/programs/program.ts';
import type { ViewContent } from '#contract/programs/view.ts';

/** The dashboard's words that come first, and with them the way to the other parts. */
export const SHARED_PART = 'shared';

/** Words that are said together, by their ids or how those begin; others are parts of their own. */
const PARTS: Readonly<Record<string, string>> = {
  common: SHARED_PART,
  error: SHARED_PART,
  home: SHARED_PART,
  part: SHARED_PART,
  appeals: 'review',
  reason: 'review',
  points: 'quests',
  content: 'claims',
};

/** The part of the dashboard's words that an id belongs to. */
export function dashboardPart(id: string): string {
  const group = id.split('.', 1)[0] ?? '';
  return PARTS[id] ?? PARTS[group] ?? group;
}

/** The parts that each section says beside the shared one. */
const OF_SECTION: { readonly [Name in SectionName]?: readonly string[] } = {
  login: ['auth'],
  account: ['account', 'form'],
  quests: ['quests', 'claims', 'review', 'form'],
  challenges: ['quests', 'claims', 'review', 'form'],
  leaderboards: ['leaderboards', 'quests'],
  rewards: ['rewards', 'quests', 'form'],
  requests: ['requests', 'claims', 'review', 'form'],
  history: ['requests', 'review'],
  claims: ['claims', 'review', 'form'],
};

const OF_BLOCK: Readonly<Record<string, readonly string[]>> = {
  login: ['auth'],
  key_request: ['requests'],
};

const OF_ROUTE: Readonly<Record<string, readonly string[]>> = {
  'auth-callback': ['auth'],
  verify: ['auth'],
  'activation-link': ['guest', 'claims', 'application', 'review', 'form'],
  'quest-link': ['guest', 'claims', 'application', 'review', 'form'],
  'bingo-board': ['bingo'],
  'bingo-demo': ['bingo'],
  'bingo-editor': ['bingo-editor'],
  'bitmask-test': ['bitmask'],
  'debug-websocket': ['debug-websocket'],
  'ui-showcase': [
    ...['ui-showcase', 'bingo', 'claims', 'form', 'leaderboards', 'quests', 'review', 'rewards'],
  ],
};

/** The parts that applying says, wherever it is done. */
export const APPLYING_PARTS: readonly string[] = ['application', 'review', 'form'];

/** The parts that a section says beside the shared one. */
export const sectionParts = (section: SectionName): readonly string[] => OF_SECTION[section] ?? [];

/**
 * The parts of the dashboard's words that a page says beside the shared one; undefined where it
 * says none of them. A test holds this against what the pages import.
 */
export function dashboardParts(content: ViewContent): readonly string[] | undefined {
  if (content.kind === 'section') return sectionParts(content.section.name);
  if (content.kind === 'site') return OF_ROUTE[content.route];
  if (content.kind !== 'page') return undefined;
  const said = content.page.blocks.flatMap(({ kind }) => OF_BLOCK[kind] ?? []);
  return said.length > 0 ? [...new Set(said)] : undefined;
}

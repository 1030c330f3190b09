import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { parse, stringify } from 'yaml';
import { type TodaysPrograms, todaysPrograms } from './todays-programs.ts';

/** A word of more than 60 letters that nothing lets a line break in. */
const LONG_WORD = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamter';
/** The longest texts that manifests may hold, by the name of what they are. */
const LONGEST_IN_MANIFEST = {
  'program.yaml': { title: 160 },
  'campaign.yaml': { title: 160, label: 120 },
} as const;
/** The longest ones that the API may send: people's own titles and names too. */
const LONGEST_IN_ANSWER = {
  ...{ title: 200, label: 120, display_name: 60, name: 60, handle: 60, why: 200, description: 500 },
} as const;
const LARGE = 999_999_999_999;
const FIGURES = ['balance', 'earned', 'spent', 'points', 'cost', 'amount', 'balance_after'];
const QUESTS = 40;
const WRITTEN_OUT = { aliasDuplicateObjects: false } as const;

type Lengths = Readonly<Record<string, number>>;

/**
 * A copy of the sample programs in which one has headings as long as they may be, each with a word
 * that fits no telephone, and a season of 40 quests.
 */
export function hostilePrograms(slug: string): TodaysPrograms {
  const programs = todaysPrograms();
  for (const file of ['program.yaml', 'campaign.yaml'] as const) {
    const path = join(programs.folder, slug, file);
    const manifest: unknown = parse(readFileSync(path, 'utf8'));
    writeFileSync(
      path,
      stringify(crowd(lengthen(manifest, LONGEST_IN_MANIFEST[file])), WRITTEN_OUT),
    );
  }
  return programs;
}

/** Makes all that the API answers in a browser as long, and as much, as it can be. */
export async function sendHostileAnswers(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    // A page that was closed meanwhile waits for no answer.
    const response = await route.fetch().catch(() => undefined);
    if (!response) return route.abort().catch(() => undefined);
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    const { pathname } = new URL(route.request().url());
    const lengths = pathname.includes('/bingo') ? { title: 160 } : LONGEST_IN_ANSWER;
    const body = lengthen(await response.json(), lengths);
    return route.fulfill({ response, json: body });
  });
}

function crowd(manifest: unknown): unknown {
  const { quests } = manifest as { quests?: readonly { readonly id: number }[] };
  if (!quests) return manifest;
  const free = Math.max(...quests.map(({ id }) => id)) + 1;
  const more = Array.from({ length: QUESTS - quests.length }, (_, place) => ({
    ...quests[place % quests.length],
    id: free + place,
  }));
  return { ...(manifest as object), quests: [...quests, ...more] };
}

/** The same value with long texts and large figures; what programs and people are told apart by stays. */
function lengthen(value: unknown, lengths: Lengths, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => lengthen(one, lengths, key));
  // A cell of a bingo card takes no more than its label has: the catalogue refuses others.
  if (typeof value === 'object' && value !== null && 'weight' in value) return value;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, lengthen(one, lengths, name)]),
    );
  const longest = lengths[key];
  if (typeof value === 'string' && longest !== undefined && value !== '')
    return `${value} ${LONG_WORD} `.repeat(longest).slice(0, longest).trim();
  if (typeof value === 'number' && lengths === LONGEST_IN_ANSWER && FIGURES.includes(key))
    return LARGE;
  return value;
}

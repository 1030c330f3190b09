import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { SectionName } from '#contract/programs/program.ts';
import type { ViewContent } from '#contract/programs/view.ts';
import { blockFile } from '#portal/blocks/block-files.ts';
import {
  APPLYING_PARTS,
  dashboardPart,
  dashboardParts,
  SHARED_PART,
} from '#portal/i18n/dashboard-parts.ts';
import { pageFile } from '#portal/pages/registry.ts';

const PORTAL = 'engine/portal/';
/** These fetch their words themselves. */
const APPLYING = `${PORTAL}dashboard/applications/application-panel.tsx`;
const GUEST_UPDATES = `${PORTAL}live/guest-updates.tsx`;
const IMPORT = /^(?:import|export)\b(?! type\b)[^;'`]*?'([^']+)'|\bimport\('([^']+)'\)/gm;
const ID = /\bid: '([^']+)'/g;

const SECTIONS: readonly SectionName[] = [
  'login',
  'dashboard',
  'account',
  'quests',
  'challenges',
  'leaderboards',
  'rewards',
  'requests',
  'history',
  'claims',
];
const ROUTES = [
  'auth-callback',
  'verify',
  'activation-link',
  'quest-link',
  'bingo-board',
  'bingo-demo',
  'bingo-editor',
  'bitmask-test',
  'debug-websocket',
  'ui-showcase',
];
const BLOCKS = ['login', 'key_request', 'application_form', 'hero'] as const;

/** The parts of the dashboard's words that a file and all that it imports can say. */
function said(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return new Set();
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  if (file.startsWith(`${PORTAL}dashboard/words/`))
    return new Set([...text.matchAll(ID)].map(([, id = '']) => dashboardPart(id)));
  return new Set(
    [...text.matchAll(IMPORT)]
      .map((found) => found[1] ?? found[2] ?? '')
      .filter((name) => /^(\.|#portal\/).*\.tsx?$/.test(name))
      .map((name) =>
        name.startsWith('#') ? join('engine', name.slice(1)) : join(dirname(file), name),
      )
      .filter((name) => name !== APPLYING && name !== GUEST_UPDATES)
      .flatMap((name) => [...said(name, seen)]),
  );
}

const lacks = (file: string, parts: readonly string[] | undefined) =>
  [...said(file)].filter(
    (part) => !parts?.includes(part) && !(parts !== undefined && part === SHARED_PART),
  );

test.each(SECTIONS)('the section %s has the words of all that it shows', (name) => {
  const content = { kind: 'section', section: { name, path: '/' } } as ViewContent;
  expect(lacks(pageFile(content), dashboardParts(content))).toEqual([]);
});

test.each(ROUTES)('the page %s has the words of all that it shows', (route) => {
  const content = { kind: 'site', route } as ViewContent;
  expect(lacks(pageFile(content), dashboardParts(content))).toEqual([]);
});

test.each(BLOCKS)('a landing page with the block %s has its words', (kind) => {
  const content = { kind: 'page', page: { blocks: [{ kind }] } } as unknown as ViewContent;
  expect(lacks(blockFile(kind), dashboardParts(content))).toEqual([]);
});

test('applying has its words wherever it is shown', () => {
  expect(lacks(APPLYING, APPLYING_PARTS)).toEqual([]);
});

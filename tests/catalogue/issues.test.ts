import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ISSUE_KINDS } from '#catalogue/issues/issue-kinds.ts';
import { byPlace } from '#catalogue/issues/locate.ts';
import { updateIndex } from '#catalogue/store/update-index.ts';
import { colorsFor } from '#cli/console/colors.ts';
import { prettyIssue } from '#cli/reports/pretty.ts';
import type { Issue } from '#contract/programs/issue.ts';
import { type LaidOutCatalogue, layOutCatalogue } from '../support/lay-out-catalogue.ts';

vi.mock('#contract/generated/messages.ts', () => ({
  MESSAGES: { apply_now: [], welcome: ['name'] },
}));

/** A disk that fails while the legal documents are read. */
const disk = vi.hoisted(() => ({ fails: false }));
vi.mock('#catalogue/compile/legal.ts', async (load) => {
  const sound = await load<typeof import('#catalogue/compile/legal.ts')>();
  const compileLegal: typeof sound.compileLegal = (...parts) => {
    if (disk.fails && parts[1].endsWith('acme')) throw new Error('EIO: i/o error, read');
    return sound.compileLegal(...parts);
  };
  return { ...sound, compileLegal };
});
afterEach(() => {
  disk.fails = false;
});

const FIXTURES = fileURLToPath(new URL('../fixtures/manifests/', import.meta.url));
const PLAIN = colorsFor({ isTTY: false });

/** Files of fixtures that are too large, or too broken, to be kept. */
const BEYOND_FILES: Record<string, (catalogue: LaidOutCatalogue) => void> = {
  MANIFEST_UNREADABLE: ({ remove, write }) => {
    remove('acme/program.yaml');
    write('acme/program.yaml/instead-of-a-file.txt', '');
  },
  MANIFEST_TOO_LARGE: ({ write }) =>
    write('acme/program.yaml', `slug: acme\n# ${'x'.repeat(1_000_000)}\n`),
  MANIFEST_ENCODING: ({ write }) =>
    write('acme/program.yaml', Buffer.from('slug: acme\ntitle: Pok\u00e9mon\n', 'latin1')),
  ASSET_TOO_LARGE: ({ write }) =>
    write('acme/assets/logo.svg', `<svg viewBox="0 0 1 1"><!--${'x'.repeat(300_000)}--></svg>`),
  ASSET_PIXELS: ({ write }) =>
    write('acme/assets/logo.png', PNG.sync.write(new PNG({ width: 8, height: 2 }))),
  LEGAL_FILE_TOO_LARGE: ({ write }) => write('acme/legal/terms.md', 'x'.repeat(200_001)),
  PROGRAM_NOT_COMPILED: () => {
    disk.fails = true;
  },
};

async function issuesOf({ folder }: LaidOutCatalogue): Promise<Issue[]> {
  const { index, siteIssues } = await updateIndex(
    undefined,
    { folder, environment: 'development' },
    undefined,
  );
  const ofPrograms = index?.entries.flatMap(({ issues }) => issues) ?? [];
  return [...siteIssues, ...ofPrograms].sort(byPlace);
}

describe('the catalogue of issues', () => {
  test('the sound catalogue that fixtures are laid over has no issues', async () => {
    using catalogue = layOutCatalogue();
    expect(await issuesOf(catalogue)).toEqual([]);
  });

  test('every code has a fixture, and every fixture a code', () => {
    expect(readdirSync(FIXTURES).sort()).toEqual(Object.keys(ISSUE_KINDS).sort());
  });

  test.each(Object.keys(ISSUE_KINDS))('%s says where, what and how to mend it', async (code) => {
    using catalogue = layOutCatalogue(code);
    BEYOND_FILES[code]?.(catalogue);
    const issues = await issuesOf(catalogue);
    expect(issues.map((issue) => issue.code)).toContain(code);
    const told = issues.map((issue) => prettyIssue(issue, PLAIN)).join('\n');
    await expect(told).toMatchFileSnapshot(join(FIXTURES, code, 'expected.txt'));
  });
});

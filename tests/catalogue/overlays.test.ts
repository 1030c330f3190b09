import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Catalogue } from '#catalogue/catalogue.ts';
import type { Environment } from '#contract/programs/program.ts';

/** The catalogue of the repository. */
const folder = fileURLToPath(new URL('../../programs', import.meta.url));
let dataFolder: string;
beforeAll(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'marquee-overlays-'));
});
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

// The ids that differ in production (specification, section 9).
test.each<[Environment, object, number[]]>([
  ['development', { 165: 15 }, [232]],
  ['staging', { 165: 15 }, [232]],
  ['production', { 816: 26 }, [1803]],
])('in %s, preferred ids are %o and season activations %o', async (environment, ids, seasons) => {
  const catalogue = await Catalogue.open({ folder, dataFolder, environment });
  expect(catalogue.program('sega')?.preferred).toEqual(ids);
  expect(catalogue.program('battlefield6')?.seasonActivationIDs).toEqual(seasons);
});

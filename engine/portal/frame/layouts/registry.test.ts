import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Layout } from '#contract/programs/program.ts';
import { layoutFrame, preloadLayout } from './registry.ts';

/** The layouts that manifests may name, as the schema lists them. */
const NAMED: readonly Layout[] = JSON.parse(readFileSync('schemas/common.schema.json', 'utf8'))
  .$defs.layout.enum;

test('each layout that has a name is a frame of its own', async () => {
  for (const layout of NAMED) await preloadLayout(layout);
  expect(new Set(NAMED.map(layoutFrame)).size).toBe(NAMED.length);
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Block } from '#contract/programs/program.ts';
import { blockFiles } from './block-files.ts';

type Choice = { enum?: string[] };
type Schema = { properties: Record<string, Choice> };

const FOLDER = 'engine/portal/frame/blocks/looks/';
const KEY_ART = `${FOLDER}key-art.css.ts`;
const sheets = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.css.ts'))
  .map((file) => FOLDER + file);

/** Every look and composition that a manifest may name, as a block. */
const named = readdirSync('schemas/blocks').flatMap((file) => {
  const kind = file.slice(0, -'.schema.json'.length);
  const { look, composition } = (
    JSON.parse(readFileSync(`schemas/blocks/${file}`, 'utf8')) as Schema
  ).properties;
  const choices = [
    ...(look?.enum ?? []).map((value) => ({ kind, look: value })),
    ...(composition?.enum ?? []).map((value) => ({ kind, composition: value })),
  ];
  return choices as unknown as Block[];
});
const sheetsOf = (block: object) =>
  blockFiles(block as Block).filter((file) => file.startsWith(FOLDER));

test('every look that a manifest may name has a style sheet, and every sheet is a look', () => {
  expect([...named.flatMap(sheetsOf), KEY_ART].sort()).toEqual(sheets.sort());
});

test('a hero with a picture of its own has the sheet of that beside its composition’s', () => {
  const image = { file: '/a.jpg', width: 1600, height: 900 };
  expect(sheetsOf({ kind: 'hero', composition: 'poster', image })).toEqual([
    `${FOLDER}hero-poster.css.ts`,
    KEY_ART,
  ]);
});

test('a block that names no look has the sheet of its kind’s usual one, where that needs one', () => {
  expect(sheetsOf({ kind: 'steps' })).toEqual([`${FOLDER}steps-line.css.ts`]);
  expect(sheetsOf({ kind: 'hero' })).toEqual([`${FOLDER}hero-split.css.ts`]);
  expect(sheetsOf({ kind: 'benefits' })).toEqual([]);
});

test('a look takes the place of the usual one', () => {
  expect(sheetsOf({ kind: 'steps', look: 'track' })).toEqual([`${FOLDER}steps-track.css.ts`]);
});

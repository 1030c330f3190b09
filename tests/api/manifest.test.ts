import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Catalogue } from '#catalogue/catalogue.ts';
import { readAppearance, readManifest } from '#contract/manifests/endpoints.ts';
import { programDirectory } from '#main/api/program-directory.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';

const root = mkdtempSync(join(tmpdir(), 'marquee-manifest-'));
const folder = join(root, 'programs');
const file = join(folder, 'alpha', 'program.yaml');
let catalogue: Catalogue;
let api: TestApi;
let viewer: TestPerson;

beforeAll(async () => {
  cpSync('tests/fixtures/api', folder, { recursive: true });
  const dataFolder = join(root, 'data');
  catalogue = await Catalogue.open({ folder, dataFolder, environment: 'production' });
  const programs = programDirectory(catalogue, () => 'https://marquee.example');
  api = await startTestApi({ programs, environment: 'production' });
  viewer = await api.operator('alpha', 'viewer');
});
afterAll(async () => {
  await api.close();
  rmSync(root, { recursive: true, force: true });
});
/** What a test did to the files is undone before the next. */
beforeEach(async () => {
  cpSync('tests/fixtures/api', folder, { recursive: true });
  await catalogue.refresh();
});

const ask = { query: () => ({ uuid: viewer.uuid }) };
const manifest = async () =>
  (await api.call(readManifest, { token: viewer.token, query: ask.query() })).body;
const appearance = async () =>
  (await api.call(readAppearance, { token: viewer.token, query: ask.query() })).body;
const write = async (change: (original: string) => string) => {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  await catalogue.refresh();
};
const field = async (name: string) =>
  (await manifest()).fields.find((candidate) => candidate.name === name);

test('each field says where it is written: the manifest, its overlay, the site, the engine', async () => {
  await write(
    (original) =>
      `${original.replace('locales: [en, de]\n', '')}theme:\n  radius: none\nenvironments:\n  production:\n    title: Alpha, live\n`,
  );
  const lines = readFileSync(file, 'utf8').split('\n');
  const place = (start: string) => ({
    file: 'programs/alpha/program.yaml',
    line: lines.findIndex((one) => one.startsWith(start)) + 1,
  });
  const site = expect.objectContaining({ file: 'programs/site.yaml' });
  expect(await manifest()).toMatchObject({ state: 'current', environment: 'production' });
  expect(await field('publisher')).toEqual({
    name: 'publisher',
    yaml: 'publisher: Alpha\n',
    source: { from: 'program', place: place('publisher:'), over: null },
  });
  expect(await field('title')).toMatchObject({
    yaml: 'title: Alpha, live\n',
    source: { from: 'environment', place: place('    title: Alpha, live') },
  });
  expect(await field('theme')).toMatchObject({
    source: { from: 'program', place: place('theme:'), over: site },
  });
  expect(await field('locales')).toMatchObject({ source: { from: 'site', place: site } });
  expect(await field('base_route')).toMatchObject({
    source: { from: 'engine', place: null, over: null },
  });
});

test('files with errors are told with position and remedy, and lines of theirs lead nobody astray', async () => {
  await write((original) => original.replace('status: live', 'status: alive'));
  const { state, fields, issues } = await manifest();
  expect(state).toBe('outdated');
  expect(fields.find(({ name }) => name === 'status')).toEqual({
    ...{ name: 'status', yaml: 'status: live\n', source: null },
  });
  const [found] = issues.filter(({ severity }) => severity === 'error');
  const checked = catalogue.issues.find(({ severity }) => severity === 'error');
  expect(found).toEqual(checked);
  expect(found).toMatchObject({ file: 'programs/alpha/program.yaml', line: 7, path: 'status' });
  expect(found?.action).not.toBe('');
});

test('what is wrong with the site concerns its programs; what is wrong with another program does not', async () => {
  const site = join(folder, 'site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8').replace('product: Marquee', 'product: ""'));
  const other = join(folder, 'beta', 'program.yaml');
  writeFileSync(other, `${readFileSync(other, 'utf8')}\nunknown: 1\n`);
  await catalogue.refresh();
  const files = (await manifest()).issues.map(({ file: one }) => one);
  expect(files).toContain('programs/site.yaml');
  expect(files.join()).not.toContain('beta');
});

test('a server without the files says so, and tells what it serves', async () => {
  rmSync(folder, { recursive: true });
  const { state, fields } = await manifest();
  expect(state).toBe('absent');
  expect(fields.length).toBeGreaterThan(10);
  expect(fields.every(({ source }) => source === null)).toBe(true);
});

test('every page has its address, and says in which colours and to whom it is shown', async () => {
  await write((original) => `${original}color_mode: preference\n`);
  const { pages } = await appearance();
  const page = (path: string) => pages.find((one) => one.path === path);
  const root_address = 'https://marquee.example/programs/alpha';
  expect(page('/')).toMatchObject({
    ...{ kind: 'page', address: root_address, color_mode: 'preference', members: false },
  });
  expect(page('/login')).toMatchObject({ address: `${root_address}/login`, members: false });
  expect(page('/dashboard')).toMatchObject({ kind: 'section', members: true });
  expect(page('/code-of-conduct')).toMatchObject({ kind: 'legal' });
  expect(page('/terms')).toBeUndefined();
});

test('each language says how much it has, and each pair of colours what it reaches', async () => {
  const { locales, contrast } = await appearance();
  expect(locales).toEqual([
    { locale: 'en', coverage: null },
    { locale: 'de', coverage: { translated: expect.any(Number), total: expect.any(Number) } },
  ]);
  const [{ coverage } = { coverage: null }] = locales.slice(1);
  expect(coverage?.total).toBeGreaterThan(coverage?.translated ?? 0);
  expect(contrast).toContainEqual({
    ...{ mode: 'dark', foreground: 'text', background: 'ground', wanted: 4.5 },
    contrast: expect.any(Number),
  });
  expect(new Set(contrast.map(({ mode }) => mode))).toEqual(new Set(['dark', 'light']));
});

test('a page can be looked at before, during and after each season and the applications', async () => {
  expect((await appearance()).moments).toEqual([]);
  const campaign = join(folder, 'alpha', 'campaign.yaml');
  const season = 'title: Season 1\n';
  const opens = '    opens_at: "2025-03-10T00:00:00Z"\n';
  const written = readFileSync(campaign, 'utf8').replace(season, `${season}${opens}`);
  writeFileSync(campaign, written);
  const until = '  state: window\n  closes_at: "2030-02-10T00:00:00Z"\n';
  await write((original) => original.replace('  state: open\n', until));
  expect((await manifest()).issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect((await appearance()).moments).toEqual([
    { of: 'applications', title: null, phase: 'during', at: '2030-02-09T00:00:00.000Z' },
    { of: 'applications', title: null, phase: 'after', at: '2030-02-11T00:00:00.000Z' },
    { of: 'season', title: 'Season 1', phase: 'before', at: '2025-03-09T00:00:00.000Z' },
    { of: 'season', title: 'Season 1', phase: 'during', at: '2025-03-11T00:00:00.000Z' },
  ]);
});

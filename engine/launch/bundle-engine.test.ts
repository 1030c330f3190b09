import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'marquee-joined-'));
let bundling: typeof import('./bundle-engine.ts');
let files: typeof import('./bundle-files.ts');

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const load = (path: string) => import(pathToFileURL(join(root, path)).href);

beforeAll(async () => {
  cpSync('engine/launch', join(root, 'engine/launch'), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(resolve('node_modules/rolldown'), join(root, 'node_modules/rolldown'), 'junction');
  write('package.json', '{"type":"module","imports":{"#domain/*":"./engine/domain/*"}}');
  write('engine/domain/words.ts', 'export const word: string = "joined";');
  write('engine/cli/late.ts', 'export const late = import.meta.url;');
  write('engine/main/server/run-server.ts', 'export { word } from "#domain/words.ts";');
  write(
    'engine/cli/run-command.ts',
    'export { word } from "#domain/words.ts";\nexport const late = () => import("./late.ts");',
  );
  bundling = await load('engine/launch/bundle-engine.ts');
  files = await load('engine/launch/bundle-files.ts');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const joined = async () =>
  (await import(pathToFileURL(files.findBundle('command') ?? 'none').href)) as {
    readonly word: string;
    readonly late: () => Promise<{ readonly late: string }>;
  };

test('where nothing was joined there is nothing to load', () => {
  expect(files.findBundle('server')).toBeUndefined();
});

test('what was joined is loaded, and names the sources that its lines came from', async () => {
  await bundling.bundleEngine();
  const command = await joined();
  expect(command.word).toBe('joined');
  expect((await command.late()).late).toBe(pathToFileURL(join(root, 'engine/cli/late.ts')).href);
});

test('whoever changes a source runs the sources, until it is joined again; what runs loads on', async () => {
  const before = await joined();
  write('engine/domain/words.ts', 'export const word: string = "changed";');
  expect(files.findBundle('command')).toBeUndefined();
  await bundling.bundleEngine();
  expect((await joined()).word).toBe('changed');
  expect(before.word).toBe('joined');
  expect((await before.late()).late).toMatch(/late\.ts$/);
});

test('where what was joined was removed the sources are run', async () => {
  const { folder } = JSON.parse(readFileSync(files.NEWEST_FILE, 'utf8')) as { folder: string };
  rmSync(join(files.BUNDLES, folder), { recursive: true });
  expect(files.findBundle('server')).toBeUndefined();
});

test('a source that is gone counts as changed; of old ones a few stay', async () => {
  for (let time = 0; time < 4; time += 1) await bundling.bundleEngine();
  expect(readdirSync(files.BUNDLES).filter((name) => name.startsWith('at-'))).toHaveLength(4);
  rmSync(join(root, 'engine/cli/late.ts'));
  expect(files.findBundle('server')).toBeUndefined();
});

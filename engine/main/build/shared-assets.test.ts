import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findShared } from './find-shared.ts';
import { KEPT_FOR, type OwnBuild, SharedAssets } from './shared-assets.ts';

let place: string;
let shared: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'marquee-shared-'));
  shared = join(place, 'shared');
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

/** A build on this machine with these files, each of which says its name. */
function build(id: string, ...names: string[]): OwnBuild {
  const folder = join(place, id);
  const files = [...names, `builds/meta/${id}.json`, 'builds/latest.json', 'builds/latest.json.br'];
  mkdirSync(join(folder, 'builds/meta'), { recursive: true });
  for (const name of files) writeFileSync(join(folder, name), name);
  return { id, folder, files };
}

const ids = async (assets: SharedAssets) => (await assets.list()).map(({ id }) => id).sort();

describe('a build that is published', () => {
  test('has everything that lasts, with its manifest and time', async () => {
    const assets = new SharedAssets(shared, () => Date.parse('2026-11-26T12:00:00Z'));
    await assets.publish(build('one', 'a.js', 'a.js.br'));
    const [published] = await assets.list();
    expect(published).toMatchObject({
      id: 'one',
      published_at: '2026-11-26T12:00:00.000Z',
      files: { 'a.js': 4, 'a.js.br': 7, 'builds/meta/one.json': 20 },
    });
    expect(Object.keys(published?.files ?? {})).toHaveLength(3);
    expect(readFileSync(join(published?.folder ?? '', 'a.js.br'), 'utf8')).toBe('a.js.br');
  });

  test('is there once, however many instances publish it at once', async () => {
    const own = build('one', ...Array.from({ length: 100 }, (_, at) => `${at}.js`));
    const publishers = Array.from({ length: 8 }, () => new SharedAssets(shared));
    await Promise.all(publishers.map((assets) => assets.publish(own)));
    expect(readdirSync(shared)).toHaveLength(1);
    const [published] = await new SharedAssets(shared).list();
    for (const name of Object.keys(published?.files ?? {}))
      expect(readFileSync(join(published?.folder ?? '', name), 'utf8')).toBe(name);
    expect(Object.keys(published?.files ?? {})).toHaveLength(101);
  });

  test('is never seen in part', async () => {
    const own = build('one', ...Array.from({ length: 200 }, (_, at) => `${at}.js`));
    const assets = new SharedAssets(shared);
    let ended = false;
    const publishing = assets.publish(own).finally(() => {
      ended = true;
    });
    while (!ended)
      for (const { files, folder } of await new SharedAssets(shared).list())
        for (const name of Object.keys(files)) expect(existsSync(join(folder, name))).toBe(true);
    await publishing;
    expect(await ids(assets)).toEqual(['one']);
  });

  test('is made whole where a file was cut off, or its manifest was lost', async () => {
    const own = build('one', 'a.js');
    const assets = new SharedAssets(shared);
    await assets.publish(own);
    const folder = (await assets.list())[0]?.folder ?? '';
    writeFileSync(join(folder, 'a.js'), '');
    await assets.publish(own);
    expect(readFileSync(join(folder, 'a.js'), 'utf8')).toBe('a.js');
    rmSync(join(folder, '../manifest.json'));
    expect(await ids(assets)).toEqual([]);
    await assets.publish(own);
    expect(await ids(assets)).toEqual(['one']);
    expect(readdirSync(shared)).toHaveLength(1);
  });

  test('stands beside one of the same sources with other files', async () => {
    const assets = new SharedAssets(shared);
    const first = build('one', 'a.js');
    await assets.publish(first);
    await assets.publish({ ...build('one', 'b.js'), files: ['b.js'] });
    const find = findShared(assets);
    expect(await find('a.js')).toBeDefined();
    expect(await find('b.js')).toBeDefined();
  });

  test.each(['', '.', '..', '../one', 'a/b', '.aside-1'])('has no id like "%s"', async (id) => {
    const own = { ...build('one', 'a.js'), id };
    await expect(new SharedAssets(shared).publish(own)).rejects.toThrow('is no id of a build');
  });
});

describe('what nobody has served for a week', () => {
  let now: number;
  let assets: SharedAssets;
  beforeEach(async () => {
    now = Date.parse('2026-11-01T12:00:00Z');
    assets = new SharedAssets(shared, () => now);
    await assets.publish(build('old', 'a.js', 'common.js'));
    await assets.publish(build('living', 'b.js', 'common.js'));
  });

  test('is removed, and nothing that a living build names', async () => {
    now += KEPT_FOR;
    await assets.publish(build('living', 'b.js', 'common.js'));
    expect(await assets.removeOutdated()).toEqual([]);
    now += 1000;
    expect(await assets.removeOutdated()).toEqual([expect.stringMatching(/^old-/)]);
    expect(await ids(assets)).toEqual(['living']);
    expect(readdirSync(shared)).toHaveLength(1);
    const find = findShared(assets);
    expect(await find('a.js')).toBeUndefined();
    for (const name of ['b.js', 'common.js'])
      expect(readFileSync(join((await find(name)) ?? '', name), 'utf8')).toBe(name);
  });

  test('is put back when an instance begins to serve it as it goes', async () => {
    const outdated = now + KEPT_FOR + 1000;
    const remover = new SharedAssets(shared, () => {
      // Another instance says that it serves the build, between the look at it and its removal.
      for (const name of readdirSync(shared).filter((entry) => entry.startsWith('.aside-')))
        utimesSync(join(shared, name, 'manifest.json'), outdated / 1000, outdated / 1000);
      return outdated;
    });
    expect(await remover.removeOutdated()).toEqual([]);
    expect(await ids(assets)).toEqual(['living', 'old']);
  });

  test('goes once, however many instances remove it', async () => {
    now += KEPT_FOR + 1000;
    const removers = Array.from({ length: 4 }, () => new SharedAssets(shared, () => now));
    const removed = await Promise.all(removers.map((remover) => remover.removeOutdated()));
    expect(removed.flat()).toHaveLength(2);
    expect(readdirSync(shared)).toEqual([]);
  });

  test('takes with it what an instance left half done', async () => {
    const left = join(shared, '.aside-left');
    mkdirSync(left);
    utimesSync(left, now / 1000, now / 1000);
    now += 3_600_000;
    await assets.removeOutdated();
    expect(existsSync(left)).toBe(true);
    now += 86_400_000;
    await assets.removeOutdated();
    expect(existsSync(left)).toBe(false);
    expect(await ids(assets)).toEqual(['living', 'old']);
  });
});

describe('a file is found', () => {
  test('in builds that come and go after the first question', async () => {
    const assets = new SharedAssets(shared);
    const find = findShared(new SharedAssets(shared));
    expect(await find('a.js')).toBeUndefined();
    for (const id of ['one', 'two', 'three']) {
      await assets.publish(build(id, `${id}.js`, 'common.js'));
      expect(await find(`${id}.js`)).toBeDefined();
    }
    for (const { folder } of await assets.list())
      if (!folder.includes('three')) rmSync(join(folder, '..'), { recursive: true });
    expect(await find('one.js')).toBeUndefined();
    expect(await find('common.js')).toContain('three-');
  });

  test('by one reading of the folder for many questions, until a build comes or goes', async () => {
    let read = 0;
    const list = async () => {
      read += 1;
      return [];
    };
    let changed = 1000;
    const find = findShared({ changedAt: async () => changed, list }, () => 10_000);
    for (let turn = 0; turn < 20; turn += 1) await find(`${turn}.js`);
    expect(read).toBe(1);
    changed = 2000;
    for (let turn = 0; turn < 20; turn += 1) await find(`${turn}.js`);
    expect(read).toBe(2);
  });

  test('never outside of what a build published', async () => {
    const assets = new SharedAssets(shared);
    await assets.publish(build('one', 'a.js'));
    const manifest = join((await assets.list())[0]?.folder ?? '', '../manifest.json');
    writeFileSync(join(shared, 'secret.txt'), 'secret');
    const written = JSON.parse(readFileSync(manifest, 'utf8'));
    written.files['../../secret.txt'] = 6;
    writeFileSync(manifest, JSON.stringify(written));
    const find = findShared(assets);
    for (const name of ['../../secret.txt', '../manifest.json', 'a.js']) {
      expect(await find(name)).toBeUndefined();
    }
  });
});

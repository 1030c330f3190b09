import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Catalogue } from '#catalogue/catalogue.ts';
import { programAssetsPlugin } from '#main/http/program-assets.ts';
import { type LaidOutCatalogue, layOutCatalogue } from '../support/lay-out-catalogue.ts';

const SECRET = '<svg xmlns="http://www.w3.org/2000/svg"><text>secret</text></svg>';

let laidOut: LaidOutCatalogue;
let catalogue: Catalogue;
let app: FastifyInstance;
let outside: string;
beforeEach(async () => {
  laidOut = layOutCatalogue();
  outside = join(laidOut.folder, '..', 'outside');
  mkdirSync(outside);
  writeFileSync(join(outside, 'secret.svg'), SECRET);
  await open();
});
afterEach(async () => {
  await app.close();
  laidOut[Symbol.dispose]();
});

async function open(): Promise<void> {
  const { folder, dataFolder } = laidOut;
  catalogue = await Catalogue.open({ folder, dataFolder, environment: 'development' });
  app = fastify();
  await app.register(programAssetsPlugin, { catalogue, folder });
}

const get = async (url: string) => {
  const { statusCode, headers, body } = await app.inject({ url });
  return { status: statusCode, cached: headers['cache-control'], body };
};
const MISSING = { status: 404, cached: 'no-store' };
/** The address of a shown asset, as pages name it. */
function shown(): { address: string; name: string } {
  const [name = '', hash = ''] = Object.entries(catalogue.compiled('acme')?.assets ?? {})[0] ?? [];
  return { name, address: `/assets/programs/acme/${hash}/${name}` };
}

describe('an asset that a program shows', () => {
  test('is served for good at the address of its content', async () => {
    expect(await get(shown().address)).toMatchObject({
      status: 200,
      cached: 'public, max-age=31536000, immutable',
    });
  });

  test('is not served at another address, nor once it has another content', async () => {
    const { address, name } = shown();
    expect(await get(`/assets/programs/acme/AAAAAAAAAAAAAAAA/${name}`)).toMatchObject(MISSING);
    laidOut.write(`acme/assets/${name}`, SECRET);
    expect(await get(address)).toMatchObject(MISSING);
  });

  test('is not served from outside, though it was put in its place with the same content', async () => {
    const { address, name } = shown();
    const path = join(laidOut.folder, 'acme/assets', name);
    renameSync(path, join(outside, 'moved'));
    symlinkSync(join(outside, 'moved'), path);
    expect(await get(address)).toMatchObject(MISSING);
  });
});

test('files that no page shows are not served, links least of all', async () => {
  laidOut.write('acme/assets/unused.svg', SECRET);
  symlinkSync(join(outside, 'secret.svg'), join(laidOut.folder, 'acme/assets/leak.svg'));
  await catalogue.refresh();
  for (const name of ['unused.svg', 'leak.svg', '../program.yaml', '__proto__', 'constructor'])
    expect(await get(`/assets/programs/acme/x/${name}`)).toMatchObject({ status: 404 });
});

describe('reading the catalogue', () => {
  const issues = () => catalogue.issues.map(({ code, file }) => `${code} ${file}`);
  const replaceByLink = (name: string) => {
    const path = join(laidOut.folder, name);
    renameSync(path, join(outside, 'moved'));
    symlinkSync(join(outside, 'moved'), path);
  };

  test('follows no link of a manifest out of its folder', async () => {
    replaceByLink('acme/program.yaml');
    await catalogue.refresh();
    expect(issues()).toContain('MANIFEST_UNREADABLE programs/acme/program.yaml');
  });

  test('follows no link of assets, documents or translations out of the program', async () => {
    cpSync(join(laidOut.folder, 'acme/assets'), join(outside, 'assets'), { recursive: true });
    rmSync(join(laidOut.folder, 'acme/assets'), { recursive: true });
    symlinkSync(join(outside, 'assets'), join(laidOut.folder, 'acme/assets'));
    mkdirSync(join(outside, 'locales'));
    writeFileSync(join(outside, 'locales/de.po'), 'msgid ""\nmsgstr ""\n');
    rmSync(join(laidOut.folder, 'acme/locales'), { recursive: true, force: true });
    symlinkSync(join(outside, 'locales'), join(laidOut.folder, 'acme/locales'));
    await catalogue.refresh();
    expect(issues()).toEqual(
      expect.arrayContaining([
        'ASSET_MISSING programs/acme/program.yaml',
        'TRANSLATION_SYNTAX programs/acme/locales/de.po',
      ]),
    );
  });

  test('takes a program whose whole folder is a link, and links within it', async () => {
    const before = issues();
    replaceByLink('acme');
    renameSync(join(outside, 'moved/program.yaml'), join(outside, 'moved/manifest'));
    symlinkSync('manifest', join(outside, 'moved/program.yaml'));
    await catalogue.refresh();
    expect(issues()).toEqual(before);
    expect(catalogue.compiled('acme')).toBeDefined();
  });
});

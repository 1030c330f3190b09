import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Catalogue } from '#catalogue/catalogue.ts';
import { resolveAddress } from '#domain/routing/resolve-address.ts';
import { pictureOf } from '#main/sharing/picture/picture.ts';
import { renderPage } from '#main/ssr.tsx';
import { buildView } from '#main/views/build-view.ts';
import { type LaidOutCatalogue, layOutCatalogue } from '../support/lay-out-catalogue.ts';

let disk: LaidOutCatalogue;
beforeEach(() => {
  disk = layOutCatalogue();
});
afterEach(() => disk[Symbol.dispose]());

const OWN_HOST = 'creators.acme.example';
const places: readonly (readonly [host: string, path: string])[] = [
  [OWN_HOST, '/'],
  [OWN_HOST, '/login'],
  [OWN_HOST, '/nowhere'],
  ['marquee.example', '/programs/acme'],
];

/** The provider's traces on a page of acme whose manifest has `fields` besides. */
async function said(fields: string, [host, path]: readonly [host: string, path: string]) {
  const manifest = readFileSync(join(disk.folder, 'acme/program.yaml'), 'utf8');
  disk.write('acme/program.yaml', manifest.replace('status: live\n', `status: live\n${fields}`));
  const { folder, dataFolder } = disk;
  const catalogue = await Catalogue.open({ folder, dataFolder, environment: 'production' });
  const resolution = resolveAddress(host, path, catalogue);
  if (resolution.kind === 'redirect') throw new Error(`${path} leads to ${resolution.location}`);
  const request = { resolution, locale: 'en', path, page: 1, now: 0, localPort: undefined };
  const view = buildView(request, catalogue);
  const compiled = catalogue.compiled('acme');
  if (!compiled) throw new Error('acme is not served.');
  const { theme } = compiled.program;
  const { html } = await renderPage(view, path, theme, compiled.palettes);
  return {
    list: html.includes('/display_programs'),
    provider: html.includes('Runs on Marquee'),
    preview: pictureOf(view, undefined, undefined, theme, compiled.palettes).product,
  };
}

describe('a program', () => {
  test.each(places)('links to the others on the portal alone, by itself: %s%s', async (...at) => {
    const portal = at[0] !== OWN_HOST;
    expect(await said('', at)).toEqual({ list: portal, provider: true, preview: 'Marquee' });
  });

  test.each(places)('links to them where its manifest says so: %s%s', async (...at) => {
    expect((await said('provider: { all_programs: true }\n', at)).list).toBe(true);
  });

  test.each(places)('says nothing of others and the provider: %s%s', async (...at) => {
    const silent = 'provider: { named: false, all_programs: false }\n';
    expect(await said(silent, at)).toEqual({ list: false, provider: false, preview: undefined });
  });
});

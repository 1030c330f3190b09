import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeBundle } from '#catalogue/bundle/bundle-file.ts';
import { BundleSource } from '#catalogue/bundle/bundle-source.ts';
import { collectFiles } from '#catalogue/bundle/collect-files.ts';
import { Catalogue } from '#catalogue/catalogue.ts';
import { type LaidOutCatalogue, layOutCatalogue } from '../support/lay-out-catalogue.ts';

async function bundle({ folder }: LaidOutCatalogue, file: string): Promise<void> {
  writeFileSync(file, (await writeBundle(collectFiles(folder))).bytes);
}

test('a catalogue is the same from a bundle as from its folder', async () => {
  using disk = layOutCatalogue();
  const { folder, dataFolder } = disk;
  const file = join(folder, '../catalogue.bundle');
  await bundle(disk, file);
  const source = await BundleSource.open(file, dataFolder);
  const options = { dataFolder, environment: 'production' } as const;
  const served = await Catalogue.open({ ...options, folder: source.folder });
  const plain = await Catalogue.open({ ...options, folder });
  expect(served.hash).toBe(plain.hash);
  expect(served.issues).toEqual([]);
});

test('of the next bundle only what differs is compiled, and what is broken in it harms nobody', async () => {
  using disk = layOutCatalogue();
  const { dataFolder, folder } = disk;
  const file = join(folder, '../catalogue.bundle');
  await bundle(disk, file);
  const source = await BundleSource.open(file, dataFolder);
  const catalogue = await Catalogue.open({
    ...{ dataFolder, folder: source.folder },
    environment: 'production',
  });
  const stamp = () => catalogue.entries.find(({ slug }) => slug === 'new-program')?.stamp;
  const before = stamp();
  disk.write('acme/program.yaml', 'slug: [');
  await bundle(disk, file);
  expect(await source.look()).toBe(true);
  expect((await catalogue.refresh()).slugs).toEqual(['acme']);
  expect(stamp()).toBe(before);
  expect(catalogue.program('acme')?.title).toBe('Acme Creators');
  expect(catalogue.issues).toMatchObject([
    { code: 'MANIFEST_SYNTAX', file: 'programs/acme/program.yaml' },
  ]);
});

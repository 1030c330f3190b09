import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Catalogue } from '#catalogue/catalogue.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-hash-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Opens a copy of the catalogue that an instance has for itself. */
async function openCopy(name: string) {
  const programs = join(folder, name, 'programs');
  cpSync('tests/fixtures/api', programs, { recursive: true });
  const catalogue = await Catalogue.open({
    folder: programs,
    dataFolder: join(folder, name, 'data'),
    environment: 'development',
  });
  return { catalogue, manifest: join(programs, 'alpha', 'program.yaml') };
}

test('the hash is one where the same is served, and another from the first change on', async () => {
  const [one, other] = await Promise.all([openCopy('one'), openCopy('other')]);
  const before = one.catalogue.hash;
  expect(other.catalogue.hash).toBe(before);
  const text = readFileSync(one.manifest, 'utf8');
  writeFileSync(one.manifest, text.replace(/^title: .*/m, 'title: Alpha of Today'));
  await one.catalogue.refresh();
  expect(one.catalogue.hash).not.toBe(before);
  writeFileSync(one.manifest, text);
  await one.catalogue.refresh();
  expect(one.catalogue.hash).toBe(before);
});

import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { layOutCatalogue } from '../../../tests/support/lay-out-catalogue.ts';
import { changedPrograms } from './changed-programs.ts';

test('names what is new, gone or otherwise, and nothing else', async () => {
  using base = layOutCatalogue();
  using head = layOutCatalogue();
  expect(await changedPrograms(base.folder, head.folder)).toEqual({
    ...{ slugs: [], gone: [], draft: false, site: false },
  });
  const manifest = readFileSync(join(head.folder, 'acme/program.yaml'), 'utf8');
  head.write('acme/program.yaml', manifest.replace('Acme Creators', 'Acme, mended'));
  expect(await changedPrograms(base.folder, head.folder)).toMatchObject({
    ...{ slugs: ['acme'], gone: [], draft: false, site: false },
  });
  head.remove('acme');
  expect(await changedPrograms(base.folder, head.folder)).toMatchObject({
    ...{ slugs: [], gone: ['acme'], site: false },
  });
});

test('a catalogue that was not there yet is all new', async () => {
  using head = layOutCatalogue();
  cpSync(join(head.folder, 'acme'), join(head.folder, 'beta'), { recursive: true });
  const manifest = readFileSync(join(head.folder, 'beta/program.yaml'), 'utf8')
    .replace('slug: acme', 'slug: beta')
    .replace('status: live', 'status: draft')
    .replace(/^uuid: .*/m, 'uuid: 3b1f0c52-6d0a-4c39-9b0a-5d7a2e1c4f01')
    .replaceAll('acme.example', 'beta.example');
  head.write('beta/program.yaml', manifest);
  expect(await changedPrograms('nowhere', head.folder)).toEqual({
    ...{ slugs: ['acme', 'beta', 'new-program'], gone: [], draft: true, site: true },
  });
});

import { cpSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Catalogue, type CatalogueChange, CatalogueError } from '#catalogue/catalogue.ts';
import { resolveAddress } from '#domain/routing/resolve-address.ts';
import { type LaidOutCatalogue, layOutCatalogue } from '../support/lay-out-catalogue.ts';

let disk: LaidOutCatalogue;
beforeEach(() => {
  disk = layOutCatalogue();
});
afterEach(() => disk[Symbol.dispose]());

const open = (environment: 'development' | 'production' = 'development') =>
  Catalogue.open({ folder: disk.folder, dataFolder: disk.dataFolder, environment });
const codes = (catalogue: Catalogue) => catalogue.issues.map(({ code }) => code);
const read = (file: string) => readFileSync(join(disk.folder, file), 'utf8');
const edit = (file: string, ...changes: [string, string][]) =>
  disk.write(
    file,
    changes.reduce((text, [from, to]) => text.replace(from, to), read(file)),
  );
/** A program like acme under another name, with its host. */
const addProgram = (slug: string, uuid: string, host: string) =>
  disk.write(
    `${slug}/program.yaml`,
    read('new-program/program.yaml')
      .replace('slug: new-program', `slug: ${slug}`)
      .replace(/uuid: .*/, `uuid: ${uuid}`)
      .replace('status: live', `status: live\nhosts:\n  - ${host}`),
  );
const BETA = '3b1f0c52-6d0a-4c39-9b0a-5d7a2e1c4f01';
const CETA = '4c2a1d63-7e1b-4d4a-8c1b-6e8b3f2d5a12';

describe('a broken program', () => {
  test('stays up in its last good version, and harms no other', async () => {
    const catalogue = await open();
    edit('acme/program.yaml', ['title: Acme Creators', 'titel: Acme']);
    await catalogue.refresh(['acme']);
    expect(catalogue.program('acme')?.title).toBe('Acme Creators');
    expect(catalogue.hosts.get('creators.acme.example')).toBe('acme');
    expect(catalogue.program('new-program')?.title).toBe('A New Program');
    expect(codes(catalogue)).toEqual(['SHAPE_MISSING_FIELD', 'SHAPE_UNKNOWN_FIELD']);
  });

  test('stays up over a restart', async () => {
    const first = await open();
    edit('acme/program.yaml', ['title: Acme Creators', 'titel: Acme']);
    await first.refresh();
    const second = await open();
    expect(second.program('acme')?.title).toBe('Acme Creators');
    expect(codes(second)).toContain('SHAPE_UNKNOWN_FIELD');
  });

  test('is served anew once it is mended', async () => {
    const catalogue = await open();
    edit('acme/program.yaml', ['title: Acme Creators', 'titel: Acme']);
    await catalogue.refresh(['acme']);
    edit('acme/program.yaml', ['titel: Acme', 'title: Acme, mended']);
    await catalogue.refresh(['acme']);
    expect(catalogue.program('acme')?.title).toBe('Acme, mended');
    expect(codes(catalogue)).toEqual([]);
  });

  test('is not served where it was never sound, and the others are', async () => {
    disk.write('acme/program.yaml', 'slug: [');
    const catalogue = await open();
    expect(catalogue.program('acme')).toBeUndefined();
    expect(catalogue.program('new-program')).toBeDefined();
    expect(new Set(codes(catalogue))).toEqual(new Set(['MANIFEST_SYNTAX']));
  });
});

describe('a catalogue without programs', () => {
  const empty = async () => {
    edit('site.yaml', ['unknown_host_program: new-program\n', '']);
    for (const slug of ['acme', 'new-program']) disk.remove(slug);
    return open('production');
  };

  test('is sound, and has nothing on a host of nobody', async () => {
    const catalogue = await empty();
    expect(codes(catalogue)).toEqual([]);
    expect(catalogue.entries).toEqual([]);
    expect(resolveAddress('parked.example', '/', catalogue)).toMatchObject({ kind: 'not_found' });
    expect(resolveAddress('marquee.example', '/', catalogue)).toMatchObject({ kind: 'site' });
  });

  test('takes its first program while it is served', async () => {
    const catalogue = await empty();
    cpSync('tests/fixtures/base/acme', join(disk.folder, 'acme'), { recursive: true });
    await catalogue.refresh();
    expect(resolveAddress('creators.acme.example', '/', catalogue)).toMatchObject({
      kind: 'program',
    });
  });
});

describe('its hash', () => {
  test('is the same wherever and whenever its files were written', async () => {
    using other = layOutCatalogue();
    const { folder, dataFolder } = other;
    utimesSync(join(folder, 'acme/program.yaml'), 1, 1);
    const second = await Catalogue.open({ folder, dataFolder, environment: 'development' });
    expect(second.hash).toBe((await open()).hash);
  });

  test('follows what is served, and a broken program changes nothing of that', async () => {
    const catalogue = await open();
    const { hash } = catalogue;
    edit('acme/program.yaml', ['title: Acme Creators', 'titel: Acme']);
    await catalogue.refresh();
    expect(catalogue.hash).toBe(hash);
    edit('acme/program.yaml', ['titel: Acme', 'title: Acme, mended']);
    await catalogue.refresh();
    expect(catalogue.hash).not.toBe(hash);
  });
});

test('a value that a comment sign swallowed is told as such', async () => {
  edit('acme/program.yaml', [
    'status: live',
    'status: live\ntheme:\n  colors:\n    primary: #3FB8A9',
  ]);
  const [issue] = (await open()).issues;
  expect(issue).toMatchObject({ code: 'SHAPE_WRONG_TYPE', path: 'theme.colors.primary' });
  expect(issue?.action).toBe(
    'A # after a space begins a comment. Put the text in quotes: "#3FB8A9"',
  );
});

describe('a fault of shape', () => {
  test('hides no other: a typo, a dead link and an unknown icon are told at once', async () => {
    edit(
      'acme/program.yaml',
      ['title: Acme Creators', 'titel: Acme'],
      ['[Log in](/login)', '[Log in](/logn)'],
      ['pages:', 'socials: []\npages:'],
      [
        '      - kind: faq',
        '      - kind: benefits\n        title: Yours\n        items:\n          - { icon: "tabler:nonesuch", title: A, text: B }\n          - { title: C, text: D, colour: red }\n      - kind: faq',
      ],
    );
    disk.write(
      'acme/campaign.yaml',
      `activations:
  - { id: 1, kind: season, title: Winter, description: Cold., offer: automatic, colour: white }
quest_groups:
  - { id: 1, activation_id: 7, title: Outdoors }
`,
    );
    expect(new Set(codes(await open()))).toEqual(
      new Set([
        ...['SHAPE_MISSING_FIELD', 'SHAPE_UNKNOWN_FIELD', 'LINK_BROKEN', 'ICON_UNKNOWN'],
        'CAMPAIGN_REFERENCE_UNKNOWN',
      ]),
    );
  });

  test('that breaks a whole part is told alone: what refers to the part may be right', async () => {
    edit('acme/program.yaml', ['kind: faq', 'kind: faqs'], ['[Log in](/login)', '[Ask](#faq)']);
    expect(codes(await open())).toEqual(['SHAPE_UNKNOWN_BLOCK']);
  });

  test('is not told a second time by what it leaves out', async () => {
    edit('acme/program.yaml', ['src: logo.svg', 'scr: logo.svg']);
    expect(codes(await open()).sort()).toEqual(['SHAPE_MISSING_FIELD', 'SHAPE_UNKNOWN_FIELD']);
  });
});

describe('folders', () => {
  test('a new one appears', async () => {
    const catalogue = await open();
    addProgram('beta', BETA, 'beta.example');
    const change = await catalogue.refresh();
    expect(change).toEqual({ site: false, slugs: ['beta'] });
    expect(catalogue.program('beta')?.slug).toBe('beta');
    expect(catalogue.hosts.get('beta.example')).toBe('beta');
  });

  test('a removed one disappears, with its host and its issues', async () => {
    addProgram('beta', BETA, 'beta.example');
    disk.write('broken/program.yaml', 'slug: [');
    const catalogue = await open();
    disk.remove('beta');
    disk.remove('broken');
    await catalogue.refresh();
    expect(catalogue.program('beta')).toBeUndefined();
    expect(catalogue.hosts.has('beta.example')).toBe(false);
    expect(catalogue.issues).toEqual([]);
    expect(catalogue.entries.map(({ slug }) => slug)).toEqual(['acme', 'new-program']);
  });

  test('what nobody touched is neither compiled again nor told of', async () => {
    const catalogue = await open();
    const changes: CatalogueChange[] = [];
    catalogue.onChange((change) => changes.push(change));
    const before = catalogue.compiled('acme');
    expect(await catalogue.refresh()).toEqual({ site: false, slugs: [] });
    expect(catalogue.compiled('acme')).toBe(before);
    edit('new-program/program.yaml', ['A New Program', 'Another Program']);
    await catalogue.refresh();
    expect(changes).toEqual([{ site: false, slugs: ['new-program'] }]);
  });
});

describe('a host that two programs ask for', () => {
  test('stays with the one that has it, and goes to the other once it is free', async () => {
    const catalogue = await open();
    addProgram('aaa', BETA, 'creators.acme.example');
    await catalogue.refresh(['aaa']);
    expect(catalogue.hosts.get('creators.acme.example')).toBe('acme');
    expect(catalogue.program('aaa')).toBeUndefined();
    expect(codes(catalogue)).toEqual(['PROGRAM_HOST_DUPLICATE']);

    edit('acme/program.yaml', ['creators.acme.example', 'play.acme.example']);
    const change = await catalogue.refresh(['acme']);
    expect(new Set(change.slugs)).toEqual(new Set(['aaa', 'acme']));
    expect(catalogue.hosts.get('creators.acme.example')).toBe('aaa');
    expect(catalogue.hosts.get('play.acme.example')).toBe('acme');
    expect(codes(catalogue)).toEqual([]);
  });

  test('is free as well where its program is gone', async () => {
    const catalogue = await open();
    addProgram('aaa', BETA, 'creators.acme.example');
    await catalogue.refresh(['aaa']);
    disk.remove('acme');
    await catalogue.refresh(['acme']);
    expect(catalogue.hosts.get('creators.acme.example')).toBe('aaa');
    expect(codes(catalogue)).toEqual([]);
  });

  test('can be swapped between two programs at once', async () => {
    addProgram('beta', BETA, 'beta.example');
    const catalogue = await open();
    addProgram('beta', BETA, 'creators.acme.example');
    edit('acme/program.yaml', ['creators.acme.example', 'beta.example']);
    await catalogue.refresh();
    expect(Object.fromEntries(catalogue.hosts)).toEqual({
      'creators.acme.example': 'beta',
      'beta.example': 'acme',
    });
    expect(codes(catalogue)).toEqual([]);
  });

  test('is not told of again and again while nothing changes', async () => {
    const catalogue = await open();
    addProgram('aaa', BETA, 'creators.acme.example');
    await catalogue.refresh();
    const changes: CatalogueChange[] = [];
    catalogue.onChange((change) => changes.push(change));
    await catalogue.refresh();
    expect(changes).toEqual([]);
    expect(codes(catalogue)).toEqual(['PROGRAM_HOST_DUPLICATE']);
  });

  test('is told at the place where each program asks for it, overlays too', async () => {
    edit('acme/program.yaml', [
      'pages:',
      'environments:\n  production:\n    hosts: [stage.acme.example]\npages:',
    ]);
    addProgram('beta', BETA, 'stage.acme.example');
    const [ofAcme, ofBeta] = (await open('production')).issues;
    expect(ofBeta).toMatchObject({ file: 'programs/beta/program.yaml', path: 'hosts[0]', line: 9 });
    expect(ofBeta?.message).toContain('(programs/acme/program.yaml:23:13)');
    expect(ofAcme).toMatchObject({
      file: 'programs/acme/program.yaml',
      path: 'environments.production.hosts[0]',
    });
  });
});

describe('a program that was copied', () => {
  const ACME = '6d0f4c1e-0d5e-4b0a-9a3e-1f6f4f0c2a11';
  const copyTo = (slug: string, ownSlug = slug) => {
    cpSync(join(disk.folder, 'acme'), join(disk.folder, slug), { recursive: true });
    edit(`${slug}/program.yaml`, ['slug: acme', `slug: ${ownSlug}`]);
  };
  const servedSlugs = (catalogue: Catalogue) => [...catalogue.served()].map(([slug]) => slug);

  test.each(['aaa', 'zzz'])(
    'as %s has no place of its own where neither is known',
    async (slug) => {
      copyTo(slug);
      const catalogue = await open();
      expect(servedSlugs(catalogue)).toEqual(['new-program']);
      expect(catalogue.named(ACME)).toBeUndefined();
      const ofUuid = catalogue.issues.filter(({ code }) => code === 'PROGRAM_UUID_DUPLICATE');
      expect(ofUuid.map(({ file }) => file).sort()).toEqual(
        ['acme', slug].sort().map((name) => `programs/${name}/program.yaml`),
      );
      for (const { action } of ofUuid) {
        expect(action).toContain('"acme"');
        expect(action).toContain(`"${slug}"`);
      }
    },
  );

  test('takes nothing from the one that is served, in this run and the next', async () => {
    const catalogue = await open();
    copyTo('aaa');
    await catalogue.refresh();
    for (const opened of [catalogue, await open()]) {
      expect(servedSlugs(opened)).toEqual(['acme', 'new-program']);
      expect(opened.named(ACME)).toBe('acme');
      expect(new Set(opened.issues.map(({ file }) => file))).toEqual(
        new Set(['programs/aaa/program.yaml']),
      );
    }
  });

  test('takes nothing where the engine was renewed in between', async () => {
    await open();
    copyTo('aaa');
    const [index] = readdirSync(join(disk.dataFolder, 'catalogue')).map((name) =>
      join(disk.dataFolder, 'catalogue', name, 'index.json'),
    );
    const stored = JSON.parse(readFileSync(index ?? '', 'utf8'));
    writeFileSync(index ?? '', JSON.stringify({ ...stored, engine: 'an older one' }));
    const catalogue = await open();
    expect(servedSlugs(catalogue)).toEqual(['acme', 'new-program']);
    expect(catalogue.named(ACME)).toBe('acme');
  });

  test('takes nothing from an original that is broken', async () => {
    copyTo('aaa');
    edit('acme/program.yaml', ['title: Acme Creators', 'titel: Acme']);
    const catalogue = await open();
    expect(catalogue.named(ACME)).toBeUndefined();
    edit('new-program/program.yaml', ['A New Program', 'Another Program']);
    await catalogue.refresh();
    expect(catalogue.named(ACME)).toBeUndefined();
  });

  test('is the only one refused where its slug is still that of the original', async () => {
    copyTo('aaa', 'acme');
    const catalogue = await open();
    expect(servedSlugs(catalogue)).toEqual(['acme', 'new-program']);
    expect(new Set(catalogue.issues.map(({ file }) => file))).toEqual(
      new Set(['programs/aaa/program.yaml']),
    );
    expect(codes(catalogue)).toContain('PROGRAM_SLUG_FOLDER');
    const ofUuid = catalogue.issues.find(({ code }) => code === 'PROGRAM_UUID_DUPLICATE');
    expect(ofUuid?.action).toContain('The folder "aaa" holds a copy');
  });

  test('leaves both to be served once it has a uuid and a host of its own', async () => {
    copyTo('aaa');
    const catalogue = await open();
    edit('aaa/program.yaml', [ACME, BETA], ['creators.acme.example', 'aaa.example']);
    await catalogue.refresh(['aaa']);
    expect(catalogue.named(ACME)).toBe('acme');
    expect(catalogue.named(BETA)).toBe('aaa');
  });
});

test('whoever must yield keeps its earlier place, which nobody gets meanwhile', async () => {
  addProgram('beta', BETA, 'beta.example');
  addProgram('ceta', CETA, 'ceta.example');
  const catalogue = await open();
  addProgram('beta', BETA, 'ceta.example');
  edit('acme/program.yaml', ['creators.acme.example', 'beta.example']);
  await catalogue.refresh();
  expect(Object.fromEntries(catalogue.hosts)).toEqual({
    'creators.acme.example': 'acme',
    'beta.example': 'beta',
    'ceta.example': 'ceta',
  });
  expect(codes(catalogue)).toEqual(['PROGRAM_HOST_DUPLICATE', 'PROGRAM_HOST_DUPLICATE']);
});

test("an alias over another program's own address never keeps that program from being served", async () => {
  edit('acme/program.yaml', [
    'pages:',
    'aliases:\n  - from: /programs/ceta/login\n    page: /\n    mode: serve\npages:',
  ]);
  addProgram('ceta', CETA, 'ceta.example');
  const catalogue = await open();
  expect(catalogue.program('ceta')).toBeDefined();
  expect(catalogue.alias('/programs/ceta/login')).toBeUndefined();
  expect(codes(catalogue)).toEqual(['PROGRAM_ALIAS_DUPLICATE']);
});

describe('site.yaml', () => {
  test('keeps its last good version where it breaks', async () => {
    const catalogue = await open();
    edit('site.yaml', ['product: Marquee', 'product: 7']);
    edit('acme/program.yaml', ['Acme Creators', 'Acme, renamed']);
    await catalogue.refresh();
    expect(catalogue.site.site.product).toBe('Marquee');
    expect(catalogue.program('acme')?.title).toBe('Acme, renamed');
    expect(codes(catalogue)).toEqual(['SHAPE_WRONG_TYPE']);
    edit('site.yaml', ['product: 7', 'product: Seven']);
    expect((await catalogue.refresh()).site).toBe(true);
    expect(catalogue.site.site.product).toBe('Seven');
    expect(codes(catalogue)).toEqual([]);
  });

  test('that was never sound leaves nothing to serve, and says why', async () => {
    edit('site.yaml', ['product: Marquee', 'product: 7']);
    await expect(open()).rejects.toThrow(CatalogueError);
    await expect(open()).rejects.toThrow(
      'programs/site.yaml:3:10 product: Expected text, found 7.',
    );
  });

  test('must name a live program for unknown hosts, at every moment', async () => {
    const catalogue = await open();
    edit('new-program/program.yaml', ['status: live', 'status: draft']);
    await catalogue.refresh(['new-program']);
    expect(codes(catalogue)).toEqual(['SITE_UNKNOWN_HOST_PROGRAM']);
    await catalogue.refresh();
    expect(codes(catalogue)).toEqual(['SITE_UNKNOWN_HOST_PROGRAM']);
    expect(codes(await open())).toEqual(['SITE_UNKNOWN_HOST_PROGRAM']);
    edit('new-program/program.yaml', ['status: draft', 'status: live']);
    await catalogue.refresh(['new-program']);
    expect(codes(catalogue)).toEqual([]);
  });
});

describe('the status', () => {
  test('draft is served outside production only, its host too', async () => {
    edit('acme/program.yaml', ['status: live', 'status: draft']);
    const development = await open('development');
    expect(development.program('acme')).toBeDefined();
    const production = await open('production');
    expect(production.program('acme')).toBeUndefined();
    expect(production.compiled('acme')).toBeUndefined();
    expect(production.hosts.has('creators.acme.example')).toBe(false);
    expect([...production.served()].map(([slug]) => slug)).toEqual(['new-program']);
  });

  test('archived is found by slug and uuid, and has no host', async () => {
    edit('acme/program.yaml', ['status: live', 'status: archived']);
    const catalogue = await open();
    expect(catalogue.archived('acme')).toBe('acme');
    expect(catalogue.archived('6d0f4c1e-0d5e-4b0a-9a3e-1f6f4f0c2a11')).toBe('acme');
    expect(catalogue.archived('new-program')).toBeUndefined();
    expect(catalogue.hosts.size).toBe(0);
  });
});

describe('what is loaded', () => {
  test('is frozen, all the way down', async () => {
    const program = (await open()).program('acme');
    expect(Object.isFrozen(program)).toBe(true);
    expect(Object.isFrozen(program?.pages[0]?.blocks[0])).toBe(true);
  });

  test('has an empty base route filled in', async () => {
    edit('acme/program.yaml', ['status: live', 'status: live\nbase_route: ""']);
    expect((await open()).program('acme')?.base_route).toBe('/programs/acme');
  });
});

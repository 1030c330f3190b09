import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishAnnouncements } from '#api/core/announcements/publish-announcements.ts';
import { eq } from '#api/store/drizzle.ts';
import { announcements } from '#api/store/tables/announcements.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { Catalogue } from '#catalogue/catalogue.ts';
import {
  changeAnnouncement,
  createAnnouncement,
  readAnnouncementSetting,
  readOperatorAnnouncement,
} from '#contract/announcements/endpoints.ts';
import { listAnnouncements } from '#contract/programs/endpoints.ts';
import { programDirectory } from '#main/api/program-directory.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';

const FIXTURES = 'tests/fixtures/api';
const root = mkdtempSync(join(tmpdir(), 'marquee-announcement-images-'));
const folder = join(root, 'programs');
const NEWS = {
  title: { en: 'Winter night' },
  text: { en: 'Come at eight.' },
  audience: { kind: 'members' },
  mail: false,
} as const;
const KEYS = { of: 'activations', id: '2' } as const;
const GROUP = { of: 'quest_groups', id: '2' } as const;

let catalogue: Catalogue;
let api: TestApi;
let manager: TestPerson;
let maya: TestPerson;
beforeAll(async () => {
  cpSync(FIXTURES, folder, { recursive: true });
  catalogue = await Catalogue.open({
    ...{ folder, dataFolder: join(root, 'data'), environment: 'development' },
  });
  const programs = programDirectory(catalogue, () => 'https://marquee.example');
  api = await startTestApi({ programs });
  manager = await api.operator('alpha', 'manager');
  maya = await api.creator('alpha', {});
});
afterAll(async () => {
  await api.close();
  rmSync(root, { recursive: true, force: true });
});
/** What a test did to files and news is undone before the next. */
beforeEach(async () => {
  cpSync(FIXTURES, folder, { recursive: true });
  await catalogue.refresh();
  await api.services.store.database.delete(announcements);
});

const as = ({ token, uuid }: TestPerson, rest: object = {}) => ({
  token,
  query: { uuid },
  ...rest,
});
const create = (body: object = {}) =>
  api.call(createAnnouncement, as(manager, { body: { ...NEWS, ...body } }));
const change = (announcement_id: string, body: object) =>
  api.call(
    changeAnnouncement,
    as(manager, { params: { announcement_id }, body: { ...NEWS, ...body } }),
  );
const read = (announcement_id: string) =>
  api.call(readOperatorAnnouncement, as(manager, { params: { announcement_id } }));
const setting = async (locale = 'en') =>
  (await api.call(readAnnouncementSetting, as(manager, { headers: { 'accept-language': locale } })))
    .body;
const imageShown = async (id: string, locale = 'en') => {
  const headers = { 'accept-language': locale };
  const { body } = await api.call(listAnnouncements, as(maya, { headers }));
  return body.announcements.find((one) => one.id === id)?.image;
};
/** Rewrites a program's file, which stays sound. */
const write = async (file: string, written: string, instead: string) => {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(written);
  writeFileSync(path, before.replace(written, instead));
  await catalogue.refresh();
  expect(catalogue.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
};

test('every picture of the manifest can be chosen, with the name of what it is of in the reader’s words', async () => {
  const { images } = await setting('de');
  expect(images.map(({ of, id, name }) => [of, id, name])).toEqual([
    ['activations', '2', 'Spiel-Keys'],
    ['quest_groups', '2', 'Together'],
    ['quests', '3', 'A thousand wins together'],
    ['rewards', '2', 'Badge'],
    ['bingo_boards', '1', 'Premierenabend'],
    ['announcements', 'season-1', 'Saison 1 hat begonnen'],
  ]);
  expect(images[0]?.image).toMatchObject({ alt: 'Spiel-Keys', focus: '20% 0%', width: 640 });
});

test('key art is named by the page that it is on', async () => {
  await write(
    'alpha/program.yaml',
    '        title: Welcome to {program}\n',
    '        title: Welcome to {program}\n        image: { file: logo.svg }\n',
  );
  const { images } = await setting();
  const art = images.find(({ of }) => of === 'heroes');
  expect(art).toMatchObject({ id: '/ 0', name: '/' });
  const { status, body } = await create({ image: { of: 'heroes', id: '/ 0' } });
  expect([status, await imageShown(body.id)]).toEqual([201, art?.image]);
});

test('members see the picture that was chosen, in their words; also one that was chosen later', async () => {
  const { body } = await create({ image: KEYS });
  expect(body.image).toEqual(KEYS);
  expect(await imageShown(body.id, 'de')).toMatchObject({
    src: expect.stringMatching(/^\/assets\/programs\/alpha\/[\w-]{16}\/game\.png$/),
    sources: [{ type: 'image/avif' }, { type: 'image/webp' }],
    ...{ width: 640, height: 360, alt: 'Spiel-Keys', focus: '20% 0%' },
  });
  const changed = await change(body.id, { image: GROUP, revision: 1 });
  expect(changed.body).toMatchObject({ image: GROUP, state: 'shown', revision: 2 });
  expect(await imageShown(body.id)).toMatchObject({ alt: 'Together', focus: '10% 20%' });
  expect((await change(body.id, { revision: 2 })).body.image).toBeNull();
  expect(await imageShown(body.id)).toBeNull();
});

test('one that begins later has its picture then', async () => {
  const start = Date.now();
  api.setTime(new Date(start));
  const from = new Date(start + 60_000).toISOString();
  const { body } = await create({ image: KEYS, from });
  expect([body.state, await imageShown(body.id)]).toEqual(['scheduled', undefined]);
  const moved = await change(body.id, { image: GROUP, from, revision: 1 });
  expect(moved.body).toMatchObject({ state: 'scheduled', image: GROUP });
  api.setTime(from);
  await publishAnnouncements(api.services);
  expect(await imageShown(body.id)).toMatchObject({ alt: 'Together' });
});

test('a picture that this program does not have is refused, and nothing is announced', async () => {
  const title = '    title: Win five matches\n';
  await write('beta/campaign.yaml', title, `${title}    image: { file: logo.svg }\n`);
  expect(api.program('beta').image('quests', 1, 'en')).not.toBeNull();
  const wrong = [
    // Another program has it.
    { of: 'quests', id: '1' },
    // Of something that has none, of nothing, and what every object has.
    { of: 'activations', id: '1' },
    { of: 'announcements', id: 'none' },
    { of: 'activations', id: 'constructor' },
    { of: 'heroes', id: '__proto__' },
  ];
  const { body } = await create({ image: KEYS });
  for (const image of wrong) {
    const refused = await create({ image });
    expect(refused.code).toBe('ANNOUNCEMENT_IMAGE_UNKNOWN');
    expect(refused.error.extra).toMatchObject({ image });
    expect(refused.error.message).toMatch(/Choose another of its pictures, or none/);
    expect((await change(body.id, { image, revision: 1 })).code).toBe(refused.code);
  }
  expect(await api.services.store.database.select().from(announcements)).toHaveLength(1);
  expect((await read(body.id)).body).toMatchObject({ image: KEYS, revision: 1 });
});

test('what the manifest drops is shown no more, and comes back with it', async () => {
  const { body } = await create({ image: KEYS });
  const image = '    image: { file: game.png, alt: Game keys, focus: { x: 20, y: 0 } }\n';
  await write('alpha/campaign.yaml', image, '');
  expect(await imageShown(body.id)).toBeNull();
  // Whoever changes it reads what was chosen, and can save it without.
  expect((await read(body.id)).body.image).toEqual(KEYS);
  expect((await setting()).images.map(({ of }) => of)).not.toContain('activations');
  expect((await change(body.id, { image: KEYS, revision: 1 })).code).toBe(
    'ANNOUNCEMENT_IMAGE_UNKNOWN',
  );
  cpSync(FIXTURES, folder, { recursive: true });
  await catalogue.refresh();
  expect(await imageShown(body.id)).toMatchObject({ alt: 'Game keys' });
});

test('the log has which picture it was, before and after', async () => {
  const { body } = await create({ image: KEYS });
  await change(body.id, { image: GROUP, revision: 1 });
  const entries = await api.services.store.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject_id, body.id))
    .orderBy(auditEntries.id);
  expect(entries.map(({ details }) => details)).toEqual([
    expect.objectContaining({ image: KEYS }),
    { from_image: KEYS, to_image: GROUP },
  ]);
});

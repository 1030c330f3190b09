import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBingoBoards } from '#contract/bingo/endpoints.ts';
import { listInfluencerActivations } from '#contract/enrolments/endpoints.ts';
import { listAnnouncements, readCampaign } from '#contract/programs/endpoints.ts';
import { listQuestGroups, listQuests } from '#contract/quests/endpoints.ts';
import { listAvailableRequests } from '#contract/requests/endpoints.ts';
import { listRewards } from '#contract/rewards/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { enrol } from '../support/key-pool.ts';
import { BADGE, GAME, STICKER } from '../support/rewards.ts';

const KEYS = 2;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const as = ({ token, uuid }: TestPerson, locale = 'en') => ({
  token,
  query: { uuid },
  headers: { 'accept-language': locale },
});
const GAME_PNG = /^\/assets\/programs\/alpha\/([\w-]{16})\/game\.png$/;

test('a reward has its own picture, or one that is drawn for its kind and its number', async () => {
  const person = await api.creator('alpha');
  const { body } = await api.call(listRewards, as(person));
  const images = new Map(body.rewards.map(({ id, image }) => [id, image]));
  expect(images.get(STICKER)).toEqual({
    src: expect.stringMatching(/^\/assets\/artwork\/alpha\/[\w-]{16}\/merchandise-1\.svg$/),
    sources: [],
    width: 800,
    height: 450,
    alt: '',
    focus: '50% 50%',
  });
  expect(images.get(GAME)?.src).toMatch(/\/key-3\.svg$/);
  // A drawing is sharp at every size as it is.
  expect(images.get(BADGE)).toMatchObject({
    src: expect.stringMatching(/^\/assets\/programs\/alpha\/[\w-]{16}\/logo\.svg$/),
    sources: [],
  });
});

test('a quest has a picture where the campaign gives it one', async () => {
  const person = await api.creator('alpha');
  const { body } = await api.call(listQuests, as(person));
  const shown = body.quests.flatMap(({ id, image }) => (image ? [[id, image.src]] : []));
  expect(shown).toEqual([[3, expect.stringMatching(GAME_PNG)]]);
});

test('keys to ask for and keys that one has show the same picture, in words of the reader', async () => {
  const person = await api.creator('alpha');
  const available = await api.call(listAvailableRequests, as(person, 'de'));
  const [asked] = available.body.activations;
  expect(asked?.title).toBe('Spiel-Keys');
  const [, hash] = GAME_PNG.exec(asked?.image?.src ?? '') ?? [];
  const encoded = (ending: string) =>
    `/assets/images/alpha/${hash}/320.${ending} 320w,/assets/images/alpha/${hash}/640.${ending} 640w`;
  expect(asked?.image).toEqual({
    src: expect.stringMatching(GAME_PNG),
    sources: [
      { type: 'image/avif', srcSet: encoded('avif') },
      { type: 'image/webp', srcSet: encoded('webp') },
    ],
    width: 640,
    height: 360,
    alt: 'Spiel-Keys',
    focus: '20% 0%',
  });
  await enrol(api, person, KEYS);
  const own = await api.call(listInfluencerActivations, as(person, 'de'));
  const held = own.body.items.find(({ activation_id }) => activation_id === KEYS);
  expect(held?.image).toEqual(asked?.image);
});

test('a group of quests has its own picture, or one that is drawn in the look of the program', async () => {
  const person = await api.creator('alpha');
  const { body } = await api.call(listQuestGroups, as(person));
  const shown = body.quest_groups.map(({ id, image }) => [id, image.src, image.focus]);
  expect(shown.slice(0, 2)).toEqual([
    [1, expect.stringMatching(/^\/assets\/artwork\/alpha\/[\w-]{16}\/group-1\.svg$/), '50% 50%'],
    [2, expect.stringMatching(GAME_PNG), '10% 20%'],
  ]);
});

test('a bingo board has its own picture, or one that is drawn', async () => {
  const { body } = await api.call(listBingoBoards, { params: { campaign_id: 'alpha' } });
  const [own, ...others] = body.boards.map(({ image }) => image.src);
  expect(own).toMatch(GAME_PNG);
  expect(others.length).toBeGreaterThan(0);
  for (const src of others)
    expect(src).toMatch(/^\/assets\/artwork\/alpha\/[\w-]{16}\/board-\d+\.svg$/);
});

test('an announcement of the manifest shows its picture to members, in their words', async () => {
  const person = await api.creator('alpha');
  const { body } = await api.call(listAnnouncements, as(person, 'de'));
  const [news] = body.announcements;
  expect(news?.id).toBe('season-1');
  expect(news?.image).toMatchObject({ src: expect.stringMatching(GAME_PNG), alt: 'Spiel-Keys' });
});

test('what a campaign offers is shown with the picture that it has, and without where it has none', async () => {
  const person = await api.creator('alpha');
  const { body } = await api.call(readCampaign, as(person));
  const images = new Map(body.activations.map(({ id, image }) => [id, image?.src]));
  expect(images.get(KEYS)).toMatch(GAME_PNG);
  expect(images.get(1)).toBeUndefined();
});

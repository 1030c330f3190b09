import { afterAll, beforeAll, expect, test } from 'vitest';
import { listInfluencerActivations } from '#contract/enrolments/endpoints.ts';
import { listQuests } from '#contract/quests/endpoints.ts';
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

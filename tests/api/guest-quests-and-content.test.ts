import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetQuestBook } from '#api/core/quests/quest-book.ts';
import { eq } from '#api/store/drizzle.ts';
import { programs } from '#api/store/tables/programs.ts';
import {
  acceptAsGuest,
  listGuestContent,
  listGuestQuests,
  submitGuestContent,
} from '#contract/guest/endpoints.ts';
import { startTestApi, type TestApi } from '../support/api.ts';
import { changeActivation } from '../support/key-pool.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const link = (activation_id: number) => api.guestLink('alpha', { activation_id });
const accept = (token: string) =>
  api.call(acceptAsGuest, {
    body: { token, name: 'Sam', agreements: { coc_accepted: true } },
  });

test('a guest sees quests of the link’s activation with nothing of a person’s own', async () => {
  const token = await link(1);
  const { body } = await api.call(listGuestQuests, { query: { token } });
  expect(body).toMatchObject({ uuid: api.program('alpha').uuid, program: 'alpha' });
  expect(body.quests.length).toBeGreaterThan(0);
  for (const quest of body.quests)
    expect(quest).toMatchObject({ activation_id: 1, progress: null, claimable: 0 });
  const brief = await api.call(listGuestQuests, { query: { token: await link(3) } });
  expect(brief.body.quests).toEqual([]);
});

test('a link to what has no quests shows those that the campaign opens to guests', async () => {
  const token = await link(3);
  await changeActivation(api, 'alpha', 1, { guests: true });
  forgetQuestBook(api.services.store, api.program('alpha').uuid);
  await api.services.store.database
    .update(programs)
    .set({ applied_at: new Date() })
    .where(eq(programs.uuid, api.program('alpha').uuid));
  const { body } = await api.call(listGuestQuests, { query: { token } });
  expect(body.quests.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(body.quests.every(({ progress }) => progress === null)).toBe(true);
});

test('a guest hands in content after accepting, and sees only the own', async () => {
  const token = await link(3);
  const other = await link(3);
  const body = {
    content_type: 'video',
    url: 'https://videos.example/watch?v=guest',
    title: 'My video',
    hashtags: ['#alpha'],
  };
  const submit = (as: string, values: object = {}) =>
    api.call(submitGuestContent, { query: { token: as }, body: { ...body, ...values } });
  expect((await submit(token)).code).toBe('CONTENT_NOT_TAKEN');
  await accept(token);
  await accept(other);
  expect((await submit(token, { content_type: 'article' })).code).toBe('CONTENT_TYPE_NOT_TAKEN');
  const submitted = await submit(token);
  expect(submitted.body).toMatchObject({ state: 'submitted', title: 'My video' });
  expect((await submit(other)).code).toBe('CONTENT_DUPLICATE');
  await changeActivation(api, 'alpha', 3, { closes_at: new Date('2026-01-01') });
  expect((await submit(other, { url: 'https://videos.example/2' })).code).toBe(
    'ACTIVATION_NOT_OPEN',
  );
  await changeActivation(api, 'alpha', 3, { closes_at: null });
  const own = await api.call(listGuestContent, { query: { token } });
  expect(own.body).toMatchObject({ total: 1, items: [{ id: submitted.body.id }] });
  const none = await api.call(listGuestContent, { query: { token: other } });
  expect(none.body).toMatchObject({ total: 0, items: [] });
});

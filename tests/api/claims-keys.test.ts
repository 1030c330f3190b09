import { afterAll, beforeAll, expect, test } from 'vitest';
import { and, eq } from '#api/store/drizzle.ts';
import {
  gameKeys,
  influencerActivations,
  keyOptions,
  keyReveals,
} from '#api/store/tables/activations.ts';
import { idempotencyKeys, mails } from '#api/store/tables/delivery.ts';
import { acceptAgreements } from '#contract/agreements/endpoints.ts';
import { claimKey, revealKey } from '#contract/enrolments/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { changeActivation, enrol, fillPool, keysIn } from '../support/key-pool.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const on = (person: TestPerson, id: number, body?: unknown) => ({
  token: person.token,
  query: { uuid: person.uuid },
  params: { influencer_activation_id: id },
  ...(body === undefined ? {} : { body }),
});
const codes = (answers: readonly { code: string | undefined }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ code }) => code ?? 'fine')].map(([code, { length }]) => [
      code,
      length,
    ]),
  );
const agree = (person: TestPerson) =>
  api.call(acceptAgreements, {
    token: person.token,
    query: { uuid: person.uuid },
    body: { coc_accepted: true },
  });

test('of 200 people who claim one of 50 keys at once, 50 get a key of their own and 150 a clear refusal', async () => {
  const keys = await fillPool(api, 'beta', 61, 50, 'RACE');
  const people = await Promise.all(Array.from({ length: 200 }, () => api.creator('beta')));
  const ids = await Promise.all(people.map((person) => enrol(api, person, 6)));
  const answers = await Promise.all(
    people.map((person, index) => api.call(claimKey, on(person, ids[index] ?? 0, {}))),
  );
  expect(codes(answers)).toEqual({ fine: 50, KEYS_EXHAUSTED: 150 });
  const given = answers.filter(({ status }) => status === 200).map(({ body }) => body.key);
  expect(given.sort()).toEqual(keys.sort());
  expect(await keysIn(api, 'beta', 'available')).toEqual([]);
  const { database } = api.services.store;
  const states = await database
    .select({ state: influencerActivations.state })
    .from(influencerActivations)
    .where(eq(influencerActivations.program_uuid, api.program('beta').uuid));
  expect(states.filter(({ state }) => state === 'claimed')).toHaveLength(50);
  expect(states.filter(({ state }) => state === 'accepted')).toHaveLength(150);
});

test('one person who presses 20 times at once gets one key', async () => {
  await fillPool(api, 'alpha', 61, 20, 'PRESS');
  const person = await api.creator('alpha');
  const id = await enrol(api, person, 6);
  const before = (await keysIn(api, 'alpha', 'available')).length;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => api.call(claimKey, on(person, id, {}))),
  );
  expect(codes(answers)).toEqual({ fine: 1, KEY_ALREADY_CLAIMED: 19 });
  expect((await keysIn(api, 'alpha', 'available')).length).toBe(before - 1);
});

test('20 calls with one Idempotency-Key claim one key and all answer it; what is kept is sealed', async () => {
  await fillPool(api, 'alpha', 61, 2, 'AGAIN');
  const person = await api.creator('alpha');
  const id = await enrol(api, person, 6);
  const request = { ...on(person, id, {}), headers: { 'idempotency-key': 'press' } };
  const answers = await Promise.all(Array.from({ length: 20 }, () => api.call(claimKey, request)));
  const keys = new Set(answers.map(({ body }) => body.key));
  expect([codes(answers), keys.size]).toEqual([{ fine: 20 }, 1]);
  const kept = await api.services.store.database.select().from(idempotencyKeys);
  expect(JSON.stringify(kept)).not.toContain([...keys][0]);
});

test('a key is claimed only after accepting, while it is open, with the agreements, by a member', async () => {
  await fillPool(api, 'alpha', 21, 1, 'ORDER');
  const person = await api.creator('alpha');
  const offered = await enrol(api, person, 6, { state: 'offered' });
  const early = await api.call(claimKey, on(person, offered, {}));
  expect([early.code, early.error.extra.state]).toEqual(['KEY_NOT_CLAIMABLE', 'offered']);
  const brief = await enrol(api, person, 3);
  expect((await api.call(claimKey, on(person, brief, {}))).code).toBe('KEY_NOT_CLAIMABLE');
  const closed = await enrol(api, person, 5);
  expect((await api.call(claimKey, on(person, closed, {}))).code).toBe('ACTIVATION_NOT_OPEN');
  const id = await enrol(api, person, 2);
  const missing = await api.call(claimKey, on(person, id, {}));
  expect(missing.code).toBe('AGREEMENTS_MISSING');
  const stranger = await api.creator('alpha', { member_since: null });
  const theirs = await enrol(api, stranger, 6);
  expect((await api.call(claimKey, on(stranger, theirs, {}))).code).toBe('NOT_A_MEMBER');
  expect((await keysIn(api, 'alpha', 'available')).some((row) => row.key_option_id === 21)).toBe(
    true,
  );
  await agree(person);
  const claimed = await api.call(claimKey, on(person, id, {}));
  expect(claimed.body).toMatchObject({
    key: 'ORDER-21-0-SECRET',
    key_option_id: 21,
    platform: 'steam',
    region: null,
  });
  const again = await api.call(claimKey, on(person, id, {}));
  expect(again.code).toBe('KEY_ALREADY_CLAIMED');
});

test('a key that is not the activation’s is unknown, one of several must be named, and an empty pool says so', async () => {
  const { database } = api.services.store;
  const person = await api.creator('alpha');
  const id = await enrol(api, person, 6);
  const unknown = await api.call(claimKey, on(person, id, { key_option_id: 21 }));
  expect([unknown.code, unknown.error.extra.key_options]).toEqual(['KEY_OPTION_UNKNOWN', [61]]);
  const program_uuid = api.program('alpha').uuid;
  await database.insert(keyOptions).values({
    program_uuid,
    id: 62,
    activation_id: 6,
    label: { en: 'Xbox' },
    platform: 'xbox',
    position: 99,
  });
  const missing = await api.call(claimKey, on(person, id, {}));
  expect([missing.code, missing.error.extra.key_options]).toEqual(['KEY_OPTION_MISSING', [61, 62]]);
  const empty = await api.call(claimKey, on(person, id, { key_option_id: 62 }));
  expect(empty.code).toBe('KEYS_EXHAUSTED');
  const [row] = await database
    .select()
    .from(influencerActivations)
    .where(eq(influencerActivations.id, id));
  expect([row?.state, row?.key_option_id]).toEqual(['accepted', null]);
  await database
    .delete(keyOptions)
    .where(and(eq(keyOptions.program_uuid, program_uuid), eq(keyOptions.id, 62)));
});

test('each time a key is shown is recorded with who saw it in which call', async () => {
  const { database } = api.services.store;
  await fillPool(api, 'alpha', 61, 1, 'REVEAL');
  const person = await api.creator('alpha');
  const id = await enrol(api, person, 6);
  const none = await api.call(revealKey, on(person, id));
  expect(none.code).toBe('KEY_NOT_CLAIMED');
  const claimed = await api.call(claimKey, on(person, id, {}));
  await changeActivation(api, 'alpha', 6, { closes_at: new Date('2026-02-02') });
  const shown = await api.call(revealKey, on(person, id));
  await changeActivation(api, 'alpha', 6, { closes_at: null });
  expect(shown.body).toEqual(claimed.body);
  const reveals = await database
    .select()
    .from(keyReveals)
    .innerJoin(gameKeys, eq(gameKeys.id, keyReveals.game_key_id))
    .where(eq(gameKeys.influencer_activation_id, id));
  expect(
    reveals.map(({ key_reveals: { actor_kind, actor_id } }) => [actor_kind, actor_id]),
  ).toEqual([
    ['creator', person.id],
    ['creator', person.id],
  ]);
  expect(new Set(reveals.map(({ key_reveals }) => key_reveals.request_id)).size).toBe(2);
});

test('a claimed key is told of by mail to a verified address, without the key, and not to others', async () => {
  const { database } = api.services.store;
  await fillPool(api, 'alpha', 61, 2, 'MAIL');
  const verified = await api.creator('alpha', {
    email: 'maya@creators.example',
    email_verified_at: new Date(),
    locale: 'de',
  });
  const unverified = await api.creator('alpha', { email: 'lee@creators.example' });
  const keys: string[] = [];
  for (const person of [verified, unverified]) {
    const id = await enrol(api, person, 6);
    keys.push((await api.call(claimKey, on(person, id, {}))).body.key);
  }
  const sent = await database.select().from(mails).where(eq(mails.kind, 'key_claimed'));
  expect(sent.map(({ address, locale, params }) => ({ address, locale, params }))).toEqual([
    {
      address: 'maya@creators.example',
      locale: 'de',
      params: expect.objectContaining({ title: 'Keys of one kind', platform: 'steam' }),
    },
  ]);
  for (const key of keys) expect(JSON.stringify(sent)).not.toContain(key);
});

test('somebody else’s key and another program’s are like none at all', async () => {
  await fillPool(api, 'alpha', 61, 1, 'OTHER');
  const owner = await api.creator('alpha');
  const id = await enrol(api, owner, 6);
  await api.call(claimKey, on(owner, id, {}));
  for (const other of [await api.creator('alpha'), await api.creator('beta')])
    for (const unknown of [id, 999_999]) {
      const claimed = await api.call(claimKey, on(other, unknown, {}));
      const shown = await api.call(revealKey, on(other, unknown));
      expect([claimed.code, shown.code]).toEqual(Array(2).fill('INFLUENCER_ACTIVATION_UNKNOWN'));
    }
});

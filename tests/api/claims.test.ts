import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeEnrolment } from '#api/core/enrolments/complete-enrolment.ts';
import { expireEnrolments } from '#api/core/enrolments/expire-enrolments.ts';
import { and, eq } from '#api/store/drizzle.ts';
import { activations, influencerActivations } from '#api/store/tables/activations.ts';
import { contents } from '#api/store/tables/pipelines.ts';
import {
  acceptInfluencerActivation,
  declineInfluencerActivation,
  listInfluencerActivations,
  readInfluencerActivation,
} from '#contract/enrolments/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { changeActivation, enrol, fillPool } from '../support/key-pool.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const from = (person: TestPerson, query: Record<string, string | number> = {}) => ({
  token: person.token,
  query: { uuid: person.uuid, ...query },
});
const on = (person: TestPerson, id: number, body?: unknown) => ({
  ...from(person),
  params: { influencer_activation_id: id },
  ...(body === undefined ? {} : { body }),
});
const stateOf = async (id: number) => {
  const { database } = api.services.store;
  const [row] = await database
    .select()
    .from(influencerActivations)
    .where(eq(influencerActivations.id, id));
  return row?.state;
};
/** Taken places of an activation of alpha: the counter's number and the rows'. */
async function places(id: number): Promise<[number, number]> {
  const { database } = api.services.store;
  const ofAlpha = eq(activations.program_uuid, api.program('alpha').uuid);
  const [activation] = await database
    .select()
    .from(activations)
    .where(and(ofAlpha, eq(activations.id, id)));
  const rows = await database
    .select()
    .from(influencerActivations)
    .where(
      and(
        eq(influencerActivations.program_uuid, api.program('alpha').uuid),
        eq(influencerActivations.activation_id, id),
      ),
    );
  const holding = rows.filter(({ state }) => !['declined', 'expired', 'revoked'].includes(state));
  return [activation?.enrolments ?? 0, holding.length];
}

test('a member is offered what the campaign gives of itself, once, and what has closed is not', async () => {
  const member = await api.creator('alpha');
  const lists = await Promise.all(
    Array.from({ length: 5 }, () => api.call(listInfluencerActivations, from(member))),
  );
  expect(lists.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const { body } = await api.call(listInfluencerActivations, from(member));
  expect(body.items.map(({ activation_id }) => activation_id).sort()).toEqual([1, 3, 6]);
  expect(body.items.every(({ state, open }) => state === 'offered' && open)).toBe(true);
  for (const id of [1, 3, 6]) {
    const [counted, held] = await places(id);
    expect(counted).toBe(held);
  }
});

test('who is no member is offered nothing', async () => {
  const stranger = await api.creator('alpha', { member_since: null });
  const { body } = await api.call(listInfluencerActivations, from(stranger));
  expect(body).toEqual({ items: [], next_cursor: null });
});

test('pages hold each enrolment once, newest first, and a state narrows them', async () => {
  const member = await api.creator('alpha');
  const all = await api.call(listInfluencerActivations, from(member));
  const ids = all.body.items.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await api.call(
      listInfluencerActivations,
      from(member, { limit: 1, ...(cursor ? { cursor } : {}) }),
    );
    seen.push(...body.items.map(({ id }) => id));
    cursor = body.next_cursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(ids);
  await api.call(declineInfluencerActivation, on(member, ids[0] ?? 0));
  const declined = await api.call(listInfluencerActivations, from(member, { state: 'declined' }));
  expect(declined.body.items.map(({ id }) => id)).toEqual([ids[0]]);
  const wrong = await api.call(listInfluencerActivations, from(member, { cursor: 'bm9uZQ' }));
  expect(wrong.code).toBe('CURSOR_INVALID');
});

test('a key activation shows its keys: what is left, what is preferred, in the caller’s words', async () => {
  const member = await api.creator('alpha');
  const id = await enrol(api, member, 2, { state: 'offered' });
  await fillPool(api, 'alpha', 22, 1, 'SHOWN');
  const { body } = await api.call(readInfluencerActivation, on(member, id));
  expect(body).toMatchObject({ id, activation_id: 2, kind: 'key', title: 'Game keys' });
  expect(body.agreements).toEqual(['coc_accepted']);
  expect(body.key_options).toEqual([
    {
      id: 21,
      label: 'Steam, worldwide',
      platform: 'steam',
      region: null,
      available: false,
      preferred: true,
    },
    {
      id: 22,
      label: 'Xbox, Europe',
      platform: 'xbox',
      region: 'EU',
      available: true,
      preferred: false,
    },
  ]);
});

test('a content brief says what it asks for', async () => {
  const member = await api.creator('alpha');
  const { body } = await api.call(listInfluencerActivations, from(member));
  const brief = body.items.find(({ activation_id }) => activation_id === 3);
  expect(brief?.content).toEqual({
    types: ['video', 'short'],
    hashtags: ['#alpha'],
    due_at: null,
    minimum: 1,
    instructions: 'Show at least a minute of play.',
  });
});

test('accepting needs the agreements; refused, nothing is agreed to, and twice is refused', async () => {
  const member = await api.creator('alpha');
  const id = await enrol(api, member, 2, { state: 'offered' });
  const refused = await api.call(
    acceptInfluencerActivation,
    on(member, id, { agreements: { confirmed_18: true } }),
  );
  expect(refused.code).toBe('AGREEMENTS_MISSING');
  expect(refused.error.extra.agreements).toEqual([
    { agreement: 'coc_accepted', version: expect.any(String) },
  ]);
  expect(await stateOf(id)).toBe('offered');
  const body = { agreements: { coc_accepted: true } };
  const accepted = await api.call(acceptInfluencerActivation, on(member, id, body));
  expect(accepted.body).toMatchObject({ state: 'accepted', accepted_at: expect.any(String) });
  const again = await api.call(acceptInfluencerActivation, on(member, id, body));
  expect([again.code, again.error.extra.state]).toEqual(['TRANSITION_REFUSED', 'accepted']);
  const declined = await api.call(declineInfluencerActivation, on(member, id));
  expect(declined.code).toBe('TRANSITION_REFUSED');
});

test('accepting with an Idempotency-Key answers a second time what it did', async () => {
  const member = await api.creator('alpha');
  const id = await enrol(api, member, 3, { state: 'offered' });
  const request = { ...on(member, id, {}), headers: { 'idempotency-key': 'once' } };
  const first = await api.call(acceptInfluencerActivation, request);
  const second = await api.call(acceptInfluencerActivation, request);
  expect(first.status).toBe(200);
  expect(second.body).toEqual(first.body);
});

test('only members accept, and only while it is open', async () => {
  const stranger = await api.creator('alpha', { member_since: null });
  const theirs = await enrol(api, stranger, 3, { state: 'offered' });
  const refused = await api.call(acceptInfluencerActivation, on(stranger, theirs, {}));
  expect(refused.code).toBe('NOT_A_MEMBER');
  const member = await api.creator('alpha');
  const id = await enrol(api, member, 4, { state: 'offered' });
  await changeActivation(api, 'alpha', 4, { opens_at: new Date('2035-01-01') });
  try {
    const early = await api.call(acceptInfluencerActivation, on(member, id, {}));
    expect(early.code).toBe('ACTIVATION_NOT_OPEN');
    expect(await stateOf(id)).toBe('offered');
  } finally {
    await changeActivation(api, 'alpha', 4, { opens_at: null });
  }
});

test('an offer whose activation has closed is expired, wherever it is looked at', async () => {
  const member = await api.creator('alpha');
  const read = await enrol(api, member, 5, { state: 'offered' });
  expect((await api.call(readInfluencerActivation, on(member, read))).body.state).toBe('expired');
  const accepting = await api.creator('alpha');
  const late = await enrol(api, accepting, 5, { state: 'offered' });
  const refused = await api.call(acceptInfluencerActivation, on(accepting, late, {}));
  expect([refused.code, refused.error.extra.state]).toEqual(['TRANSITION_REFUSED', 'expired']);
  const listing = await api.creator('alpha');
  const listed = await enrol(api, listing, 5, { state: 'offered' });
  const { body } = await api.call(listInfluencerActivations, from(listing, { state: 'expired' }));
  expect(body.items.map(({ id }) => id)).toEqual([listed]);
});

test('the worker ends every offer whose time is over and leaves what was accepted', async () => {
  const { store } = api.services;
  const [one, other, kept] = await Promise.all([1, 2, 3].map(() => api.creator('alpha')));
  if (!one || !other || !kept) throw new Error();
  const over = { expires_at: new Date('2026-02-01') };
  const ids = [
    await enrol(api, one, 1, { state: 'offered', ...over }),
    await enrol(api, other, 1, { state: 'offered', ...over }),
  ];
  const accepted = await enrol(api, kept, 1, over);
  expect(await expireEnrolments(store, new Date('2026-01-31'))).toBe(0);
  expect(await expireEnrolments(store, new Date('2026-02-01'))).toBe(2);
  expect(await Promise.all(ids.map(stateOf))).toEqual(['expired', 'expired']);
  expect(await stateOf(accepted)).toBe('accepted');
});

test('a declined offer gives its place back', async () => {
  const member = await api.creator('alpha');
  const { body } = await api.call(listInfluencerActivations, from(member));
  const offer = body.items.find(({ activation_id }) => activation_id === 6);
  const before = (await places(6))[0];
  const declined = await api.call(declineInfluencerActivation, on(member, offer?.id ?? 0));
  expect(declined.body.state).toBe('declined');
  expect((await places(6))[0]).toBe(before - 1);
});

test('an enrolment in a brief is completed by as many accepted pieces as it asks for', async () => {
  const { store } = api.services;
  const member = await api.creator('alpha');
  const id = await enrol(api, member, 3);
  const piece = {
    program_uuid: member.uuid,
    activation_id: 3,
    influencer_activation_id: id,
    creator_id: member.id,
    content_type: 'video' as const,
    platform: 'youtube',
    title: 'A piece',
  };
  const add = (url: string, state: 'accepted' | 'rejected') =>
    store.database.insert(contents).values({ ...piece, url, canonical_url: url, state });
  await add('https://videos.example/1', 'rejected');
  expect(await completeEnrolment(store, id, new Date())).toBe(false);
  expect(await stateOf(id)).toBe('accepted');
  await add('https://videos.example/2', 'accepted');
  expect(await completeEnrolment(store, id, new Date())).toBe(true);
  expect(await completeEnrolment(store, id, new Date())).toBe(false);
  expect(await stateOf(id)).toBe('completed');
});

test('somebody else’s enrolment and another program’s are like none at all', async () => {
  const owner = await api.creator('alpha');
  const id = await enrol(api, owner, 6, { state: 'offered' });
  for (const other of [await api.creator('alpha'), await api.creator('beta')])
    for (const unknown of [id, 999_999]) {
      const answers = [
        await api.call(readInfluencerActivation, on(other, unknown)),
        await api.call(acceptInfluencerActivation, on(other, unknown, {})),
        await api.call(declineInfluencerActivation, on(other, unknown)),
      ];
      expect(answers.map(({ code }) => code)).toEqual(
        Array(3).fill('INFLUENCER_ACTIVATION_UNKNOWN'),
      );
    }
  expect(await stateOf(id)).toBe('offered');
});

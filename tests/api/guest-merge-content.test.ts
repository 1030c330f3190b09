import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { and, eq, sql } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { activations, gameKeys, influencerActivations } from '#api/store/tables/activations.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { contents } from '#api/store/tables/pipelines.ts';
import { metricEvents } from '#api/store/tables/quests.ts';
import { listContent, resubmitContent, submitContent } from '#contract/content/endpoints.ts';
import { listInfluencerActivations, revealKey } from '#contract/enrolments/endpoints.ts';
import {
  acceptAsGuest,
  claimKeyAsGuest,
  mergeGuest,
  submitGuestContent,
} from '#contract/guest/endpoints.ts';
import { claimQuests, triggerQuests } from '#contract/quests/endpoints.ts';
import { contentReview } from '#contract/reviews/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { fillPool } from '../support/key-pool.ts';

let api: TestApi;
let reviewer: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  reviewer = await api.operator('alpha', 'reviewer');
});
afterAll(() => api.close());

const KEYS = 2;
const VIDEOS = 3;
const PUBLISH = 5;
const XBOX = 22;

async function guest(activation_id: number, values: object = {}): Promise<string> {
  const link = await api.guestLink('alpha', { activation_id, ...values });
  const agreements = { coc_accepted: true };
  const { body } = await api.call(acceptAsGuest, {
    body: { token: link, name: 'Sam', agreements },
  });
  return body.token;
}

const piece = () => ({
  content_type: 'video',
  url: `https://videos.example/${randomUUID()}`,
  title: 'Launch',
});
async function submitAsGuest(token: string): Promise<number> {
  const { body } = await api.call(submitGuestContent, { query: { token }, body: piece() });
  return body.id;
}
const merge = (person: TestPerson, token: string) =>
  api.call(mergeGuest, { token: person.token, body: { token } });
async function decide(id: number, decision: string, reason_code = 'fits_program') {
  const answer = await api.call(contentReview.decide, {
    token: reviewer.token,
    query: { uuid: reviewer.uuid },
    params: { id },
    body: { decision, revision: 1, reason_code },
  });
  expect(answer.code).toBeUndefined();
}
const contentOf = async ({ token }: TestPerson) =>
  (await api.call(listContent, { token, params: { activation_id: VIDEOS } })).body.items;
const claim = ({ token }: TestPerson) =>
  api.call(claimQuests, { token, params: { activation_id: 1 }, body: {} });
const enrolmentsOf = async ({ token, uuid }: TestPerson, activation_id: number) =>
  (await api.call(listInfluencerActivations, { token, query: { uuid } })).body.items.filter(
    (item) => item.activation_id === activation_id,
  );
const rowsOf = ({ id }: TestPerson, activation_id: number) =>
  api.services.store.database
    .select()
    .from(influencerActivations)
    .where(
      and(
        eq(influencerActivations.creator_id, id),
        eq(influencerActivations.activation_id, activation_id),
      ),
    );
const eventsOf = ({ id }: TestPerson) =>
  api.services.store.database.select().from(metricEvents).where(eq(metricEvents.creator_id, id));

/** Rows in which what is kept of balances and places is not what is there. */
async function wrongSums(): Promise<unknown[]> {
  const { database } = api.services.store;
  const balances = await database.execute(sql`
    select * from point_balances full join (
      select creator_id, activation_id, sum(amount) as total from point_transactions group by 1, 2
    ) as ledger using (creator_id, activation_id)
    where balance is distinct from total`);
  const places = await database.execute(sql`
    select a.program_uuid, a.id, a.enrolments, count(i.id) from ${activations} a
    left join ${influencerActivations} i on i.program_uuid = a.program_uuid
      and i.activation_id = a.id and i.state in ('offered', 'accepted', 'claimed', 'completed')
    group by 1, 2, 3 having a.enrolments <> count(i.id)`);
  return [...balances.rows, ...places.rows];
}

test('content that was accepted as a guest’s counts for the account’s quests, once', async () => {
  const person = await api.creator('alpha');
  const token = await guest(VIDEOS);
  const id = await submitAsGuest(token);
  await decide(id, 'accept');
  const waiting = await submitAsGuest(token);
  expect(await eventsOf(person)).toEqual([]);
  const merged = await merge(person, token);
  expect(merged.body.influencer_activation).toMatchObject({ state: 'completed' });
  expect((await contentOf(person)).map((each) => [each.id, each.state])).toEqual([
    [waiting, 'submitted'],
    [id, 'accepted'],
  ]);
  await merge(person, token);
  expect(await eventsOf(person)).toMatchObject([{ source_id: `content:${id}`, counted: true }]);
  const claimed = await claim(person);
  expect(claimed.body.claimed).toMatchObject([{ quest_id: PUBLISH, points: 200 }]);
  expect(claimed.body.point_balance.balance).toBe(200);
  // A decision after the merge counts as the account's own.
  await decide(waiting, 'accept');
  expect((await eventsOf(person)).map(({ counted }) => counted).sort()).toEqual([false, true]);
  expect(await wrongSums()).toEqual([]);
});

test('content goes on where the guest left it: changed by the account, completing its own enrolment', async () => {
  const person = await api.creator('alpha');
  const [own] = await enrolmentsOf(person, VIDEOS);
  const token = await guest(VIDEOS);
  const id = await submitAsGuest(token);
  await decide(id, 'request_changes', 'other');
  const merged = await merge(person, token);
  expect(merged.body.influencer_activation).toMatchObject({ id: own?.id, state: 'accepted' });
  const again = await api.call(resubmitContent, {
    token: person.token,
    params: { activation_id: VIDEOS, content_id: id },
    body: piece(),
  });
  expect(again.body).toMatchObject({ id, state: 'submitted' });
  const more = await api.call(submitContent, {
    token: person.token,
    params: { activation_id: VIDEOS },
    body: piece(),
  });
  await decide(more.body.id, 'accept');
  expect((await enrolmentsOf(person, VIDEOS)).map(({ state }) => state)).toEqual(['completed']);
  expect(await wrongSums()).toEqual([]);
});

test('content beside a second key is the account’s in the one enrolment that it had', async () => {
  const { database } = api.services.store;
  await database
    .update(activations)
    .set({ content: { types: ['video'], hashtags: [], minimum: 1, instructions: {} } })
    .where(and(eq(activations.program_uuid, reviewer.uuid), eq(activations.id, KEYS)));
  await fillPool(api, 'alpha', XBOX, 2, 'BESIDE');
  const person = await api.creator('alpha');
  const [first, second] = [await guest(KEYS), await guest(KEYS)];
  for (const token of [first, second])
    await api.call(claimKeyAsGuest, { body: { token, key_option_id: XBOX } });
  const piece = await submitAsGuest(second);
  await decide(piece, 'accept');
  const kept = await merge(person, first);
  await merge(person, second);
  const [row] = await database.select().from(contents).where(eq(contents.id, piece));
  expect(row?.influencer_activation_id).toBe(kept.body.influencer_activation.id);
  const states = (await enrolmentsOf(person, KEYS)).map(({ id, state }) => [id, state]);
  expect(new Map(states as [number, string][]).get(kept.body.influencer_activation.id)).toBe(
    'completed',
  );
  expect(await wrongSums()).toEqual([]);
});

test('of many who merge the same guest at once, one account has it and is told so', async () => {
  const { database } = api.services.store;
  await fillPool(api, 'alpha', XBOX, 1, 'RACE');
  const token = await guest(KEYS);
  await api.call(claimKeyAsGuest, { body: { token, key_option_id: XBOX } });
  const people = await Promise.all(Array.from({ length: 3 }, () => api.creator('alpha')));
  const calls = people.flatMap((person) => Array.from({ length: 4 }, () => person));
  const answers = await Promise.all(calls.map((person) => merge(person, token)));
  const fine = answers.flatMap(({ status, body }, index) =>
    status === 200 ? [{ person: calls[index], ...body }] : [],
  );
  expect(fine.length).toBe(4);
  expect(new Set(fine.map(({ person }) => person?.id)).size).toBe(1);
  expect(fine.filter(({ merged_before }) => !merged_before)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'GUEST_LINK_MERGED_ELSEWHERE')).toHaveLength(8);
  const id = fine[0]?.influencer_activation.id ?? 0;
  const entries = await database
    .select()
    .from(auditEntries)
    .where(
      and(eq(auditEntries.action, 'guest_link.merge'), eq(auditEntries.subject_id, String(id))),
    );
  expect(entries).toHaveLength(1);
  expect(await wrongSums()).toEqual([]);
});

test('one account that merges several guests at once has one enrolment, and every key', async () => {
  await fillPool(api, 'alpha', XBOX, 3, 'MANY');
  const person = await api.creator('alpha');
  const tokens = await Promise.all(Array.from({ length: 5 }, () => guest(KEYS)));
  for (const token of tokens.slice(0, 3))
    await api.call(claimKeyAsGuest, { body: { token, key_option_id: XBOX } });
  const answers = await Promise.all(tokens.map((token) => merge(person, token)));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
  const rows = await rowsOf(person, KEYS);
  expect(rows.filter(({ additional }) => !additional)).toHaveLength(1);
  const keys = await api.services.store.database
    .select({ key: gameKeys.id })
    .from(gameKeys)
    .innerJoin(
      influencerActivations,
      eq(influencerActivations.id, gameKeys.influencer_activation_id),
    )
    .where(eq(influencerActivations.creator_id, person.id));
  expect(keys).toHaveLength(3);
  expect(await wrongSums()).toEqual([]);
});

test('whatever happens at the same moment, a claim is lost to nobody and an offer is made once', async () => {
  await fillPool(api, 'alpha', XBOX, 6, 'MOMENT');
  for (let round = 0; round < 6; round += 1) {
    const person = await api.creator('alpha');
    const [keys, videos] = [await guest(KEYS), await guest(VIDEOS)];
    const id = await submitAsGuest(videos);
    const [claimed, merged, , , listed] = await Promise.all([
      api.call(claimKeyAsGuest, { body: { token: keys, key_option_id: XBOX } }),
      merge(person, keys),
      decide(id, 'accept'),
      merge(person, videos),
      api.call(listInfluencerActivations, { token: person.token, query: { uuid: person.uuid } }),
    ]);
    expect([merged.status, listed.status]).toEqual([200, 200]);
    const own = merged.body.influencer_activation.id;
    const shown = await api.call(revealKey, {
      token: person.token,
      query: { uuid: person.uuid },
      params: { influencer_activation_id: own },
    });
    if (claimed.status === 200) expect(shown.body.key).toBe(claimed.body.key);
    else expect([claimed.code, shown.code]).toEqual(['GUEST_LINK_MERGED', 'KEY_NOT_CLAIMED']);
    expect((await rowsOf(person, VIDEOS)).map(({ state }) => state)).toEqual(['completed']);
    expect(await eventsOf(person)).toMatchObject([{ counted: true }]);
  }
  expect(await wrongSums()).toEqual([]);
});

test('an account that is no member yet gets the quests counted once it is one', async () => {
  const person = await api.creator('alpha', { member_since: null });
  const token = await guest(VIDEOS);
  await decide(await submitAsGuest(token), 'accept');
  expect((await merge(person, token)).status).toBe(200);
  expect(await eventsOf(person)).toMatchObject([
    { counted: false, outcomes: [{ reason_code: 'not_a_member' }] },
  ]);
  await api.services.store.database
    .update(creators)
    .set({ member_since: new Date() })
    .where(eq(creators.id, person.id));
  await api.call(triggerQuests, { token: person.token, params: { activation_id: 1 } });
  expect((await claim(person)).body.claimed).toMatchObject([{ quest_id: PUBLISH, points: 200 }]);
  expect(await wrongSums()).toEqual([]);
});

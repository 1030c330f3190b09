import { afterAll, beforeAll, expect, test } from 'vitest';
import { and, eq } from '#api/store/drizzle.ts';
import { influencerActivations, keyOptions } from '#api/store/tables/activations.ts';
import { activationRequests } from '#api/store/tables/pipelines.ts';
import { acceptAgreements } from '#contract/agreements/endpoints.ts';
import { acceptInfluencerActivation, claimKey } from '#contract/enrolments/endpoints.ts';
import {
  listAvailableRequests,
  listRequests,
  readRequest,
  resubmitRequest,
  submitRequest,
  withdrawRequest,
} from '#contract/requests/endpoints.ts';
import { requestReview } from '#contract/reviews/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson, type TestProgram } from '../support/api.ts';
import { changeActivation, fillPool } from '../support/key-pool.ts';

let api: TestApi;
let reviewer: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  reviewer = await api.operator('alpha', 'reviewer');
});
afterAll(() => api.close());

const as = (person: TestPerson, query: Record<string, string | number> = {}) => ({
  token: person.token,
  query: { uuid: person.uuid, ...query },
});
const ANSWERS = { why: 'A playthrough.' };
const submit = (person: TestPerson, body: object = {}) =>
  api.call(submitRequest, {
    ...as(person),
    body: { activation_id: 2, answers: ANSWERS, ...body },
  });
const on = (person: TestPerson, id: number, body?: unknown) => ({
  ...as(person),
  params: { activation_request_id: id },
  ...(body === undefined ? {} : { body }),
});
async function member(program: TestProgram = 'alpha'): Promise<TestPerson> {
  const person = await api.creator(program);
  await api.call(acceptAgreements, { ...as(person), body: { coc_accepted: true } });
  return person;
}
const decide = (id: number, revision: number, body: object) =>
  api.call(requestReview.decide, { ...as(reviewer), params: { id }, body: { revision, ...body } });
const requestsOf = (person: TestPerson) =>
  api.services.store.database
    .select()
    .from(activationRequests)
    .where(eq(activationRequests.creator_id, person.id));

test('what can be requested is listed with its form and keys, until it was requested', async () => {
  const person = await member();
  const { body } = await api.call(listAvailableRequests, as(person));
  expect(body.activations).toMatchObject([
    {
      activation_id: 2,
      kind: 'key',
      title: 'Game keys',
      agreements: ['coc_accepted'],
      form: [{ name: 'why', type: 'text', label: expect.any(String), required: true }],
      key_options: [{ id: 21 }, { id: 22 }],
    },
  ]);
  await submit(person);
  expect((await api.call(listAvailableRequests, as(person))).body.activations).toEqual([]);
  const stranger = await api.creator('alpha', { member_since: null });
  expect((await api.call(listAvailableRequests, as(stranger))).code).toBe('NOT_A_MEMBER');
});

test('a request is kept with its answers and its timeline; another one meanwhile is refused', async () => {
  const person = await member();
  const sent = await submit(person, { key_option_id: 22, answers: { why: '  Because.  ' } });
  expect([sent.status, sent.body]).toEqual([
    201,
    expect.objectContaining({
      activation_id: 2,
      activation_title: 'Game keys',
      key_option_id: 22,
      state: 'submitted',
      answers: { why: 'Because.' },
      influencer_activation_id: null,
    }),
  ]);
  expect(sent.body.timeline).toEqual([
    expect.objectContaining({ from_state: null, to_state: 'submitted', actor_kind: 'creator' }),
  ]);
  const again = await submit(person);
  expect([again.code, again.error.extra.activation_request_id]).toEqual([
    'REQUEST_OPEN',
    sent.body.id,
  ]);
  const { form, key_options, ...read } = (await api.call(readRequest, on(person, sent.body.id)))
    .body;
  expect(read).toEqual(sent.body);
  expect(form).toMatchObject([{ name: 'why', type: 'text' }]);
  expect(key_options).toMatchObject([{ id: 21 }, { id: 22 }]);
});

test('of ten requests at once one is taken', async () => {
  const person = await member();
  const answers = await Promise.all(Array.from({ length: 10 }, () => submit(person)));
  const codes = answers.map(({ code }) => code ?? 'fine').sort();
  expect(codes).toEqual([...Array(9).fill('REQUEST_OPEN'), 'fine']);
  expect(await requestsOf(person)).toHaveLength(1);
});

test('what cannot be requested is refused with its reason, and nothing is kept', async () => {
  const person = await member();
  const fresh = await api.creator('alpha');
  const stranger = await api.creator('alpha', { member_since: null });
  expect((await submit(stranger)).code).toBe('NOT_A_MEMBER');
  expect((await submit(fresh)).code).toBe('AGREEMENTS_MISSING');
  expect((await submit(person, { activation_id: 999 })).code).toBe('ACTIVATION_UNKNOWN');
  expect((await submit(person, { activation_id: 6 })).code).toBe('ACTIVATION_NOT_REQUESTABLE');
  expect((await submit(person, { key_option_id: 61 })).code).toBe('KEY_OPTION_UNKNOWN');
  for (const [answers, code] of [
    [{}, 'required'],
    [{ why: 'x'.repeat(201) }, 'too_long'],
    [{ why: 5 }, 'wrong_type'],
    [{ ...ANSWERS, other: 'x' }, 'unknown_field'],
  ] as const) {
    const refused = await submit(person, { answers });
    expect([refused.code, refused.error.extra.faults]).toEqual([
      'FIELD_INVALID',
      [expect.objectContaining({ code })],
    ]);
  }
  await changeActivation(api, 'alpha', 2, { opens_at: new Date('2035-01-01') });
  expect((await submit(person)).code).toBe('ACTIVATION_NOT_OPEN');
  await changeActivation(api, 'alpha', 2, { opens_at: null });
  for (const one of [person, fresh, stranger]) expect(await requestsOf(one)).toEqual([]);
});

test('one of several keys must be named where the program prefers none', async () => {
  const { database } = api.services.store;
  const program_uuid = api.program('alpha').uuid;
  await changeActivation(api, 'alpha', 6, { offer: 'request' });
  await database.insert(keyOptions).values({
    program_uuid,
    id: 62,
    activation_id: 6,
    label: { en: 'Xbox' },
    platform: 'xbox',
  });
  const person = await member();
  const refused = await submit(person, { activation_id: 6, answers: {} });
  expect(refused.code).toBe('KEY_OPTION_MISSING');
  await changeActivation(api, 'alpha', 6, { offer: 'automatic' });
  await database
    .delete(keyOptions)
    .where(and(eq(keyOptions.program_uuid, program_uuid), eq(keyOptions.id, 62)));
});

test('a granted request gives the key that was asked for, and no other is offered or claimed', async () => {
  await fillPool(api, 'alpha', 21, 1, 'GRANTED');
  const [key] = await fillPool(api, 'alpha', 22, 1, 'GRANTED');
  const person = await member();
  const { body: sent } = await submit(person, { key_option_id: 22 });
  const granted = await decide(sent.id, 1, { decision: 'accept', reason_code: 'none' });
  const { influencer_activation_id } = granted.body;
  const one = {
    ...as(person),
    params: { influencer_activation_id: influencer_activation_id ?? 0 },
  };
  const accepted = await api.call(acceptInfluencerActivation, { ...one, body: {} });
  expect(accepted.body).toMatchObject({ key_option_id: 22, key_options: [{ id: 22 }] });
  const other = await api.call(claimKey, { ...one, body: { key_option_id: 21 } });
  expect([other.code, other.error.extra.key_options]).toEqual(['KEY_OPTION_UNKNOWN', [22]]);
  expect((await api.call(claimKey, { ...one, body: {} })).body).toMatchObject({
    key,
    key_option_id: 22,
  });
});

test('an accepted request becomes an offer with the chosen key, once', async () => {
  const { database } = api.services.store;
  const person = await member();
  const { body: sent } = await submit(person, { key_option_id: 22 });
  const decided = await decide(sent.id, 1, { decision: 'accept', reason_code: 'none' });
  expect(decided.status).toBe(200);
  const { body } = await api.call(readRequest, on(person, sent.id));
  expect(body.state).toBe('accepted');
  const enrolments = await database
    .select()
    .from(influencerActivations)
    .where(eq(influencerActivations.creator_id, person.id));
  expect(enrolments).toMatchObject([
    { id: body.influencer_activation_id, activation_id: 2, state: 'offered', key_option_id: 22 },
  ]);
  expect((await submit(person)).code).toBe('REQUEST_OPEN');
});

test('after changes were asked for it is sent again; before and after that it is not', async () => {
  const person = await member();
  const { body: sent } = await submit(person);
  const resend = (body: object) => api.call(resubmitRequest, on(person, sent.id, body));
  expect((await resend({ answers: ANSWERS })).code).toBe('TRANSITION_REFUSED');
  await decide(sent.id, 1, {
    decision: 'request_changes',
    reason_code: 'answers_unclear',
    note: 'Which platform?',
  });
  expect((await resend({ answers: {} })).code).toBe('FIELD_INVALID');
  expect((await resend({ answers: ANSWERS, key_option_id: 61 })).code).toBe('KEY_OPTION_UNKNOWN');
  const again = await resend({ answers: { why: 'On Xbox.' }, key_option_id: 22 });
  expect(again.body).toMatchObject({
    state: 'submitted',
    answers: { why: 'On Xbox.' },
    key_option_id: 22,
    note: null,
  });
  expect(again.body.timeline.map(({ to_state, note }) => [to_state, note])).toEqual([
    ['submitted', null],
    ['needs_changes', 'Which platform?'],
    ['submitted', null],
  ]);
});

test('a request is withdrawn before it is decided, and then another one may follow', async () => {
  const person = await member();
  const { body: sent } = await submit(person);
  const withdrawn = await api.call(withdrawRequest, on(person, sent.id));
  expect(withdrawn.body.state).toBe('withdrawn');
  const again = await api.call(withdrawRequest, on(person, sent.id));
  expect(again.code).toBe('TRANSITION_REFUSED');
  expect((await submit(person)).status).toBe(201);
  const { body } = await api.call(listRequests, as(person));
  expect(body.items.map(({ state }) => state)).toEqual(['submitted', 'withdrawn']);
  const page = await api.call(listRequests, as(person, { limit: 1 }));
  const rest = await api.call(
    listRequests,
    as(person, { limit: 1, cursor: page.body.next_cursor ?? '' }),
  );
  expect([page.body.items[0]?.id, rest.body.items[0]?.id, rest.body.next_cursor]).toEqual([
    body.items[0]?.id,
    sent.id,
    null,
  ]);
  const only = await api.call(listRequests, as(person, { state: 'withdrawn' }));
  expect(only.body.items.map(({ id }) => id)).toEqual([sent.id]);
});

test('a rejected person requests again only from the date that the decision names', async () => {
  const person = await member();
  const { body: sent } = await submit(person);
  await decide(sent.id, 1, {
    decision: 'reject',
    reason_code: 'reach_too_small',
    reapply_at: '2035-01-01T00:00:00Z',
  });
  const early = await submit(person);
  expect([early.code, early.error.extra.reapply_at]).toEqual([
    'REQUEST_TOO_EARLY',
    '2035-01-01T00:00:00.000Z',
  ]);
  expect((await api.call(listAvailableRequests, as(person))).body.activations).toEqual([]);
  await api.services.store.database
    .update(activationRequests)
    .set({ reapply_at: new Date('2026-01-01') })
    .where(eq(activationRequests.id, sent.id));
  expect((await submit(person)).status).toBe(201);
});

test('somebody else’s request and another program’s are like none at all', async () => {
  const owner = await member();
  const { body: sent } = await submit(owner);
  for (const other of [await member(), await member('beta')])
    for (const id of [sent.id, 999_999]) {
      const answers = [
        await api.call(readRequest, on(other, id)),
        await api.call(resubmitRequest, on(other, id, { answers: ANSWERS })),
        await api.call(withdrawRequest, on(other, id)),
      ];
      expect(answers.map(({ code }) => code)).toEqual(Array(3).fill('REQUEST_UNKNOWN'));
    }
  expect(await requestsOf(owner)).toMatchObject([{ state: 'submitted', revision: 1 }]);
});

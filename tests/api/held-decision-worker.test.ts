import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { forgetHeldDecisions } from '#api/core/reviews/held-rows.ts';
import type { ApiProgram } from '#api/http/program-directory.ts';
import { type CarryOutServices, carryOutDue } from '#api/reviews/carry-out.ts';
import {
  HeldDecisionWorker,
  type HeldDecisionWorkerOptions,
} from '#api/reviews/held-decision-worker.ts';
import { and, eq } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { activations } from '#api/store/tables/activations.ts';
import { heldDecisions } from '#api/store/tables/held-decisions.ts';
import { auditEntries, operatorRoles } from '#api/store/tables/operators.ts';
import { applications } from '#api/store/tables/pipelines.ts';
import { listDecisions, undoDecisions } from '#contract/reviews/decision-endpoints.ts';
import { applicationReview, requestReview } from '#contract/reviews/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { createApplication, createRequest } from '../support/review-subjects.ts';

let api: TestApi;
let reviewer: TestPerson;
let workers: HeldDecisionWorker[] = [];
beforeAll(async () => {
  api = await startTestApi();
  reviewer = await api.operator('alpha', 'reviewer');
});
afterAll(() => api.close());
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
  await api.services.store.database.delete(heldDecisions);
});

const PATIENT = { timeout: 20_000 };
const start = (options: Partial<HeldDecisionWorkerOptions> = {}) => {
  const worker = new HeldDecisionWorker({ services: api.services, ...options });
  workers.push(worker);
  worker.start();
};
const as = ({ token, uuid }: TestPerson, rest: object = {}) => ({
  token,
  query: { uuid },
  ...rest,
});
const apply = async () =>
  createApplication(api, await api.creator('alpha', { member_since: null }));
const hold = (ids: readonly (string | number)[], hold_seconds: number, operator = reviewer) =>
  api.call(
    applicationReview.decideMany,
    as(operator, {
      body: {
        ...{ decision: 'accept', reason_code: 'none', dry_run: false, hold_seconds },
        items: ids.map((id) => ({ id, revision: 1 })),
      },
    }),
  );
const stateOf = async (id: string | number) => {
  const { database } = api.services.store;
  const [row] = await database
    .select({ state: applications.state })
    .from(applications)
    .where(eq(applications.id, String(id)));
  return row?.state;
};
const decisions = async () =>
  (await api.services.store.database.select().from(heldDecisions).orderBy(heldDecisions.id)).map(
    ({ state, refusal_code }) => [state, refusal_code],
  );
/** Everything that is held is due. */
const later = (changes: Partial<CarryOutServices> = {}): CarryOutServices => ({
  ...api.services,
  now: () => new Date(Date.now() + 120_000),
  ...changes,
});

test('a worker sleeps until a decision is due, also one that was held while it slept', async () => {
  start({ pollInterval: 600_000 });
  const id = await apply();
  const { body } = await hold([id], 1);
  await expect.poll(() => stateOf(id), PATIENT).toBe('accepted');
  const [{ settled_at } = { settled_at: null }] = (await api.call(listDecisions, as(reviewer))).body
    .items;
  expect(Date.parse(settled_at ?? '')).toBeGreaterThanOrEqual(
    Date.parse(body.results[0]?.held?.due_at ?? ''),
  );
});

test('a worker that starts late finds what was due, and an idle one leaves the store alone', async () => {
  const ids = [await apply(), await apply(), await apply()];
  await hold(ids, 60);
  const { now } = later();
  let looks = 0;
  const counted = () => {
    looks += 1;
    return now();
  };
  start({ services: later({ now: counted }), pollInterval: 600_000, batch: 2 });
  await expect
    .poll(() => Promise.all(ids.map(stateOf)), PATIENT)
    .toEqual(ids.map(() => 'accepted'));
  // Two batches and the look that finds nothing more.
  await expect.poll(() => looks, PATIENT).toBe(3);
});

test('several workers carry out each decision once', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, apply));
  await hold(ids, 60);
  for (let count = 0; count < 3; count += 1)
    start({ services: later(), batch: 2, pollInterval: 20 });
  await expect.poll(decisions, PATIENT).toEqual(ids.map(() => ['done', null]));
});

test('one that fails for no reason of its own, or of a program that is gone, holds up no other', async () => {
  const ids = [await apply(), await apply(), await apply()];
  await hold(ids, 60);
  const alpha = api.program('alpha');
  const broken: ApiProgram = {
    ...alpha,
    get uuid(): string {
      throw new Error('A fault of ours');
    },
  };
  // All of one call at once, then each alone.
  const answers = [broken, broken, undefined, alpha];
  const programs = { ...api.services.programs, byUuid: () => answers.shift() };
  expect(await carryOutDue(later({ programs }), 10)).toBe(3);
  expect(await decisions()).toEqual([
    ['refused', 'INTERNAL'],
    ['refused', 'PROGRAM_UNKNOWN'],
    ['done', null],
  ]);
  expect(await Promise.all(ids.map(stateOf))).toEqual(['submitted', 'submitted', 'accepted']);
});

test.each([
  ['revoked', undefined],
  ['lessened to one that only reads', 'viewer'],
] as const)(
  'a role that was %s meanwhile lets nothing take effect: it waits again',
  async (_how, role) => {
    const { database } = api.services.store;
    const gone = await api.operator('alpha', 'reviewer');
    const ids = [await apply(), await apply()];
    const kept = await apply();
    await hold([ids[0] ?? '', ids[1] ?? ''], 60, gone);
    await hold([kept], 60);
    const own = eq(operatorRoles.operator_id, gone.id);
    await (role === undefined
      ? database.delete(operatorRoles).where(own)
      : database.update(operatorRoles).set({ role }).where(own));
    expect(await carryOutDue(later(), 10)).toBe(3);
    expect(await decisions()).toEqual([
      ['refused', 'ROLE_INSUFFICIENT'],
      ['refused', 'ROLE_INSUFFICIENT'],
      ['done', null],
    ]);
    expect(await Promise.all([...ids, kept].map(stateOf))).toEqual([
      'submitted',
      'submitted',
      'accepted',
    ]);
    const told = await database
      .select({ subject_id: auditEntries.subject_id, details: auditEntries.details })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.actor_id, gone.id),
          eq(auditEntries.action, 'application.decision_refused'),
        ),
      );
    expect(told.map(({ subject_id }) => subject_id)).toEqual(ids);
    expect(told[0]?.details).toMatchObject({ decision: 'accept', code: 'ROLE_INSUFFICIENT' });
    const again = await hold([ids[0] ?? ''], 60);
    expect(again.body.results).toMatchObject([{ result: 'held' }]);
  },
);

test('places that are taken are told when it is held, and when it is due', async () => {
  const { database } = api.services.store;
  const people = await Promise.all([api.creator('alpha'), api.creator('alpha')]);
  const ids = await Promise.all(people.map((person) => createRequest(api, person)));
  const limit = (enrolment_limit: number | null) =>
    database
      .update(activations)
      .set({ enrolment_limit, enrolments: 0 })
      .where(eq(activations.id, 2));
  await limit(1);
  const body = { decision: 'accept', reason_code: 'none', hold_seconds: 30 };
  const items = ids.map((id) => ({ id, revision: 1 }));
  const many = await api.call(
    requestReview.decideMany,
    as(reviewer, { body: { ...body, dry_run: false, items } }),
  );
  expect(many.body.results).toMatchObject([
    { id: ids[0], result: 'held' },
    { id: ids[1], result: 'refused', code: 'ACTIVATION_FULL' },
  ]);
  await limit(0);
  const alone = await api.call(
    requestReview.decide,
    as(reviewer, { params: { id: ids[1] ?? 0 }, body: { ...body, revision: 1 } }),
  );
  expect(alone.code).toBe('ACTIVATION_FULL');
  await carryOutDue(later(), 10);
  expect(await decisions()).toEqual([['refused', 'ACTIVATION_FULL']]);
  await limit(null);
});

test('a thousand are held by one call, and undone by one', async () => {
  const { database } = api.services.store;
  const own = { program_uuid: reviewer.uuid };
  const state = 'submitted' as const;
  const people = await database
    .insert(creators)
    .values(Array.from({ length: 1_000 }, () => ({ ...own, display_name: 'One of many' })))
    .returning();
  const open = await database
    .insert(applications)
    .values(people.map(({ id }) => ({ ...own, creator_id: id, state, answers: {} })))
    .returning();
  const ids = open.map(({ id }) => id);
  expect((await hold([...ids, ...ids.slice(0, 1)], 30)).code).toBe('REQUEST_INVALID');
  const { body } = await hold(ids, 30);
  const held = body.results.flatMap((result) => result.held?.id ?? []);
  expect(new Set(held).size).toBe(1_000);
  const undone = await api.call(undoDecisions, as(reviewer, { body: { ids: held } }));
  expect(undone.body.results.filter(({ result }) => result === 'undone')).toHaveLength(1_000);
  expect(await carryOutDue(later(), 10)).toBe(0);
});

test('decisions are listed newest first, in pages and by their state, for a week', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, apply));
  await hold(ids, 60);
  const list = async (query: object = {}) => {
    const { body } = await api.call(listDecisions, {
      token: reviewer.token,
      query: { uuid: reviewer.uuid, ...query },
    });
    return body;
  };
  const all = (await list()).items.map(({ id }) => id);
  expect(all).toEqual(all.toSorted((a, b) => b - a));
  expect(all).toHaveLength(5);
  const first = await list({ limit: 3 });
  const second = await list({ limit: 3, cursor: first.next_cursor ?? '' });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(all);
  expect(second.next_cursor).toBeNull();
  await carryOutDue(later(), 2);
  expect((await list({ state: 'waiting' })).items.map(({ id }) => id)).toEqual(all.slice(0, 3));
  expect((await list({ state: 'done' })).items).toHaveLength(2);
  const days = (count: number) => new Date(Date.now() + 120_000 + count * 86_400_000);
  await forgetHeldDecisions(api.services.store, days(6));
  expect((await list()).items).toHaveLength(5);
  await forgetHeldDecisions(api.services.store, days(8));
  expect((await list()).items.map(({ state }) => state)).toEqual(Array(3).fill('waiting'));
});

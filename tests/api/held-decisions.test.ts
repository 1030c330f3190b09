import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeReview, lockReviews } from '#api/core/reviews/review-rows.ts';
import { carryOutDue } from '#api/reviews/carry-out.ts';
import { and, asc, eq } from '#api/store/drizzle.ts';
import { mails } from '#api/store/tables/delivery.ts';
import { heldDecisions } from '#api/store/tables/held-decisions.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { type applications, timelineEntries } from '#api/store/tables/pipelines.ts';
import { listDecisions, undoDecisions } from '#contract/reviews/decision-endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { hear } from '../support/live.ts';
import { QUEUES } from '../support/review-subjects.ts';

let api: TestApi;
let reviewer: TestPerson;
let colleague: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  reviewer = await api.operator('alpha', 'reviewer');
  colleague = await api.operator('alpha', 'reviewer');
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setTime(NOON);
  await api.services.store.database.delete(heldDecisions);
});

type Id = string | number;

/** Within the life of a token. */
const BEGUN = Date.now() + 60_000;
const NOON = new Date(BEGUN).toISOString();
const DUE = new Date(BEGUN + 30_000).toISOString();
const HOLD = { hold_seconds: 30 };
const REJECT = { decision: 'reject', reason_code: 'conduct', note: 'Please read the rules.' };
const ACCEPT = { decision: 'accept', reason_code: 'none' };

const as = ({ token, uuid }: TestPerson, rest: object = {}) => ({
  token,
  query: { uuid },
  ...rest,
});
const undo = (ids: number[], operator = reviewer) =>
  api.call(undoDecisions, as(operator, { body: { ids } }));
const carryOut = () => carryOutDue(api.services, 100);
const decisionOf = async (id: Id) => {
  const [row] = await api.services.store.database
    .select()
    .from(heldDecisions)
    .where(eq(heldDecisions.subject_id, String(id)))
    .orderBy(asc(heldDecisions.id));
  if (!row) throw new Error(`No decision on ${id} was held.`);
  return row;
};

describe.each(QUEUES)('a held decision on $queue', ({ review, create, table, kind, strange }) => {
  let creator: TestPerson;
  let id: Id;
  beforeEach(async () => {
    creator = await someone();
    id = await create(api, creator);
  });
  const someone = () =>
    api.creator('alpha', {
      email: `${crypto.randomUUID()}@creator.example`,
      email_verified_at: new Date(),
      member_since: kind === 'application' ? null : new Date(),
    });
  const decide = (body: object, operator = reviewer, of = id) =>
    api.call(review.decide, as(operator, { params: { id: of }, body: { revision: 1, ...body } }));
  const many = (body: object, operator = reviewer) =>
    api.call(review.decideMany, as(operator, { body: { dry_run: false, ...body } }));
  const read = (of = id) => api.call(review.read, as(reviewer, { params: { id: of } }));
  /** Changes it as its creator does. */
  const withdraw = () =>
    api.services.store.transaction(async () => {
      const { store } = api.services;
      const row = (await lockReviews(store, kind, creator.uuid, [id])).get(String(id));
      if (!row) throw new Error('It is not there.');
      const change = { action: 'withdraw', actor_kind: 'creator', actor_id: creator.id } as const;
      await changeReview(store, kind, row, { ...change, at: new Date(NOON) });
    });

  /** Everything that a decision leads to. */
  async function traces(of = id, { id: creator_id } = creator) {
    const { database } = api.services.store;
    // The four tables are alike in what is read here.
    const all = table as unknown as typeof applications;
    const [row] = await database
      .select()
      .from(all)
      .where(eq(all.id, String(of)));
    const about = eq(timelineEntries.subject_id, String(of));
    const timeline = await database
      .select()
      .from(timelineEntries)
      .where(and(eq(timelineEntries.subject_kind, kind), about));
    const sent = await database.select().from(mails).where(eq(mails.creator_id, creator_id));
    return { row, timeline, mails: sent };
  }
  const audited = async () => {
    const rows = await api.services.store.database
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subject_kind, kind), eq(auditEntries.subject_id, String(id))))
      .orderBy(asc(auditEntries.id));
    return rows.map(({ action, actor_id }) => [action.replace(`${kind}.`, ''), actor_id]);
  };

  test('waits with nothing changed, sent or told, and takes effect when it is due, once', async () => {
    const before = await traces();
    const heard = hear(api.services.store, '/creators/');
    const { status, body } = await decide({ ...REJECT, ...HOLD });
    const held = await decisionOf(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ id, state: 'submitted', revision: 1, reason_code: null, note: null },
      waiting_decision: {
        ...{ id: held.id, decision: 'reject', reason_code: 'conduct' },
        ...{ operator_name: `${reviewer.id}@marquee.example`, decided_at: NOON, due_at: DUE },
      },
    });
    expect((await read()).body.waiting_decision).toEqual(body.waiting_decision);
    api.setTime(new Date(BEGUN + 29_999));
    await carryOut();
    expect([await traces(), heard.take()]).toEqual([before, []]);

    api.setTime(DUE);
    await Promise.all([carryOut(), carryOut()]);
    await carryOut();
    const after = await traces();
    expect(after.row).toMatchObject({ state: 'rejected', revision: 2, note: REJECT.note });
    expect(after.timeline).toMatchObject([{ to_state: 'rejected', actor_id: reviewer.id }]);
    expect(after.mails).toMatchObject([{ params: { decision: 'rejected', note: REJECT.note } }]);
    // The decision, and that there is a notification of it.
    expect(heard.take()).toHaveLength(2);
    expect((await read()).body.waiting_decision).toBeNull();
    expect(await decisionOf(id)).toMatchObject({ state: 'done', settled_at: new Date(DUE) });
    expect(await audited()).toEqual([
      ['hold_decision', reviewer.id],
      ['decide', reviewer.id],
    ]);
  });

  test('is refused at once where it would be refused now', async () => {
    expect((await decide({ ...ACCEPT, ...HOLD, revision: 7 })).code).toBe('REVISION_OUTDATED');
    const faulty = { decision: 'reject', reason_code: 'none', ...HOLD };
    expect((await decide(faulty)).code).toBe('REASON_UNKNOWN');
    await withdraw();
    expect((await decide({ ...ACCEPT, ...HOLD, revision: 2 })).code).toBe('TRANSITION_REFUSED');
    await expect(decisionOf(id)).rejects.toThrow('was held');
  });

  test('keeps others from deciding, at once or later, alone or with many', async () => {
    await decide({ ...REJECT, ...HOLD });
    const { id: decision_id } = await decisionOf(id);
    for (const hold of [{}, HOLD]) {
      const other = await decide({ ...ACCEPT, ...hold }, colleague);
      expect([other.code, other.error.extra]).toMatchObject([
        'DECISION_WAITING',
        { decision_id, due_at: DUE },
      ]);
      const items = [{ id, revision: 1 }];
      expect((await many({ ...ACCEPT, ...hold, items }, colleague)).body.results).toEqual([
        { id, result: 'refused', code: 'DECISION_WAITING' },
      ]);
    }
    api.setTime(DUE);
    await carryOut();
    expect((await traces()).row?.state).toBe('rejected');
  });

  test('of two operators at the same moment is one; the other is told', async () => {
    const answers = await Promise.all([
      decide({ ...REJECT, ...HOLD }),
      decide({ ...ACCEPT, ...HOLD }, colleague),
    ]);
    const codes = answers.map(({ code }) => code);
    expect([...codes].sort()).toEqual(['DECISION_WAITING', undefined]);
    api.setTime(DUE);
    await carryOut();
    const after = await traces();
    expect(after.row?.state).toBe(codes[0] === undefined ? 'rejected' : 'accepted');
    expect(after.timeline).toHaveLength(1);
  });

  test('is undone by a colleague: nothing follows, and it can be decided otherwise', async () => {
    const before = await traces();
    await decide({ ...REJECT, ...HOLD });
    const { id: decision_id } = await decisionOf(id);
    const undone = await undo([decision_id, decision_id + 1_000_000], colleague);
    expect(undone.body.results).toEqual([
      { id: decision_id, result: 'undone', state: 'undone' },
      { id: decision_id + 1_000_000, result: 'unknown', state: null },
    ]);
    api.setTime(DUE);
    await carryOut();
    expect(await traces()).toEqual(before);
    expect(await audited()).toEqual([
      ['hold_decision', reviewer.id],
      ['undo_decision', colleague.id],
    ]);
    expect((await decide({ ...REJECT, ...HOLD })).status).toBe(200);
    expect((await undo([decision_id])).body.results).toEqual([
      { id: decision_id, result: 'too_late', state: 'undone' },
    ]);
  });

  test('either is undone or takes effect where both happen at the same moment', async () => {
    await decide({ ...REJECT, ...HOLD });
    const { id: decision_id } = await decisionOf(id);
    api.setTime(DUE);
    const [undone] = await Promise.all([undo([decision_id]), carryOut(), carryOut()]);
    const { result } = undone.body.results[0] ?? {};
    const { state } = await decisionOf(id);
    const { row, mails: sent, timeline } = await traces();
    const sides = [result, state, row?.state, sent.length, timeline.length];
    expect([
      ['undone', 'undone', 'submitted', 0, 0],
      ['too_late', 'done', 'rejected', 1, 1],
    ]).toContainEqual(sides);
  });

  test('is not half done by a process that ends within it, and done by the next one', async () => {
    const before = await traces();
    await decide({ ...REJECT, ...HOLD });
    api.setTime(DUE);
    const ends = api.services.store.transaction(async () => {
      expect(await carryOut()).toBeGreaterThan(0);
      throw new Error('The process ends before the commit.');
    });
    await expect(ends).rejects.toThrow('before the commit');
    expect(await traces()).toEqual(before);
    expect((await decisionOf(id)).state).toBe('waiting');
    await carryOut();
    expect((await traces()).mails).toHaveLength(1);
  });

  test('gives way to its creator, and says so', async () => {
    await decide({ ...REJECT, ...HOLD });
    await withdraw();
    api.setTime(DUE);
    await carryOut();
    const { row, mails: sent } = await traces();
    expect([row?.state, sent]).toEqual(['withdrawn', []]);
    const { body } = await api.call(listDecisions, as(reviewer));
    expect(body.items[0]).toMatchObject({
      ...{ subject_kind: kind, subject_id: String(id), revision: 1, operator_id: reviewer.id },
      ...{ state: 'refused', refusal_code: 'REVISION_OUTDATED', settled_at: DUE },
      ...{ decision: 'reject', reason_code: 'conduct', note: REJECT.note, due_at: DUE },
    });
    expect((await audited()).map(([action]) => action)).toEqual([
      'hold_decision',
      'decision_refused',
    ]);
  });

  test('is made on many: what would be refused now is told, the others wait', async () => {
    const people = [creator, await someone(), await someone()];
    const ids = [id];
    for (const person of people.slice(1)) ids.push(await create(api, person));
    const items = [
      ...ids.map((each, index) => ({ id: each, revision: index === 1 ? 9 : 1 })),
      { id: strange, revision: 1 },
      { id, revision: 1 },
    ];
    const { body } = await many({ ...REJECT, ...HOLD, items });
    const decisions = [await decisionOf(id), await decisionOf(ids[2] ?? '')];
    const held = decisions.map((each) => ({ id: each.id, due_at: DUE }));
    expect(body.results).toMatchObject([
      { id, result: 'held', code: null, held: held[0] },
      { id: ids[1], result: 'refused', code: 'REVISION_OUTDATED' },
      { id: ids[2], result: 'held', code: null, held: held[1] },
      { id: strange, result: 'refused', code: expect.stringContaining('UNKNOWN') },
      { id, result: 'refused', code: 'REVISION_OUTDATED' },
    ]);
    await undo([decisions[1]?.id ?? 0]);
    api.setTime(DUE);
    await carryOut();
    const rows = await Promise.all(ids.map((each, index) => traces(each, people[index])));
    expect(rows.map(({ row }) => row?.state)).toEqual(['rejected', 'submitted', 'submitted']);
    expect(rows.map((each) => each.mails.length)).toEqual([1, 0, 0]);
  });

  test('is seen and undone by its own program alone', async () => {
    const stranger = await api.operator('beta', 'owner');
    await decide({ ...REJECT, ...HOLD });
    const { id: decision_id } = await decisionOf(id);
    expect((await undo([decision_id], stranger)).body.results).toEqual([
      { id: decision_id, result: 'unknown', state: null },
    ]);
    expect((await api.call(listDecisions, as(stranger))).body.items).toEqual([]);
    expect((await decisionOf(id)).state).toBe('waiting');
  });
});

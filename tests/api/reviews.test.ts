import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { and, eq, getTableName } from '#api/store/drizzle.ts';
import { mails } from '#api/store/tables/delivery.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { type applications, timelineEntries } from '#api/store/tables/pipelines.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { QUEUES } from '../support/review-subjects.ts';

let api: TestApi;
let reviewer: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  reviewer = await api.operator('alpha', 'reviewer');
});
afterAll(() => api.close());

type Id = string | number;

describe.each(QUEUES)(
  'the queue of $queue',
  ({ review, create, table, kind, unknown, strange }) => {
    let creator: TestPerson;
    beforeEach(async () => {
      creator = await someone();
    });
    const someone = (program: 'alpha' | 'beta' = 'alpha') =>
      api.creator(program, {
        email: `${crypto.randomUUID()}@creator.example`,
        email_verified_at: new Date(),
        member_since: kind === 'application' ? null : new Date(),
      });
    const { list, read, decide, decideMany } = review;
    const asked = { uuid: 'a1fa0000-0000-4000-8000-00000000000a' };
    const call = (id: Id, body: object, { token } = reviewer) =>
      api.call(decide, { token, query: asked, params: { id }, body });
    const many = (body: object, { token } = reviewer) =>
      api.call(decideMany, { token, query: asked, body });
    const page = (query: object, { token } = reviewer) =>
      api.call(list, { token, query: { ...asked, ...query } });

    /** Everything that a decision writes about a subject. */
    async function traces(id: Id, { id: creator_id } = creator) {
      const { database } = api.services.store;
      // The four tables are alike in what is read here.
      const all = table as unknown as typeof applications;
      const [row] = await database
        .select()
        .from(all)
        .where(eq(all.id, String(id)));
      const timeline = await database
        .select()
        .from(timelineEntries)
        .where(
          and(eq(timelineEntries.subject_kind, kind), eq(timelineEntries.subject_id, String(id))),
        );
      const audit = await database
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.subject_kind, kind), eq(auditEntries.subject_id, String(id))));
      const sent = await database.select().from(mails).where(eq(mails.creator_id, creator_id));
      return { row, timeline, audit, mails: sent };
    }

    test('a rejection is told to the creator and leaves timeline, audit and mail', async () => {
      const id = await create(api, creator);
      const begun = await call(id, { decision: 'start_review', reason_code: 'none', revision: 1 });
      expect(begun.body).toMatchObject({ state: 'in_review', revision: 2, decided_at: null });
      expect((await traces(id)).mails).toEqual([]);
      const { status, body } = await call(id, {
        decision: 'reject',
        reason_code: 'conduct',
        note: 'Please read the rules.',
        revision: 2,
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        id,
        state: 'rejected',
        revision: 3,
        reason_code: 'conduct',
        note: 'Please read the rules.',
        creator: { id: creator.id },
        timeline: [
          { from_state: 'submitted', to_state: 'in_review', actor_kind: 'operator', note: null },
          { from_state: 'in_review', to_state: 'rejected', reason_code: 'conduct' },
        ],
      });
      expect(body.decided_at).not.toBeNull();
      const left = await traces(id);
      expect(left.timeline.map(({ actor_id }) => actor_id)).toEqual([reviewer.id, reviewer.id]);
      expect(left.audit.map(({ action, details }) => [action, details.decision])).toEqual([
        [`${kind}.decide`, 'start_review'],
        [`${kind}.decide`, 'reject'],
      ]);
      expect(left.audit[0]?.actor_id).toBe(reviewer.id);
      expect(left.mails).toMatchObject([
        {
          params: { decision: 'rejected', reason_code: 'conduct', note: 'Please read the rules.' },
        },
      ]);
    });

    test('an acceptance without a reason is told so', async () => {
      const id = await create(api, creator);
      const { body } = await call(id, { decision: 'accept', reason_code: 'none', revision: 1 });
      expect(body).toMatchObject({ state: 'accepted', reason_code: null, note: null });
      expect((await traces(id)).mails).toHaveLength(1);
    });

    test('what is refused changes nothing', async () => {
      const id = await create(api, creator);
      const before = await traces(id);
      const reason = await call(id, { decision: 'reject', reason_code: 'none', revision: 1 });
      expect([reason.code, reason.error.extra.reasons]).toEqual([
        'REASON_UNKNOWN',
        expect.arrayContaining(['conduct', 'other']),
      ]);
      const outdated = await call(id, { decision: 'reject', reason_code: 'other', revision: 7 });
      expect([outdated.code, outdated.error.extra.revision]).toEqual(['REVISION_OUTDATED', 1]);
      expect(await traces(id)).toEqual(before);
      await call(id, { decision: 'accept', reason_code: 'none', revision: 1 });
      const decided = await traces(id);
      const again = await call(id, { decision: 'reject', reason_code: 'other', revision: 2 });
      expect(again.code).toBe('TRANSITION_REFUSED');
      expect(await traces(id)).toEqual(decided);
    });

    test("another program's is answered like a missing one", async () => {
      const stranger = await someone('beta');
      const id = await create(api, stranger);
      const before = await traces(id, stranger);
      const body = { decision: 'accept', reason_code: 'none', revision: 1 };
      const { token } = reviewer;
      for (const missing of [id, strange]) {
        expect((await call(missing, body)).code).toBe(unknown);
        const answer = await api.call(read, { token, query: asked, params: { id: missing } });
        expect(answer.code).toBe(unknown);
      }
      const { revision, ...verdict } = body;
      const bulk = await many({ ...verdict, dry_run: false, items: [{ id, revision }] });
      expect(bulk.body.results).toEqual([{ id, result: 'refused', code: unknown }]);
      expect(await traces(id, stranger)).toEqual(before);
    });

    test('of two reviewers who decide at once one is told to read it again', async () => {
      const id = await create(api, creator);
      const other = await api.operator('alpha', 'reviewer');
      const answers = await Promise.all([
        call(id, { decision: 'accept', reason_code: 'none', revision: 1 }),
        call(id, { decision: 'reject', reason_code: 'other', revision: 1 }, other),
      ]);
      expect(answers.map(({ code }) => code ?? 'decided').sort()).toEqual([
        'REVISION_OUTDATED',
        'decided',
      ]);
      const left = await traces(id);
      expect([left.timeline.length, left.audit.length, left.mails.length]).toEqual([1, 1, 1]);
    });

    test('many are decided at once; a dry run says the same and changes nothing', async () => {
      const others = await Promise.all([someone(), someone()]);
      const people = [creator, ...others];
      const ids: Id[] = [];
      for (const person of people) ids.push(await create(api, person));
      const body = {
        decision: 'reject',
        reason_code: 'program_full',
        note: 'Next season.',
        items: [
          ...ids.map((id, index) => ({ id, revision: index === 1 ? 9 : 1 })),
          { id: strange, revision: 1 },
          { id: ids[0], revision: 1 },
        ],
      };
      const before = await Promise.all(ids.map((id, index) => traces(id, people[index])));
      const dry = await many({ ...body, dry_run: true });
      expect(dry.status).toBe(200);
      expect(await Promise.all(ids.map((id, index) => traces(id, people[index])))).toEqual(before);
      expect((await many({ ...body, reason_code: 'fits_program', dry_run: false })).code).toBe(
        'REASON_UNKNOWN',
      );
      const real = await many({ ...body, dry_run: false });
      expect(real.body.results).toEqual([
        { id: ids[0], result: 'decided', code: null },
        { id: ids[1], result: 'refused', code: 'REVISION_OUTDATED' },
        { id: ids[2], result: 'decided', code: null },
        { id: strange, result: 'refused', code: unknown },
        { id: ids[0], result: 'refused', code: 'REVISION_OUTDATED' },
      ]);
      expect(dry.body).toEqual({ dry_run: true, results: real.body.results });
      const left = await Promise.all(ids.map((id, index) => traces(id, people[index])));
      expect(left.map(({ row }) => row?.state)).toEqual(['rejected', 'submitted', 'rejected']);
      expect(left.map((trace) => [trace.timeline.length, trace.audit.length])).toEqual([
        [1, 1],
        [0, 0],
        [1, 1],
      ]);
      expect(left.map((trace) => trace.mails.length)).toEqual([1, 0, 1]);
    });

    test('two who decide on the same many at once decide on each of them once', async () => {
      const ids: Id[] = [];
      for (let index = 0; index < 5; index += 1) ids.push(await create(api, await someone()));
      const items = ids.map((id) => ({ id, revision: 1 }));
      const body = { decision: 'accept', reason_code: 'none', dry_run: false };
      const answers = await Promise.all([
        many({ ...body, items }),
        many({ ...body, items: items.toReversed() }),
      ]);
      const decided = answers.flatMap(({ body: { results } }) =>
        results.filter(({ result }) => result === 'decided').map(({ id }) => id),
      );
      expect(decided.sort()).toEqual(ids.sort());
      for (const id of ids) expect((await traces(id)).timeline).toHaveLength(1);
    });

    test('is read in pages, oldest first, each once, though many came at the same moment', async () => {
      const moment = new Date('2001-01-01T00:00:00Z');
      const ids = new Set<Id>();
      for (let index = 0; index < 7; index += 1) {
        const submitted_at = index < 5 ? moment : new Date(moment.getTime() + index);
        ids.add(await create(api, await someone(), { submitted_at, text: 'a walk of pages' }));
      }
      for (const limit of [1, 2, 3, 7]) {
        const seen: Id[] = [];
        let cursor: string | null = null;
        do {
          const query: object = { search: 'walk of pages', limit, ...(cursor ? { cursor } : {}) };
          const { body } = await page(query);
          seen.push(...body.items.map((item) => (item as { id: Id }).id));
          cursor = body.next_cursor;
        } while (cursor);
        expect(seen).toHaveLength(7);
        expect(new Set(seen)).toEqual(ids);
      }
      const { items } = (await page({ search: 'walk of pages' })).body;
      const times = items.map((item) => (item as { submitted_at: string }).submitted_at);
      expect(times).toEqual(times.toSorted());
    });

    test('is filtered by state, and by text that may hold any sign', async () => {
      const id = await create(api, creator, { text: 'hundred % of_it \\ yes' });
      const ids = async (query: object) =>
        (await page(query)).body.items.map((item) => (item as { id: Id }).id);
      expect(await ids({ search: 'hundred % of_it \\' })).toEqual([id]);
      expect(await ids({ search: 'hundred % ofXit' })).toEqual([]);
      expect(await ids({ search: '_it \\ yes' })).toEqual([id]);
      expect(await ids({ search: '"about"' })).toEqual([]);
      expect(await ids({ search: 'hundred %', state: 'submitted' })).toEqual([id]);
      expect(await ids({ search: 'hundred %', state: 'accepted' })).toEqual([]);
      const [row] = (await page({ search: 'hundred %' })).body.items;
      const { creator: shown } = row as { creator: { email: string } };
      expect(await ids({ search: shown.email.toUpperCase() })).toEqual([id]);
    });

    test('a cursor of another list is refused', async () => {
      const cursors = ['x', [1], ['2001', 1], ['2001-99-99T00:00:00.000000Z', 1]].map((key) =>
        Buffer.from(JSON.stringify(key)).toString('base64url'),
      );
      for (const cursor of [...cursors, '?'])
        expect((await page({ cursor })).code, `${getTableName(table)} ${cursor}`).toBe(
          'CURSOR_INVALID',
        );
    });
  },
);

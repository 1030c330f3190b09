import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { and, eq } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { activations, influencerActivations } from '#api/store/tables/activations.ts';
import { mails } from '#api/store/tables/delivery.ts';
import { activationRequests, appeals, contents } from '#api/store/tables/pipelines.ts';
import { metricEvents, questProgress } from '#api/store/tables/quests.ts';
import {
  appealReview,
  applicationReview,
  contentReview,
  requestReview,
} from '#contract/reviews/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import {
  createAppeal,
  createApplication,
  createContent,
  createEvent,
  createRequest,
} from '../support/review-subjects.ts';

let api: TestApi;
let reviewer: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  reviewer = await api.operator('alpha', 'reviewer');
});
afterAll(() => api.close());

const someone = (values: Partial<typeof creators.$inferInsert> = {}) =>
  api.creator('alpha', {
    email: `${crypto.randomUUID()}@creator.example`,
    email_verified_at: new Date(),
    ...values,
  });
const ACCEPT = { decision: 'accept', reason_code: 'none', revision: 1 };
const sent = (id: string | number, body: object = ACCEPT) => ({
  token: reviewer.token,
  query: { uuid: reviewer.uuid },
  params: { id },
  body,
});
const mailsTo = ({ id }: TestPerson) =>
  api.services.store.database.select().from(mails).where(eq(mails.creator_id, id));
const enrolments = ({ id }: TestPerson) =>
  api.services.store.database
    .select()
    .from(influencerActivations)
    .where(eq(influencerActivations.creator_id, id));

describe('an accepted application', () => {
  test('makes a member, who is offered what every member is offered', async () => {
    const person = await someone({ member_since: null });
    await api.call(applicationReview.decide, sent(await createApplication(api, person)));
    const { database } = api.services.store;
    const [creator] = await database.select().from(creators).where(eq(creators.id, person.id));
    expect(creator?.member_since).not.toBeNull();
    const offered = await enrolments(person);
    expect(offered.map(({ activation_id }) => activation_id).sort()).toEqual([1, 3, 6]);
  });
});

describe('a rejected application', () => {
  test('names the date from which one may apply again, in its mail as well', async () => {
    const person = await someone({ member_since: null });
    const id = await createApplication(api, person);
    const reapply_at = '2030-05-01T00:00:00.000Z';
    const body = { decision: 'reject', reason_code: 'program_full', reapply_at, revision: 1 };
    const answer = await api.call(applicationReview.decide, sent(id, body));
    expect(answer.body.reapply_at).toBe(reapply_at);
    expect((await mailsTo(person))[0]?.params).toMatchObject({ reapply_at });
  });

  test('is the only one that takes such a date', async () => {
    const id = await createApplication(api, await someone({ member_since: null }));
    const body = { ...ACCEPT, reapply_at: '2030-05-01T00:00:00.000Z' };
    expect((await api.call(applicationReview.decide, sent(id, body))).code).toBe('REQUEST_INVALID');
    const content = await createContent(api, await someone());
    const rejection = { ...body, decision: 'reject', reason_code: 'other' };
    expect((await api.call(contentReview.decide, sent(content, rejection))).code).toBe(
      'REQUEST_INVALID',
    );
  });
});

describe('an accepted request', () => {
  test('becomes an enrolment with the key that was asked for', async () => {
    const person = await someone({ locale: 'de' });
    const id = await createRequest(api, person);
    const { body } = await api.call(requestReview.decide, sent(id));
    const [enrolment] = await enrolments(person);
    expect(enrolment).toMatchObject({ activation_id: 2, state: 'offered', key_option_id: 21 });
    expect(body).toMatchObject({
      activation_title: 'Game keys',
      influencer_activation_id: enrolment?.id,
    });
    expect((await mailsTo(person))[0]).toMatchObject({
      locale: 'de',
      params: { decision: 'accepted', title: 'Spiel-Keys' },
    });
  });

  test('is refused where all places are taken, alone or among others', async () => {
    const { database } = api.services.store;
    const limit = (enrolment_limit: number | null, enrolments: number) =>
      database
        .update(activations)
        .set({ enrolment_limit, enrolments })
        .where(and(eq(activations.program_uuid, reviewer.uuid), eq(activations.id, 2)));
    await limit(2, 1);
    const ids = [
      await createRequest(api, await someone()),
      await createRequest(api, await someone()),
    ];
    const { revision, ...verdict } = ACCEPT;
    const items = ids.map((id) => ({ id, revision }));
    const decideAll = (dry_run: boolean) =>
      api.call(requestReview.decideMany, sent('', { ...verdict, items, dry_run }));
    const expected = [
      { id: ids[0], result: 'decided', code: null },
      { id: ids[1], result: 'refused', code: 'ACTIVATION_FULL' },
    ];
    expect((await decideAll(true)).body.results).toEqual(expected);
    expect((await decideAll(false)).body.results).toEqual(expected);
    const alone = await api.call(requestReview.decide, sent(ids[1] ?? ''));
    expect(alone.code).toBe('ACTIVATION_FULL');
    const [row] = await database
      .select()
      .from(activationRequests)
      .where(eq(activationRequests.id, Number(ids[1])));
    expect(row).toMatchObject({ state: 'submitted', revision: 1 });
    await limit(null, 0);
  });
});

describe('accepted content', () => {
  test('counts for quests and completes what asked for it', async () => {
    const person = await someone();
    await api.call(contentReview.decide, sent(await createContent(api, person)));
    const { database } = api.services.store;
    const progress = await database
      .select()
      .from(questProgress)
      .where(and(eq(questProgress.creator_id, person.id), eq(questProgress.quest_id, 5)));
    expect(progress).toMatchObject([{ value: 1, state: 'completed' }]);
    expect((await enrolments(person))[0]?.state).toBe('completed');
  });

  test("of a guest is decided too; nobody's address gets a mail", async () => {
    const { database } = api.services.store;
    const person = await someone();
    const id = Number(await createContent(api, person));
    const [enrolment] = await database
      .insert(influencerActivations)
      .values({
        program_uuid: person.uuid,
        activation_id: 3,
        state: 'accepted',
        guest_token_hash: crypto.randomUUID(),
        guest_name: 'Gus',
        guest_email: 'gus@guest.example',
      })
      .returning();
    await database
      .update(contents)
      .set({ creator_id: null, influencer_activation_id: enrolment?.id ?? 0 })
      .where(eq(contents.id, id));
    const before = await database.select().from(mails);
    const { body } = await api.call(contentReview.decide, sent(id));
    expect(body).toMatchObject({
      state: 'accepted',
      creator: null,
      guest: { name: 'Gus', email: 'gus@guest.example' },
    });
    expect(await database.select().from(mails)).toHaveLength(before.length);
  });
});

describe('an appeal', () => {
  test('that is accepted counts the event it is about', async () => {
    const person = await someone();
    const { database } = api.services.store;
    const outcome = { quest_id: 1, counted: false, reason_code: 'too_old' };
    const event = await createEvent(api, person, { outcomes: [outcome], value: 2 });
    const id = Number(await createAppeal(api, person));
    await database.update(appeals).set({ subject_id: event }).where(eq(appeals.id, id));
    const answer = await api.call(appealReview.decide, sent(id));
    expect(answer.body.state).toBe('accepted');
    const [row] = await database.select().from(metricEvents).where(eq(metricEvents.id, event));
    expect(row?.counted).toBe(true);
    const [progress] = await database
      .select()
      .from(questProgress)
      .where(and(eq(questProgress.creator_id, person.id), eq(questProgress.quest_id, 1)));
    expect(progress?.value).toBe(2);
    expect((await mailsTo(person))[0]?.params).toMatchObject({
      decision: 'accepted',
      title: 'Wins',
    });
  });

  test('that is accepted takes rejected content back under review', async () => {
    const person = await someone();
    const { database } = api.services.store;
    const content = Number(await createContent(api, person, { state: 'rejected' }));
    const id = Number(await createAppeal(api, person));
    await database
      .update(appeals)
      .set({ subject_kind: 'content', subject_id: content })
      .where(eq(appeals.id, id));
    await api.call(appealReview.decide, sent(id));
    const { body } = await api.call(contentReview.read, sent(content));
    expect(body).toMatchObject({ state: 'in_review', revision: 2, decided_at: null });
    expect(body.timeline).toMatchObject([
      { from_state: 'rejected', to_state: 'in_review', actor_kind: 'operator' },
    ]);
  });

  test('that is turned down leaves everything as it was', async () => {
    const person = await someone();
    const id = await createAppeal(api, person);
    const body = { decision: 'reject', reason_code: 'upheld', revision: 1 };
    expect((await api.call(appealReview.decide, sent(id, body))).body.state).toBe('rejected');
    const { database } = api.services.store;
    const events = await database
      .select()
      .from(metricEvents)
      .where(eq(metricEvents.creator_id, person.id));
    expect(events.map(({ counted }) => counted)).toEqual([false]);
  });

  test('that leaves a question open goes back to its author, and counts nothing', async () => {
    const person = await someone();
    const id = await createAppeal(api, person);
    const body = { decision: 'request_changes', reason_code: 'answers_unclear', revision: 1 };
    const answer = await api.call(appealReview.decide, sent(id, body));
    expect(answer.body).toMatchObject({ state: 'needs_changes', reason_code: 'answers_unclear' });
    const { database } = api.services.store;
    const events = await database
      .select()
      .from(metricEvents)
      .where(eq(metricEvents.creator_id, person.id));
    expect(events.map(({ counted }) => counted)).toEqual([false]);
  });
});

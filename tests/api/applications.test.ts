import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '#api/store/drizzle.ts';
import { agreementAcceptances, creators, identityLinks } from '#api/store/tables/accounts.ts';
import { mails } from '#api/store/tables/delivery.ts';
import { applications, timelineEntries } from '#api/store/tables/pipelines.ts';
import {
  readApplication,
  submitApplication,
  withdrawApplication,
} from '#contract/applications/endpoints.ts';
import { applicationReview } from '#contract/reviews/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson, type TestProgram } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const AGREEMENTS = { coc_accepted: true, confirmed_18: true, confirmed_in_approved_country: true };
const ANSWERS = { channel_url: 'https://channel.example/me', formats: ['livestreams'] };
const BODY = { answers: ANSWERS, agreements: AGREEMENTS };

const newcomer = (program: TestProgram = 'alpha', values = {}) =>
  api.creator(program, { member_since: null, ...values });
const submit = ({ token, uuid }: TestPerson, body: unknown = BODY, headers = {}) =>
  api.call(submitApplication, { token, query: { uuid }, body, headers });
const read = ({ token, uuid }: TestPerson, headers = {}) =>
  api.call(readApplication, { token, query: { uuid }, headers });
const withdraw = ({ token, uuid }: TestPerson) =>
  api.call(withdrawApplication, { token, query: { uuid } });

const rowsOf = ({ id }: TestPerson) =>
  api.services.store.database.select().from(applications).where(eq(applications.creator_id, id));

/** The rows that a refused application must not leave behind. */
async function leftBehind({ id }: TestPerson) {
  const { database } = api.services.store;
  const acceptances = await database
    .select()
    .from(agreementAcceptances)
    .where(eq(agreementAcceptances.creator_id, id));
  const timeline = await database
    .select()
    .from(timelineEntries)
    .where(eq(timelineEntries.actor_id, id));
  const sent = await database.select().from(mails).where(eq(mails.creator_id, id));
  return [acceptances.length, timeline.length, sent.length, (await rowsOf({ id } as never)).length];
}

async function decide(person: TestPerson, decision: string, more: object = {}) {
  const { token, uuid } = await api.operator('alpha', 'reviewer');
  const [row] = (await rowsOf(person)).toReversed();
  const answer = await api.call(applicationReview.decide, {
    token,
    query: { uuid },
    params: { id: row?.id ?? '' },
    body: { decision, revision: row?.revision, reason_code: 'other', ...more },
  });
  expect(answer.code).toBeUndefined();
}

describe('reading', () => {
  test('somebody who has not applied sees what is asked, in the language of the call', async () => {
    const { status, body } = await read(await newcomer(), { 'accept-language': 'de-CH, en;q=0.5' });
    expect(status).toBe(200);
    expect(body.applications).toEqual({ state: 'open', until: null });
    expect(body.form.map(({ name }) => name)).toEqual(['channel_url', 'formats', 'about']);
    expect(body.form[0]?.label).toBe('Wo veröffentlichst du?');
    expect(body.agreements[0]?.label).toBe('Ich akzeptiere den Verhaltenskodex');
    expect(body.agreements.map(({ agreement, current }) => [agreement, current])).toEqual([
      ['coc_accepted', false],
      ['confirmed_18', false],
      ['confirmed_in_approved_country', false],
    ]);
    expect(body.eligibility).toBeNull();
    expect(body.application).toBeNull();
  });

  test('one sees how one stands with each rule of the program', async () => {
    const person = await newcomer('beta');
    await api.services.store.database.insert(identityLinks).values({
      program_uuid: person.uuid,
      creator_id: person.id,
      provider: 'twitch',
      subject: person.id,
      name: 'me',
      statistics: { followers: 2500 },
      statistics_at: new Date('2026-01-02T03:04:05Z'),
    });
    expect((await read(person)).body.eligibility).toMatchObject({
      met: false,
      rules: [
        {
          ...{ kind: 'followers', met: true, self_declared: false, value: 2500, at_least: 1000 },
          measured_at: '2026-01-02T03:04:05.000Z',
        },
        { kind: 'age', met: false, self_declared: false },
      ],
    });
  });

  test('a window that has not opened says when it will', async () => {
    api.setTime('2025-12-24T00:00:00Z');
    const person = await newcomer('beta');
    expect((await read(person)).body.applications).toEqual({
      state: 'upcoming',
      until: '2026-01-01T00:00:00.000Z',
    });
    expect((await submit(person)).code).toBe('APPLICATIONS_CLOSED');
    api.setTime(new Date());
  });
});

describe('applying', () => {
  test('is answered, recorded with its timeline and confirmed by mail', async () => {
    const person = await newcomer('alpha', {
      email: 'new@creator.example',
      email_verified_at: new Date(),
    });
    const { status, body } = await submit(person, {
      ...BODY,
      answers: { ...ANSWERS, channel_url: ' https://channel.example/me ', about: 'not asked' },
    });
    expect(status).toBe(201);
    expect(body.message).toBe(
      'Your application has been submitted and we will get back to you with a response as soon as possible!',
    );
    expect(body.message_id).toBe('app-success');
    expect(body.application).toMatchObject({
      state: 'submitted',
      revision: 1,
      answers: ANSWERS,
      decided_at: null,
      timeline: [{ from_state: null, to_state: 'submitted', actor_kind: 'creator' }],
    });
    expect((await read(person)).body.application).toEqual(body.application);
    expect(await leftBehind(person)).toEqual([3, 1, 1, 1]);
  });

  test('is answered in the words of the program', async () => {
    const { body } = await submit(await newcomer('beta'));
    expect(body.message).toBe('Thank you for your application to Beta.');
  });

  test('says every answer that is not right, and leaves nothing behind', async () => {
    const person = await newcomer('alpha', {
      email: 'faulty@creator.example',
      email_verified_at: new Date(),
    });
    const { code, error } = await submit(person, {
      ...BODY,
      answers: { channel_url: 'nowhere', unknown: 1 },
    });
    expect(code).toBe('FIELD_INVALID');
    expect(error.extra.faults).toMatchObject([
      { field: 'channel_url', code: 'malformed' },
      { field: 'formats', code: 'required' },
      { field: 'unknown', code: 'unknown_field' },
    ]);
    expect(await leftBehind(person)).toEqual([0, 0, 0, 0]);
  });

  test('needs the agreements of the program', async () => {
    const person = await newcomer();
    const { code } = await submit(person, { answers: ANSWERS, agreements: { coc_accepted: true } });
    expect(code).toBe('AGREEMENTS_MISSING');
    expect(await leftBehind(person)).toEqual([0, 0, 0, 0]);
  });

  test('is refused to whom the rules keep out, and left to reviewers where nobody knows', async () => {
    const small = await newcomer('beta');
    const { code, error } = await submit(small, { ...BODY, answers: { ...ANSWERS, followers: 9 } });
    expect(code).toBe('NOT_ELIGIBLE');
    expect(error.extra.eligibility).toMatchObject({
      met: false,
      rules: [{ met: false, self_declared: true, value: 9 }, { met: true }],
    });
    expect(await leftBehind(small)).toEqual([0, 0, 0, 0]);

    const unknown = await newcomer('beta');
    expect((await submit(unknown)).status).toBe(201);
    expect((await rowsOf(unknown))[0]?.eligibility).toMatchObject({ met: false });
  });

  test('is refused to whom profile or answer places in another country than was agreed to', async () => {
    const elsewhere = await newcomer('alpha', { country: 'DE' });
    const refused = await submit(elsewhere);
    expect([refused.status, refused.code]).toEqual([422, 'COUNTRY_NOT_APPROVED']);
    expect(refused.error.extra).toMatchObject({
      source: 'profile',
      country: 'DE',
      countries: ['US', 'CA'],
    });
    expect(await leftBehind(elsewhere)).toEqual([0, 0, 0, 0]);

    const person = await newcomer('beta', { country: 'CA' });
    const by = (home: string) => submit(person, { ...BODY, answers: { ...ANSWERS, home } });
    const answered = await by('FR');
    expect(answered.code).toBe('COUNTRY_NOT_APPROVED');
    expect(answered.error.extra).toMatchObject({ source: 'answer', country: 'FR' });
    expect(await leftBehind(person)).toEqual([0, 0, 0, 0]);
    expect((await by('US')).status).toBe(201);
  });

  test('takes a number between the smallest and the largest that the form names', async () => {
    const person = await newcomer('beta');
    const by = (followers: number) =>
      submit(person, { ...BODY, answers: { ...ANSWERS, followers } });
    expect((await by(-1)).error.extra.faults).toMatchObject([
      { field: 'followers', code: 'too_small' },
    ]);
    expect((await by(500_000_001)).error.extra.faults).toMatchObject([
      { field: 'followers', code: 'too_large' },
    ]);
    expect((await by(500_000_000)).status).toBe(201);
  });

  test('operators see where countries do not fit what was agreed to', async () => {
    const { database } = api.services.store;
    const person = await newcomer('beta', { country: 'CA' });
    const sent = await submit(person, { ...BODY, answers: { ...ANSWERS, home: 'US' } });
    const { token, uuid } = await api.operator('beta', 'viewer');
    const look = () =>
      api.call(applicationReview.read, {
        token,
        query: { uuid },
        params: { id: sent.body.application.id },
      });
    expect((await look()).body).toMatchObject({
      country_doubts: ['answer_differs'],
      creator: { country: 'CA', country_approved: true },
    });
    // People move, and say so.
    await database.update(creators).set({ country: 'DE' }).where(eq(creators.id, person.id));
    expect((await look()).body).toMatchObject({
      country_doubts: ['profile_not_approved', 'answer_differs'],
      creator: { country: 'DE', country_approved: false },
    });
  });

  test('is refused while applications are closed', async () => {
    const person = await newcomer('new-program' as TestProgram);
    const { code, error } = await submit(person, { answers: {} });
    expect([code, error.extra.state]).toEqual(['APPLICATIONS_CLOSED', 'closed']);
  });

  test('happens once, however many calls come at the same time', async () => {
    const person = await newcomer();
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(person)));
    expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual([
      ...Array.from({ length: 4 }, () => 'APPLICATION_OPEN'),
      'done',
    ]);
    expect(await rowsOf(person)).toHaveLength(1);
  });

  test('with the same Idempotency-Key answers the first application again', async () => {
    const person = await newcomer();
    const headers = { 'idempotency-key': 'once' };
    const first = await submit(person, BODY, headers);
    const second = await submit(person, BODY, headers);
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
  });

  test('is nothing for members', async () => {
    expect((await submit(await api.creator('alpha'))).code).toBe('APPLICATION_OPEN');
  });
});

describe('after a decision', () => {
  test('changes that were asked for are sent with the same application', async () => {
    const person = await newcomer();
    const first = await submit(person);
    await decide(person, 'request_changes', { note: 'Which channel?' });
    expect((await read(person)).body.application).toMatchObject({
      state: 'needs_changes',
      reason_code: 'other',
      note: 'Which channel?',
    });
    const answers = { ...ANSWERS, channel_url: 'https://channel.example/other' };
    const again = await submit(person, { answers });
    expect(again.body.application).toMatchObject({
      id: first.body.application.id,
      state: 'submitted',
      revision: 3,
      answers,
      note: null,
      decided_at: null,
    });
    expect(again.body.application.timeline.map(({ to_state }) => to_state)).toEqual([
      'submitted',
      'needs_changes',
      'submitted',
    ]);
  });

  test('a rejected person may apply again from the date that was given', async () => {
    const person = await newcomer();
    await submit(person);
    const reapply_at = new Date(Date.now() + 1000 * 60 * 60).toISOString();
    await decide(person, 'reject', { reapply_at });
    const early = await submit(person);
    expect([early.code, early.error.extra.reapply_at]).toEqual([
      'APPLICATION_TOO_EARLY',
      reapply_at,
    ]);
    await api.services.store.database
      .update(applications)
      .set({ reapply_at: new Date(Date.now() - 1000 * 60 * 60) })
      .where(eq(applications.creator_id, person.id));
    expect((await submit(person)).status).toBe(201);
    expect(await rowsOf(person)).toHaveLength(2);
  });

  test('an accepted person is a member', async () => {
    const person = await newcomer();
    await submit(person);
    await decide(person, 'accept', { reason_code: 'none' });
    const { database } = api.services.store;
    const [creator] = await database.select().from(creators).where(eq(creators.id, person.id));
    expect(creator?.member_since).toBeInstanceOf(Date);
    expect((await submit(person)).code).toBe('APPLICATION_OPEN');
  });
});

describe('withdrawing', () => {
  test('ends an application, and one may apply again', async () => {
    const person = await newcomer();
    await submit(person);
    const { status, body } = await withdraw(person);
    expect([status, body.state]).toEqual([200, 'withdrawn']);
    expect((await withdraw(person)).code).toBe('TRANSITION_REFUSED');
    expect((await submit(person)).status).toBe(201);
    expect((await read(person)).body.application?.state).toBe('submitted');
  });

  test('needs an application', async () => {
    expect((await withdraw(await newcomer())).code).toBe('APPLICATION_UNKNOWN');
  });

  test("reaches nobody else's application", async () => {
    const person = await newcomer();
    await submit(person);
    await withdraw(await newcomer());
    const stranger = await newcomer('beta');
    const { token } = stranger;
    const answer = await api.call(withdrawApplication, { token, query: { uuid: person.uuid } });
    expect(answer.code).toBe('PROGRAM_MISMATCH');
    expect((await rowsOf(person))[0]?.state).toBe('submitted');
  });
});

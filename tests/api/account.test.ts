import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unsubscribeToken } from '#api/mail/unsubscribe-links.ts';
import { eq } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { changeCustomFields, readCustomFields, unsubscribe } from '#contract/account/endpoints.ts';
import { change, mailsOf, self, withEmail } from '../support/accounts.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('the profile', () => {
  test('is answered in full', async () => {
    const person = await api.creator('alpha', {
      ...{ display_name: 'Maya', member_since: null, country: 'US', locale: 'de' },
      mail_preferences: { news: false },
    });
    expect(await self(api, person)).toEqual({
      ...{ id: person.id, uuid: person.uuid, member: false, display_name: 'Maya' },
      ...{ email: null, email_verified: false, picture_url: null, country: 'US', locale: 'de' },
      ...{ custom_fields: {}, links: [], created_at: expect.any(String) },
      mail_preferences: { decisions: true, rewards: true, news: false },
    });
  });

  test('changes in what is sent, and in nothing else or of nobody else', async () => {
    const [person, other] = [await api.creator('alpha'), await api.creator('alpha')];
    const [before, theirs] = [await self(api, person), await self(api, other)];
    const sent = {
      ...{ display_name: '  Sofia R.  ', country: 'IT', locale: 'de' },
      picture_url: 'https://pictures.example/s.png',
    };
    const { status, body } = await change(api, person, {
      ...sent,
      mail_preferences: { rewards: false },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...{ ...before, ...sent, display_name: 'Sofia R.' },
      mail_preferences: { decisions: true, rewards: false, news: true },
    });
    expect((await change(api, person, { mail_preferences: { news: false } })).body).toMatchObject({
      mail_preferences: { decisions: true, rewards: false, news: false },
      country: 'IT',
    });
    expect((await change(api, person, { picture_url: null, country: null })).body).toMatchObject({
      picture_url: null,
      country: null,
    });
    expect(await self(api, other)).toEqual(theirs);
    expect(await mailsOf(api, person)).toEqual([]);
  });

  test.each([
    ['a language that the program does not speak', { locale: 'fr' }, 'locale', 'not_an_option'],
    [
      'an address that takes no mail',
      { email: `${'a'.repeat(65)}@x.example` },
      'email',
      'malformed',
    ],
  ])('refuses %s, and stays as it is', async (_what, body, field, code) => {
    const person = await withEmail(api, 'steady@people.example', true);
    const before = await self(api, person);
    expect(await change(api, person, { display_name: 'Changed', ...body })).toMatchObject({
      status: 422,
      code: 'FIELD_INVALID',
      error: { extra: { faults: [{ field, code, message: expect.any(String) }] } },
    });
    expect(await self(api, person)).toEqual(before);
    expect(await mailsOf(api, person)).toEqual([]);
  });
});

describe("the program's own questions", () => {
  const answer = ({ token }: TestPerson, custom_fields: object) =>
    api.call(changeCustomFields, { token, body: { custom_fields } });

  test('are asked in the language of the caller, with the answers so far', async () => {
    const person = await api.creator('alpha', { custom_fields: { credit_name: 'Maya' } });
    const sent = { token: person.token, query: { uuid: person.uuid } };
    const { body } = await api.call(readCustomFields, sent);
    expect(body.custom_fields).toEqual({ credit_name: 'Maya' });
    expect(body.fields).toMatchObject([
      { name: 'credit_name', type: 'text', label: 'How should we credit you?', max_length: 40 },
      { name: 'nights', type: 'multi_select' },
    ]);
    const beta = { ...sent, query: { uuid: api.program('beta').uuid } };
    expect(await api.call(readCustomFields, beta)).toMatchObject({ code: 'PROGRAM_MISMATCH' });
  });

  test('keep what is not sent again; null takes an answer back', async () => {
    const person = await api.creator('alpha');
    expect((await answer(person, { credit_name: 'Maya' })).body.custom_fields).toEqual({
      credit_name: 'Maya',
    });
    expect((await answer(person, { nights: ['sunday'] })).body.custom_fields).toEqual({
      credit_name: 'Maya',
      nights: ['sunday'],
    });
    const { body } = await answer(person, { credit_name: null });
    expect(body.custom_fields).toEqual({ nights: ['sunday'] });
  });

  test('that are not asked any more are forgotten at the next answer', async () => {
    const person = await api.creator('alpha', { custom_fields: { old_question: 'yes' } });
    expect((await answer(person, { credit_name: 'M' })).body.custom_fields).toEqual({
      credit_name: 'M',
    });
  });

  test('take no wrong answer, and none of the right ones beside it', async () => {
    const person = await api.creator('alpha', { custom_fields: { credit_name: 'Maya' } });
    const refused = await answer(person, {
      credit_name: 'x'.repeat(41),
      nights: ['monday'],
      shoe_size: 40,
    });
    expect(refused).toMatchObject({ status: 422, code: 'FIELD_INVALID' });
    expect(refused.error.extra.faults).toMatchObject([
      { field: 'credit_name', code: 'too_long' },
      { field: 'nights', code: 'not_an_option' },
      { field: 'shoe_size', code: 'unknown_field' },
    ]);
    expect((await self(api, person)).custom_fields).toEqual({ credit_name: 'Maya' });
  });
});

describe('unsubscribing', () => {
  const end = (token: string) => api.call(unsubscribe, { query: { token } });

  test('ends mails of one category, as often as it is asked for', async () => {
    const person = await api.creator('alpha', { mail_preferences: { rewards: false } });
    const subject = { program_uuid: person.uuid, creator_id: person.id, category: 'news' } as const;
    const token = await unsubscribeToken(api.services.mailTokens, subject);
    for (let time = 0; time < 2; time += 1)
      expect(await end(token)).toMatchObject({
        status: 200,
        body: { category: 'news', uuid: person.uuid },
      });
    expect((await self(api, person)).mail_preferences).toEqual({
      decisions: true,
      rewards: false,
      news: false,
    });
  });

  test('with what is no such link changes nothing', async () => {
    const person = await api.creator('alpha');
    const uuid = api.program('beta').uuid;
    const { mailTokens, store } = api.services;
    const subject = { program_uuid: uuid, creator_id: person.id, category: 'news' } as const;
    const foreign = await unsubscribeToken(mailTokens, subject);
    const own = await unsubscribeToken(mailTokens, { ...subject, program_uuid: person.uuid });
    await store.database
      .update(creators)
      .set({ status: 'deleted' })
      .where(eq(creators.id, person.id));
    for (const token of ['x'.repeat(43), person.token, foreign, own])
      expect(await end(token)).toMatchObject({ status: 410, code: 'UNSUBSCRIBE_INVALID' });
  });
});

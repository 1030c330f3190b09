import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetQuestBook } from '#api/core/quests/quest-book.ts';
import { ALLOWANCES, createRateLimits } from '#api/http/rate-limits.ts';
import { readMessage } from '#api/mail/message-kinds.ts';
import {
  endSubscription,
  readSubscription,
  unsubscribeToken,
} from '#api/mail/unsubscribe-links.ts';
import { openingPagesPlugin } from '#api/openings/opening-pages.ts';
import { sendOpenings } from '#api/openings/send-openings.ts';
import { and, asc, eq } from '#api/store/drizzle.ts';
import { activations } from '#api/store/tables/activations.ts';
import { mails } from '#api/store/tables/delivery.ts';
import { openingReminders } from '#api/store/tables/reminders.ts';
import { unsubscribe } from '#contract/account/endpoints.ts';
import { remindGuestOfOpening, remindOfOpening } from '#contract/openings/endpoints.ts';
import { startTestApi, type TestApi } from '../support/api.ts';

/** Beta's applications open with the year 2026. */
const BEFORE = new Date('2025-12-10T12:00:00Z');
const OPEN = new Date('2026-01-01T00:00:00Z');
const HOUR = 3_600_000;
const later = (hours: number) => new Date(BEFORE.getTime() + hours * HOUR);

let api: TestApi;
let pages: FastifyInstance;
let uuid: string;

beforeAll(async () => {
  api = await startTestApi({ rateLimits: createRateLimits(ALLOWANCES) });
  uuid = api.program('beta').uuid;
  pages = fastify();
  await pages.register(openingPagesPlugin, { services: api.services });
});
beforeEach(async () => {
  api.setTime(BEFORE);
  const { database } = api.services.store;
  await database.delete(mails);
  await database.delete(openingReminders);
});
afterAll(async () => {
  await pages.close();
  await api.close();
});

let count = 0;
/** An address of a person who is somebody else in each test, as limits are counted for each. */
const fresh = () => {
  count += 1;
  return `Ada.${count}@people.example`;
};
const ask = (email: string, body: object = {}, of = uuid) =>
  api.call(remindOfOpening, { query: { uuid: of }, body: { email, locale: 'de', ...body } });
const written = async () => {
  const rows = await api.services.store.database.select().from(mails).orderBy(asc(mails.id));
  for (const { kind, params } of rows) expect(() => readMessage(kind, params)).not.toThrow();
  return rows;
};
const kept = () => api.services.store.database.select().from(openingReminders);
async function linkOf(index = -1): Promise<URL> {
  const mail = (await written()).at(index);
  return new URL(String(mail?.params.confirmation_url));
}
const open = (method: 'GET' | 'POST', { pathname, search }: URL) =>
  pages.inject({ method, url: pathname.replace('/api', '') + search });
async function confirm(): Promise<void> {
  expect((await open('POST', await linkOf())).statusCode).toBe(200);
}
async function look(at: Date) {
  api.setTime(at);
  await sendOpenings(api.services);
  return (await written()).filter(({ kind }) => kind === 'opening');
}

describe('an address that wants to know when applications open', () => {
  test('is asked by mail, is kept sealed, and gets one mail when they do, which deletes it', async () => {
    const email = fresh();
    const eve = new Date(OPEN.getTime() - 12 * HOUR);
    api.setTime(eve);
    expect(await ask(email)).toMatchObject({ status: 202, body: { valid_hours: 48 } });
    const [mail] = await written();
    expect(mail).toMatchObject({
      ...{ kind: 'opening_asked', category: 'openings', locale: 'de', creator_id: null },
      ...{ program_uuid: uuid, address: email },
    });
    const [row] = await kept();
    expect(JSON.stringify(row)).not.toMatch(/ada|people/i);
    expect(row?.address.toString()).not.toContain('people');

    const link = await linkOf();
    const asked = await open('GET', link);
    expect(asked.statusCode).toBe(200);
    expect((await kept())[0]?.confirmed_at).toBeNull();
    expect(await look(OPEN)).toEqual([]);

    api.setTime(eve);
    const action = /action="([^"]+)"/.exec(asked.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await open('POST', new URL(action, link))).statusCode).toBe(200);
    expect(await look(new Date(OPEN.getTime() - 1))).toEqual([]);
    api.setTime(OPEN);
    await Promise.all([sendOpenings(api.services), sendOpenings(api.services)]);
    expect(await look(OPEN)).toMatchObject([
      {
        ...{ program_uuid: uuid, address: email, locale: 'de' },
        params: { url: 'https://marquee.example/programs/beta' },
      },
    ]);
    expect(await kept()).toEqual([]);
  });

  test('is answered the same, whether it is unknown, asked already or confirmed', async () => {
    const email = fresh();
    const answers = [await ask(email), await ask(email.toUpperCase())];
    await confirm();
    answers.push(await ask(email));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await written()).toHaveLength(1);
    expect(await kept()).toHaveLength(1);
  });

  test('that pressed twice at once is asked once', async () => {
    const email = fresh();
    await Promise.all([ask(email), ask(email)]);
    expect(await written()).toHaveLength(1);
  });

  test('is asked again after an hour, and five times a day at most, whatever the program', async () => {
    const email = fresh();
    await ask(email);
    api.setTime(later(1));
    await ask(email, { locale: 'en' });
    expect((await written()).map(({ locale }) => locale)).toEqual(['de', 'en']);
    const { database } = api.services.store;
    const [row] = await kept();
    const more = [1, 2, 3, 4].map((activation_id) => ({
      ...{ program_uuid: uuid, activation_id, address: Buffer.of(), locale: 'en' },
      ...{ address_hash: row?.address_hash ?? '', asked_at: later(1) },
    }));
    await database.insert(openingReminders).values(more);
    api.setTime(later(3));
    await ask(email);
    expect(await written()).toHaveLength(2);
    api.setTime(later(26));
    await ask(email);
    expect(await written()).toHaveLength(3);
  });

  test('is confirmed once, within 48 hours, by its own link alone', async () => {
    await ask(fresh());
    const link = await linkOf();
    const other = new URL(link);
    other.searchParams.set(
      'token',
      await unsubscribeToken(api.services.mailTokens, {
        program_uuid: uuid,
        opening_reminder_id: uuid,
      }),
    );
    expect((await open('POST', other)).statusCode).toBe(410);
    api.setTime(later(48));
    expect((await open('GET', link)).statusCode).toBe(410);
    expect((await open('POST', link)).statusCode).toBe(410);
    api.setTime(later(47));
    expect((await open('POST', link)).statusCode).toBe(200);
    expect((await open('POST', link)).statusCode).toBe(410);
    const page = await open('GET', link);
    expect(page.statusCode).toBe(410);
    expect(page.body).toContain('Beta Creators');
  });

  test('is deleted after 48 hours without a confirmation, and 18 months after it', async () => {
    await ask(fresh());
    await ask(fresh());
    await confirm();
    await look(later(48));
    expect(await kept()).toHaveLength(2);
    await look(later(48.01));
    expect(await kept()).toMatchObject([{ confirmed_at: BEFORE }]);
    const { database } = api.services.store;
    const aged = new Date(BEFORE.getTime() - 549 * 24 * HOUR);
    await database.update(openingReminders).set({ confirmed_at: aged });
    await look(BEFORE);
    expect(await kept()).toEqual([]);
  });

  test('is deleted at once by the link of a mail, and what has not left is not sent', async () => {
    await ask(fresh());
    const [row] = await kept();
    const { store, mailTokens } = api.services;
    const subject = { program_uuid: uuid, opening_reminder_id: row?.id ?? '' };
    const token = await unsubscribeToken(mailTokens, subject);
    expect(await readSubscription(mailTokens, store, token)).toEqual({ subject, locale: 'de' });
    const answer = await api.call(unsubscribe, { query: { token } });
    expect(answer).toMatchObject({ status: 200, body: { category: 'openings', uuid } });
    expect(await kept()).toEqual([]);
    expect(await written()).toEqual([]);
    // Once more is no fault.
    expect((await api.call(unsubscribe, { query: { token } })).status).toBe(200);
  });

  test('that takes itself out leaves all others in', async () => {
    await ask(fresh());
    await ask(fresh());
    const [first] = await kept();
    const subject = { program_uuid: uuid, opening_reminder_id: first?.id ?? '' };
    await endSubscription(api.services.store, subject, 'en', BEFORE);
    expect(await kept()).toHaveLength(1);
    expect(await written()).toHaveLength(1);
  });

  test('is refused for what is open, for a program that there is not, and too often', async () => {
    api.setTime(OPEN);
    expect((await ask(fresh())).code).toBe('OPENING_PAST');
    expect((await ask(fresh(), {}, '11111111-1111-4111-8111-111111111111')).code).toBe(
      'PROGRAM_UNKNOWN',
    );
    api.setTime(BEFORE);
    expect((await ask('ada@people')).code).toBe('REQUEST_INVALID');
    const email = fresh();
    const codes: unknown[] = [];
    for (let press = 0; press < 6; press += 1) codes.push((await ask(email)).code);
    expect(codes).toEqual([...Array(5).fill(undefined), 'RATE_LIMITED']);
  });

  test('gets no mail where one address cannot be read, and the others do', async () => {
    await ask(fresh());
    await confirm();
    await ask(fresh());
    await confirm();
    const [first] = await kept();
    await api.services.store.database
      .update(openingReminders)
      .set({ address: Buffer.from('broken') })
      .where(eq(openingReminders.id, first?.id ?? ''));
    expect(await look(OPEN)).toHaveLength(1);
  });
});

describe('a guest of what is not open yet', () => {
  const ALPHA = () => api.program('alpha').uuid;
  async function openAt(opens_at: Date | null) {
    const { store } = api.services;
    await store.database
      .update(activations)
      .set({ opens_at })
      .where(and(eq(activations.program_uuid, ALPHA()), eq(activations.id, 3)));
    forgetQuestBook(store, ALPHA());
  }

  test('gets a mail that leads back to the link when it opens', async () => {
    await openAt(later(5));
    const token = await api.guestLink('alpha', { activation_id: 3 });
    const body = { token, email: fresh(), locale: 'en' };
    expect((await api.call(remindGuestOfOpening, { body })).status).toBe(202);
    expect(await written()).toMatchObject([{ params: { title: 'Launch videos' } }]);
    expect(JSON.stringify(await kept())).not.toContain(token);
    await confirm();
    expect(await look(later(4))).toEqual([]);
    const path = `/activations/alpha/${token}`;
    expect(await look(later(5))).toMatchObject([
      {
        program_uuid: ALPHA(),
        params: { title: 'Launch videos', url: expect.stringContaining(path) },
      },
    ]);
    expect((await api.call(remindGuestOfOpening, { body })).code).toBe('OPENING_PAST');
    await openAt(null);
  });
});

describe('without scripts', () => {
  const post = (body: Record<string, string>) =>
    pages.inject({
      ...{ method: 'POST', url: '/remind', payload: new URLSearchParams(body).toString() },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  test('the form of the page does the same, and its answer is a page', async () => {
    const sent = await post({ uuid, email: fresh(), locale: 'de' });
    expect(sent.statusCode).toBe(202);
    expect(sent.headers['content-security-policy']).toContain("form-action 'self'");
    expect(sent.body).toContain('<html lang="de" dir="ltr">');
    expect(await written()).toMatchObject([{ kind: 'opening_asked', locale: 'de' }]);
  });

  test('what is wrong is said on a page, in English where the language is none of the program’s', async () => {
    const faulty = await post({ uuid, email: 'no address', locale: 'xx' });
    expect(faulty.statusCode).toBe(422);
    expect(faulty.body).toContain('Please enter a valid e-mail address.');
    expect(faulty.body).toContain('href="https://marquee.example/remind/beta"');
    expect((await post({ uuid: 'none', email: fresh() })).statusCode).toBe(404);
    api.setTime(OPEN);
    expect((await post({ uuid, email: fresh(), locale: 'en' })).body).toContain(
      'It is open already.',
    );
    api.setTime(BEFORE);
    const email = fresh();
    const codes: number[] = [];
    for (let press = 0; press < 6; press += 1)
      codes.push((await post({ uuid, email, locale: 'en' })).statusCode);
    expect(codes.at(-1)).toBe(429);
  });

  test('a link that is none says so, in the looks of the program that it names', async () => {
    const link = new URL('https://creators.beta.example/api/remind/confirm?program=beta&token=x');
    for (const method of ['GET', 'POST'] as const) {
      const page = await open(method, link);
      expect(page.statusCode).toBe(410);
      expect(page.body).toContain('This link is used up or too old.');
    }
  });
});

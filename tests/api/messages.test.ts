import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asc, eq } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { mails } from '#api/store/tables/delivery.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import {
  deleteMessageTemplate,
  listCreatorMessages,
  listMessageTemplates,
  saveMessageTemplate,
  sendMessage,
} from '#contract/people/message-endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';

const TEXTS = {
  en: { subject: 'Hello {name}', text: 'News of {program}.' },
  de: { subject: 'Hallo {name}', text: 'Neues von {program}.' },
};

let api: TestApi;
let manager: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  manager = await api.operator('beta', 'manager');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.services.store.database.delete(mails);
  await api.services.store.database.delete(creators);
});

const someone = (display_name: string, values: object = {}) =>
  api.creator('beta', {
    ...{ display_name, email: `${display_name.toLowerCase()}@people.example`, locale: 'de' },
    ...{ email_verified_at: new Date(), ...values },
  });
const send = (people: readonly { id: string }[], body: object = {}, headers = {}) => {
  const { token, uuid } = manager;
  const creator_ids = people.map(({ id }) => id);
  const sent = { creator_ids, texts: TEXTS, ...body };
  return api.call(sendMessage, { token, query: { uuid }, body: sent, headers });
};
const outbox = () => api.services.store.database.select().from(mails).orderBy(asc(mails.id));
const historyOf = (person: { id: string }, query: object = {}) =>
  api.call(listCreatorMessages, {
    ...{ token: manager.token, params: { creator_id: person.id } },
    query: { uuid: manager.uuid, ...query },
  });

test('a dry run says who gets what in which language, and who gets nothing why', async () => {
  const people = [
    await someone('Ada'),
    await someone('Ben', { locale: 'ja' }),
    await someone('Cleo', { email_verified_at: null }),
    await someone('Dan', { mail_preferences: { news: false } }),
    await someone('Eve', { status: 'deleted' }),
    await api.creator('alpha', { display_name: 'Fay' }),
  ];
  const { body } = await send(people, { dry_run: true });
  expect(body.recipients).toMatchObject([
    { name: 'Ada', locale: 'de', fallback: false, subject: 'Hallo Ada' },
    { name: 'Ben', locale: 'en', fallback: true, text: 'News of Beta Creators.' },
  ]);
  expect(body.excluded.map(({ obstacle }) => obstacle)).toEqual([
    'no_verified_email',
    'unsubscribed',
    'unknown',
    'unknown',
  ]);
  expect(await outbox()).toEqual([]);
  expect((await historyOf(people[0]!)).body.items).toEqual([]);
});

test('is sent once, kept with the person and who wrote it, and in the audit log', async () => {
  const ada = await someone('Ada');
  const headers = { 'idempotency-key': 'message-once' };
  const [first, again] = [await send([ada], {}, headers), await send([ada], {}, headers)];
  expect(again.body).toEqual(first.body);
  const sent = await outbox();
  expect(sent).toMatchObject([
    { kind: 'message', category: 'news', creator_id: ada.id, locale: 'de' },
  ]);
  expect((await historyOf(ada)).body.items).toMatchObject([
    {
      ...{ subject: 'Hallo Ada', text: 'Neues von Beta Creators.', state: 'pending' },
      author: { id: manager.id },
    },
  ]);
  const log = await api.services.store.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject_id, ada.id));
  expect(log.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['message.send', manager.id],
  ]);
});

test('the history comes in pages, newest first, and of nobody else', async () => {
  const [ada, ben] = [await someone('Ada'), await someone('Ben')];
  for (const subject of ['one', 'two', 'three'])
    await send([ada, ben], { texts: { de: { subject, text: 'x' } } });
  const { body } = await historyOf(ada, { limit: 2 });
  expect(body.items.map(({ subject }) => subject)).toEqual(['three', 'two']);
  const rest = await historyOf(ada, { limit: 2, cursor: body.next_cursor ?? '' });
  expect(rest.body.items.map(({ subject }) => subject)).toEqual(['one']);
  const stranger = await api.creator('alpha');
  expect((await historyOf(stranger)).code).toBe('CREATOR_UNKNOWN');
});

test('templates are kept under their names, replaced and deleted', async () => {
  const own = { token: manager.token, query: { uuid: manager.uuid } };
  const save = (name: string, texts: object = TEXTS) =>
    api.call(saveMessageTemplate, { ...own, body: { name, texts } });
  const names = async (query = {}) =>
    (await api.call(listMessageTemplates, { ...own, query: { ...own.query, ...query } })).body;
  const { id } = (await save('Welcome')).body;
  await save('Farewell');
  expect((await save('Welcome', { en: TEXTS.en })).body).toMatchObject({ id });
  const first = await names({ limit: 1 });
  const second = await names({ limit: 1, cursor: first.next_cursor });
  expect([...first.items, ...second.items].map(({ name, texts }) => [name, texts])).toEqual([
    ['Farewell', TEXTS],
    ['Welcome', { en: TEXTS.en }],
  ]);
  const params = { message_template_id: id };
  expect((await api.call(deleteMessageTemplate, { ...own, params })).status).toBe(204);
  expect((await api.call(deleteMessageTemplate, { ...own, params })).code).toBe(
    'MESSAGE_TEMPLATE_UNKNOWN',
  );
});

test('a reviewer may not write to creators', async () => {
  const { token, uuid } = await api.operator('beta', 'reviewer');
  const body = { creator_ids: [(await someone('Ada')).id], texts: TEXTS };
  expect((await api.call(sendMessage, { token, query: { uuid }, body })).code).toBe(
    'ROLE_INSUFFICIENT',
  );
});

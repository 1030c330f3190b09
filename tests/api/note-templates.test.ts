import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '#api/store/drizzle.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import {
  deleteNoteTemplate,
  listNoteTemplates,
  saveNoteTemplate,
} from '#contract/reviews/note-template-endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';

const TEXTS = { en: 'Come back with more.', de: 'Komm mit mehr wieder.' };

let api: TestApi;
let manager: TestPerson;
let reviewer: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  manager = await api.operator('alpha', 'manager');
  reviewer = await api.operator('alpha', 'reviewer');
});
afterAll(() => api.close());

const by = ({ token, uuid }: TestPerson) => ({ token, query: { uuid } });
const save = (person: TestPerson, name: string, texts: object = TEXTS) =>
  api.call(saveNoteTemplate, { ...by(person), body: { name, texts } });
const names = async (person: TestPerson) =>
  (await api.call(listNoteTemplates, by(person))).body.items.map(({ name }) => name);

test('a manager keeps notes, which reviewers read; one of the same name is replaced', async () => {
  const { id } = (await save(manager, 'Too small')).body;
  await save(manager, 'Almost');
  const again = await save(manager, 'Too small', { en: 'Not yet.' });
  expect(again.body).toMatchObject({ id, texts: { en: 'Not yet.' } });
  expect(await names(reviewer)).toEqual(['Almost', 'Too small']);
  expect((await save(reviewer, 'Mine')).code).toBe('ROLE_INSUFFICIENT');
});

test('another program neither reads nor deletes them', async () => {
  const { id } = (await save(manager, 'Ours')).body;
  const stranger = await api.operator('beta', 'owner');
  expect(await names(stranger)).toEqual([]);
  const params = { note_template_id: id };
  expect((await api.call(deleteNoteTemplate, { ...by(stranger), params })).code).toBe(
    'NOTE_TEMPLATE_UNKNOWN',
  );
  expect(await names(manager)).toContain('Ours');
});

test('one that is deleted is gone, and the audit log has who kept and deleted it', async () => {
  const { id } = (await save(manager, 'Short-lived')).body;
  const params = { note_template_id: id };
  expect((await api.call(deleteNoteTemplate, { ...by(manager), params })).status).toBe(204);
  expect((await api.call(deleteNoteTemplate, { ...by(manager), params })).code).toBe(
    'NOTE_TEMPLATE_UNKNOWN',
  );
  const entries = await api.services.store.database
    .select({ action: auditEntries.action, details: auditEntries.details })
    .from(auditEntries)
    .where(eq(auditEntries.actor_id, manager.id))
    .orderBy(auditEntries.id);
  expect(entries.slice(-2)).toEqual([
    { action: 'note_template.save', details: { name: 'Short-lived' } },
    { action: 'note_template.delete', details: { name: 'Short-lived' } },
  ]);
});

test.each([
  ['no language', {}],
  ['a language that is none', { english: 'Hello' }],
  ['nothing that can be seen', { en: ' \n' }],
  ['more than a decision’s note may have', { en: 'a'.repeat(2_001) }],
])('%s is refused', async (_case, texts) => {
  expect((await save(manager, 'Faulty', texts)).status).toBe(400);
});

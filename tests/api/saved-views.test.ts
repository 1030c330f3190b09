import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteView, listSavedViews, saveView } from '#contract/operator/saved-view-endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const by = ({ token, uuid }: TestPerson) => ({ token, query: { uuid } });
const save = (person: TestPerson, name: string, rest: object = {}) =>
  api.call(saveView, {
    ...by(person),
    body: {
      console_page: 'inbox',
      name,
      filters: 'kinds=content&search=le%20mans',
      shared: false,
      ...rest,
    },
  });
const views = async ({ token, uuid }: TestPerson, console_page = 'inbox') =>
  (await api.call(listSavedViews, { token, query: { uuid, console_page } })).body.views;

test('a view is its operator’s alone until it is shared, and another program never sees it', async () => {
  const ada = await api.operator('alpha', 'viewer');
  const ben = await api.operator('alpha', 'reviewer');
  const stranger = await api.operator('beta', 'owner');
  await save(ada, 'Mine');
  const { id } = (await save(ada, 'Ours', { shared: true })).body;
  expect(await views(ada)).toMatchObject([
    { name: 'Mine', filters: 'kinds=content&search=le%20mans', shared: false, own: true },
    { name: 'Ours', shared: true, own: true },
  ]);
  expect(await views(ben)).toMatchObject([{ id, name: 'Ours', own: false }]);
  expect(await views(ben, 'people')).toEqual([]);
  expect(await views(stranger)).toEqual([]);
  const params = { view_id: id };
  for (const other of [ben, stranger])
    expect((await api.call(deleteView, { ...by(other), params })).code).toBe('SAVED_VIEW_UNKNOWN');
  expect((await api.call(deleteView, { ...by(ada), params })).status).toBe(204);
  expect(await views(ben)).toEqual([]);
});

test('a view of the same name is replaced, and there are at most 50 of a list', async () => {
  const ada = await api.operator('alpha', 'viewer');
  for (let n = 0; n < 50; n += 1) await save(ada, `View ${n}`);
  expect((await save(ada, 'One more')).code).toBe('SAVED_VIEWS_FULL');
  expect((await save(ada, 'View 7', { filters: 'overdue=yes' })).status).toBe(200);
  expect((await views(ada)).find(({ name }) => name === 'View 7')?.filters).toBe('overdue=yes');
  expect((await save(ada, 'One more', { console_page: 'people' })).status).toBe(200);
});

test.each([
  'https://elsewhere.example/',
  '?kinds=content',
  'kinds=content#part',
  'kinds=<b>',
  'kinds',
  '',
])('filters are parts of an address and nothing else: %s', async (filters) => {
  const ada = await api.operator('alpha', 'viewer');
  expect((await save(ada, 'Faulty', { filters })).status).toBe(400);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSelf } from '#contract/account/endpoints.ts';
import { startTestApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('a path that nothing answers is refused in the form of every error', async () => {
  const answer = await api.call({ ...readSelf, path: '/nowhere' });
  expect(answer.status).toBe(404);
  expect(answer.error).toEqual({
    status_code: 404,
    message: 'There is no such endpoint. See /api/docs for those there are.',
    extra: { code: 'ENDPOINT_UNKNOWN' },
  });
});

import { describe, expect, test } from 'vitest';
import { readSelf } from '../account/endpoints.ts';
import { signOut } from '../auth/endpoints.ts';
import { CLIENT_ERRORS } from '../errors/client-errors.ts';
import { listQuests, readQuest } from '../quests/endpoints.ts';
import { ApiCallError, ApiClient, addressOf } from './client.ts';

const UUID = 'a1fa0000-0000-4000-8000-00000000000a';

/** A client whose calls are answered so, and what it asked. */
function clientOf(answer: () => Response) {
  const asked: { address: string; init: RequestInit }[] = [];
  const client = new ApiClient({
    baseUrl: '/api',
    headers: { Gamesight: 'true' },
    fetch: async (address, init = {}) => {
      asked.push({ address: String(address), init });
      return answer();
    },
  });
  return { client, asked };
}

const refusal =
  (body: string, status: number, headers = {}) =>
  () =>
    new Response(body, { status, headers });

test('parameters stand in the path, encoded; what is undefined is not sent', () => {
  expect(addressOf(readQuest, { params: { quest_id: 7 }, query: {} })).toBe('/creators/quests/7');
  expect(addressOf(listQuests, { query: { uuid: UUID, activation_id: undefined } })).toBe(
    `/creators/quests?uuid=${UUID}`,
  );
});

test('every call carries the client header, an authenticated one its token', async () => {
  const { client, asked } = clientOf(() => Response.json({ quests: [] }));
  await client.call(listQuests, { query: { uuid: UUID } }, { authToken: 'token', locale: 'de' });
  expect(asked[0]?.address).toBe(`/api/creators/quests?uuid=${UUID}`);
  expect(asked[0]?.init.headers).toEqual({
    accept: 'application/json',
    Gamesight: 'true',
    authorization: 'token',
    'accept-language': 'de',
  });
});

test('an answer without content is undefined', async () => {
  const { client, asked } = clientOf(() => new Response(null, { status: 204 }));
  const body = { refresh_token: 't'.repeat(43) };
  expect(await client.call(signOut, { body })).toBeUndefined();
  expect(asked[0]?.init.body).toBe(JSON.stringify(body));
});

describe('what goes wrong', () => {
  const fault = async (answer: () => Response): Promise<ApiCallError> => {
    const { client } = clientOf(answer);
    return client.call(readSelf, {}).then(
      () => expect.unreachable('the call went well'),
      (error: unknown) => error as ApiCallError,
    );
  };

  test('is told by its permanent code', async () => {
    const body = { status_code: 429, message: 'Wait.', extra: { code: 'RATE_LIMITED', a: 1 } };
    const error = await fault(refusal(JSON.stringify(body), 429, { 'retry-after': '7' }));
    expect(error).toBeInstanceOf(ApiCallError);
    expect(error).toMatchObject({ status: 429, code: 'RATE_LIMITED', retryAfter: 7 });
    expect(error.extra).toEqual({ code: 'RATE_LIMITED', a: 1 });
  });

  test('is told in words where a proxy answered with a page', async () => {
    const error = await fault(refusal('<html>Bad gateway</html>', 502));
    expect(error).toMatchObject({ status: 502, code: 'UNKNOWN' });
    expect(error.message).toBe(CLIENT_ERRORS.UNKNOWN);
  });

  test('is told where the answer is not what was agreed', async () => {
    const error = await fault(() => Response.json({ id: 1 }));
    expect(error.code).toBe('ANSWER_INVALID');
  });

  test('is told where nobody answers', async () => {
    const error = await fault(() => {
      throw new TypeError('fetch failed');
    });
    expect(error).toMatchObject({ status: 0, code: 'NETWORK' });
  });
});

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { remoteProfiles } from './remote-profiles.ts';

const PROFILE = {
  ...{ handle: 'maya', display_name: 'Maya', searchable: false },
  ...{ links: [], badges: null, ranks: null },
};
let server: Server;
let answer: { status: number; body: string } | undefined;
let asked: IncomingMessage | undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked = request;
    if (answer)
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  asked = undefined;
  answer = { status: 200, body: JSON.stringify(PROFILE) };
});
afterAll(() => void server.close());

const read = (patience?: number) => {
  const { port } = server.address() as AddressInfo;
  const profiles = remoteProfiles(`http://127.0.0.1:${port}/api/`, { Gamesight: 'true' }, patience);
  return profiles({
    program_uuid: '11111111-1111-4111-8111-111111111111',
    handle: 'maya',
    locale: 'de',
  });
};

test('a profile is asked for as the contract says, with the headers of every call', async () => {
  expect(await read()).toEqual(PROFILE);
  expect(asked?.url).toBe('/api/profiles/maya?uuid=11111111-1111-4111-8111-111111111111&locale=de');
  expect(asked?.headers.gamesight).toBe('true');
});

test('nobody is shown only where the API says so', async () => {
  answer = { status: 404, body: JSON.stringify({ extra: { code: 'PROFILE_UNKNOWN' } }) };
  expect(await read()).toBeUndefined();
  for (const wrong of [
    { status: 404, body: JSON.stringify({ extra: { code: 'ENDPOINT_UNKNOWN' } }) },
    { status: 404, body: '<html>' },
    { status: 503, body: JSON.stringify({ extra: { code: 'STORE_UNAVAILABLE' } }) },
    { status: 200, body: JSON.stringify({ ...PROFILE, email: 'maya@private.example' }) },
  ]) {
    answer = wrong;
    await expect(read()).rejects.toThrow();
  }
});

test('an API that hangs is left, and its connection with it', async () => {
  answer = undefined;
  const failure = expect(read(50)).rejects.toThrow(/timeout/);
  await expect.poll(() => asked?.socket.destroyed).toBe(true);
  await failure;
});

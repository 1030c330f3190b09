import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askPlatform, PlatformError } from './platform-fetch.ts';

let answer: (response: ServerResponse) => void;
const server = createServer((_request, response) => answer(response));
let base: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (signal?: AbortSignal) =>
  askPlatform({ address: () => base }, 'https://api.platform.example/x', signal ? { signal } : {});
const faultOf = async (asking = ask()): Promise<PlatformError> => {
  const error = await asking.catch((caught: unknown) => caught);
  if (!(error instanceof PlatformError)) throw error;
  return error;
};

test('what is JSON is read; an answer of another kind has none', async () => {
  answer = (response) => response.end('{"data":[1]}');
  expect((await ask()).body).toEqual({ data: [1] });
  answer = (response) => response.end('<html>');
  expect((await ask()).body).toBeUndefined();
  answer = (response) => response.writeHead(304).end();
  expect(await ask()).toMatchObject({ status: 304, body: undefined });
});

test.each([
  [503, 'unreachable'],
  [429, 'limited'],
  [401, 'unauthorized'],
  [404, 'refused'],
  [302, 'refused'],
] as const)('%i is %s, by the host that was asked', async (status, fault) => {
  answer = (response) =>
    response.writeHead(status, { location: base, 'retry-after': '7' }).end('{"message":"No."}');
  const error = await faultOf();
  expect(error).toMatchObject({ fault, status, retryAfter: status === 429 ? 7 : undefined });
  expect(error.message).toBe(`api.platform.example answered ${status} No.`);
});

test('problem details are read, and a moment until which to wait', async () => {
  const reset = Math.floor(Date.now() / 1000) + 300;
  const problem = { title: 'Too Many', type: 'https://api.example/2/problems/usage-capped' };
  answer = (response) =>
    response
      .writeHead(429, { 'x-rate-limit-reset': String(reset) })
      .end(JSON.stringify({ ...problem, detail: 'Of this month.' }));
  const error = await faultOf();
  expect(error).toMatchObject({ fault: 'limited', reason: 'usage-capped' });
  expect(error.message).toBe('api.platform.example answered 429 Of this month.');
  expect(error.retryAfter).toBeGreaterThan(290);
  expect(error.retryAfter).toBeLessThanOrEqual(300);
});

test('an answer without an end is cut off', async () => {
  let closed = false;
  answer = (response) => {
    response.on('close', () => {
      closed = true;
    });
    const part = Buffer.alloc(1 << 20, 'x');
    const go = () => {
      while (!closed && response.write(part));
    };
    response.on('drain', go);
    go();
  };
  expect(await faultOf()).toMatchObject({ fault: 'refused' });
  await expect.poll(() => closed).toBe(true);
});

test('whoever stops asking is not told of a fault, and one that hangs up is not there', async () => {
  answer = () => {};
  await expect(ask(AbortSignal.timeout(20))).rejects.toThrow(/timeout/);
  answer = (response) => response.destroy();
  expect(await faultOf()).toMatchObject({ fault: 'unreachable', status: undefined });
});

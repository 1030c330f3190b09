import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInternalServer } from './internal-server.ts';

const directory = {
  hosts: new Map([['creators.alpha.example', 'alpha']]),
  main_hosts: ['marquee.example', 'www.marquee.example'],
  staging_hosts: ['staging.marquee.example'],
  unknown_host_program: 'alpha',
};
const owner = fastify({ logger: false });
let internal: Awaited<ReturnType<typeof createInternalServer>>;
beforeAll(async () => {
  internal = await createInternalServer(owner.log, directory, {
    served: () => ({ catalogue: { hash: 'c' } }),
    issues: () => [],
    stopping: () => false,
    programs: () => 1,
    warnings: () => [],
    metrics: { text: async () => 'marquee_up 1', contentType: 'text/plain' },
    api: undefined,
  });
});
afterAll(() => internal.close());

test.each([
  ['?domain=creators.alpha.example', 200],
  ['?domain=CREATORS.alpha.example.', 200],
  ['?domain=marquee.example', 200],
  ['?domain=www.marquee.example', 200],
  ['?domain=staging.marquee.example', 200],
  ['?domain=other.alpha.example', 404],
  ['?domain=alpha.example', 404],
  ['?domain=localhost', 404],
  ['?domain=127.0.0.1', 404],
  ['?domain=', 404],
  ['?domain=marquee.example&domain=creators.alpha.example', 404],
  ['?domain=not%20a%20host', 404],
  ['', 404],
])('/internal/tls%s is %i', async (query, status) => {
  const { statusCode } = await internal.inject(`/internal/tls${query}`);
  expect(statusCode).toBe(status);
});

test('a host that comes with a manifest is known at once, and unknown when it goes', async () => {
  const status = async () =>
    (await internal.inject('/internal/tls?domain=creators.new.example')).statusCode;
  directory.hosts.set('creators.new.example', 'new');
  expect(await status()).toBe(200);
  directory.hosts.delete('creators.new.example');
  expect(await status()).toBe(404);
});

test('counts and state are told in full', async () => {
  expect((await internal.inject('/metrics')).body).toBe('marquee_up 1');
  expect((await internal.inject('/readyz')).json()).toEqual({
    status: 'ok',
    catalogue: { hash: 'c' },
    programs: 1,
    issues: [],
  });
});

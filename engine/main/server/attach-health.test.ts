import { Writable } from 'node:stream';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { attachHealth } from './attach-health.ts';

const directory = {
  hosts: new Map<string, string>(),
  main_hosts: [],
  staging_hosts: [],
  unknown_host_program: 'alpha',
};
const health = {
  served: () => ({ catalogue: { hash: 'c' } }),
  issues: () => [],
  stopping: () => false,
  programs: () => 1,
  warnings: () => [],
  metrics: { text: async () => '', contentType: 'text/plain' },
  api: undefined,
};

/** What a server logs that has started and ended, and where its internal listener was. */
async function logOf(config: {
  MARQUEE_ENV: 'production' | 'development';
  MARQUEE_INTERNAL_PORT?: number;
}) {
  let log = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const app = fastify({ logger: { stream } });
  await attachHealth(app, { ...config, MARQUEE_INTERNAL_HOST: '127.0.0.1' }, directory, health);
  await app.ready();
  const origin = /For operators alone: (http:\/\/[\d.:]+)/.exec(log)?.[1];
  const answered = origin && (await fetch(`${origin}/metrics`)).status;
  await app.close();
  const closed = origin && (await fetch(`${origin}/metrics`).catch(() => 'closed'));
  return { log, answered, closed };
}

test('production says what stays public, where it has no internal listener', async () => {
  const { log } = await logOf({ MARQUEE_ENV: 'production' });
  expect(log.match(/set MARQUEE_INTERNAL_PORT/g)).toHaveLength(1);
});

test('development says nothing of it', async () => {
  expect((await logOf({ MARQUEE_ENV: 'development' })).log).not.toContain('MARQUEE_INTERNAL_PORT');
});

test('the internal listener opens and closes with the server', async () => {
  const { log, answered, closed } = await logOf({
    MARQUEE_ENV: 'production',
    MARQUEE_INTERNAL_PORT: 0,
  });
  expect(answered).toBe(200);
  expect(closed).toBe('closed');
  expect(log).not.toContain('set MARQUEE_INTERNAL_PORT');
});

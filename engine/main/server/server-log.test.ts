import { Writable } from 'node:stream';
import fastify, { type FastifyServerOptions } from 'fastify';
import { expect, test } from 'vitest';
import { serverLog, toldError } from './server-log.ts';

/** What a driver throws where an idle connection is lost: its client hangs on the error. */
const lostConnection = () =>
  Object.assign(new Error('terminating connection'), {
    code: '57P01',
    detail: 'Key (email)=(ada@creators.example)',
    client: { secretKey: 1234567, connectionParameters: { password: 'hunter2' } },
    command: { name: 'auth', args: ['hunter2'] },
  });

test('of an error the log has what it says, and nothing that hangs on it', () => {
  const error = new Error('The store is away.', { cause: lostConnection() });
  const told = toldError(error);
  expect(told).toMatchObject({
    message: 'The store is away.',
    cause: { message: 'terminating connection', code: '57P01' },
  });
  expect(JSON.stringify(told)).not.toMatch(/1234567|hunter2|ada@/);
});

test('of errors in a circle it has the first ones', () => {
  const [one, two] = [new Error('one'), new Error('two')];
  one.cause = two;
  two.cause = one;
  expect(JSON.stringify(toldError(one))).toContain('two');
});

test('the log of a server tells errors so, however they are handed to it', async () => {
  let lines = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines += String(chunk);
      done();
    },
  });
  const logger = { ...(serverLog({ LOG_LEVEL: 'info' }) as object), stream };
  const app = fastify({ logger } as FastifyServerOptions);
  app.log.warn({ err: lostConnection() }, 'an idle connection was lost');
  app.log.error(lostConnection());
  await app.close();
  expect(lines.match(/57P01/g)).toHaveLength(2);
  expect(lines).not.toMatch(/1234567|hunter2|ada@/);
});

import { availableParallelism } from 'node:os';
import { describe, expect, test } from 'vitest';
import { ConfigError, purgeTarget, readConfig } from './config.ts';

const SECRET = 'a-secret-that-is-long-enough-to-be-taken';

const WEB = { MARQUEE_ROLE: 'web' };

function faults(environment: NodeJS.ProcessEnv): string {
  try {
    readConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
  return '';
}

test('nothing has to be set to try it', () => {
  expect(readConfig({})).toMatchObject({ PORT: 3000, MARQUEE_ENV: 'development' });
});

describe('without an environment', () => {
  test.each([
    ['HOST', '0.0.0.0'],
    ['HOST', '::'],
    ['HOST', 'marquee.example'],
    ['DATABASE_URL', 'postgres://db/marquee'],
    ['REDIS_URL', 'redis://redis'],
    ['SMTP_URL', 'smtp://mail'],
    ['MARQUEE_SECRET', SECRET],
    ['MARQUEE_TRUST_PROXY', '10.0.0.1'],
    ['MARQUEE_IDP_TWITCH_CLIENT_SECRET', 'secret'],
  ])('what looks like a server for others does not start (%s=%s)', (name, value) => {
    const variables = { [name]: value, MAIL_FROM: 'portal@marquee.example' };
    for (const role of [{}, WEB])
      expect(faults({ ...variables, ...role })).toContain(
        `MARQUEE_ENV: needed where ${name} is set`,
      );
    expect(faults({ ...variables, MARQUEE_ENV: 'development' })).toBe('');
  });

  test.each(['127.0.0.1', '::1', 'localhost', '127.0.0.2'])('%s is one for oneself', (HOST) => {
    expect(faults({ HOST, DATABASE_URL: '' })).toBe('');
  });
});

test('every fault is told at once', () => {
  const message = faults({ PORT: 'high', MARQUEE_ENV: 'prod', DATABASE_URL: 'mysql://db' });
  expect(message).toContain('PORT: ');
  expect(message).toContain('MARQUEE_ENV: ');
  expect(message).toContain('DATABASE_URL: ');
  expect(message).toContain('See "Configuration" in README.md.');
});

test('a value that may hold a password is not printed', () => {
  const message = faults({ DATABASE_URL: 'postgre://me:hunter2@db/marquee' });
  expect(message).toContain('DATABASE_URL');
  expect(message).not.toContain('hunter2');
  expect(faults({ MARQUEE_SECRET: 'too short' })).not.toContain('too short');
});

describe('production', () => {
  test('needs a secret and a database', () => {
    const message = faults({ MARQUEE_ENV: 'production' });
    expect(message).toContain('MARQUEE_SECRET: needed in production');
    expect(message).toContain('DATABASE_URL: needed in production');
  });

  test('may accept the limits of the embedded store', () => {
    const accepted = { MARQUEE_ENV: 'production', MARQUEE_SECRET: SECRET };
    expect(faults({ ...accepted, MARQUEE_ALLOW_EMBEDDED: '1' })).toBe('');
    expect(faults({ ...accepted, MARQUEE_ALLOW_EMBEDDED: 'yes' })).toContain(
      'MARQUEE_ALLOW_EMBEDDED',
    );
  });

  test('asks neither of a process that serves pages alone', () => {
    expect(faults({ MARQUEE_ENV: 'production', ...WEB })).toBe('');
  });
});

test('a mail server needs a sender', () => {
  const variables = { MARQUEE_ENV: 'development', SMTP_URL: 'smtp://localhost:25' };
  expect(faults(variables)).toContain('MAIL_FROM: needed with SMTP_URL');
  expect(faults({ ...variables, MAIL_FROM: 'portal@marquee.example' })).toBe('');
});

test('proxies that are none are told, with what could stand there', () => {
  const proxies = (MARQUEE_TRUST_PROXY: string) =>
    faults({ MARQUEE_ENV: 'development', MARQUEE_TRUST_PROXY, ...WEB });
  expect(proxies('loopback, 10.0.0.0/8,fd00::/8')).toBe('');
  const message = proxies('10.0.0.0/8, traefik');
  expect(message).toContain('MARQUEE_TRUST_PROXY: "traefik" is no address or range of proxies.');
  expect(message).toContain('ranges with a prefix of at least 1 (10.0.0.0/8, fd00::/8)');
});

test('secrets before this one are a list; one that is too short is counted, not shown', () => {
  const [one, two] = ['1'.repeat(32), '2'.repeat(32)];
  const secrets = { MARQUEE_ENV: 'development', MARQUEE_SECRET: '3'.repeat(32) };
  const listed = readConfig({ ...secrets, MARQUEE_SECRET_PREVIOUS: `${one}, ${two}` });
  expect(listed.MARQUEE_SECRET_PREVIOUS).toEqual([one, two]);
  expect(readConfig(secrets).MARQUEE_SECRET_PREVIOUS).toEqual([]);
  const faulty = () => readConfig({ ...secrets, MARQUEE_SECRET_PREVIOUS: `${one},hunter22` });
  expect(faulty).toThrow('MARQUEE_SECRET_PREVIOUS: secret 2 of the list has fewer than 32');
  expect(faulty).not.toThrow('hunter22');
});

test('an address with a password in it is not shown either', () => {
  const faulty = { MARQUEE_ENV: 'development', MARQUEE_PUSH: 'ftp://me:hunter22@push.example' };
  expect(() => readConfig(faulty)).toThrow('MARQUEE_PUSH: ');
  expect(() => readConfig(faulty)).not.toThrow('hunter22');
});

describe('the role of a process', () => {
  const rolesOf = (MARQUEE_ROLE?: string) => [...readConfig({ MARQUEE_ROLE }).MARQUEE_ROLE];

  test('is all of them, one, or a list', () => {
    expect(rolesOf()).toEqual(['web', 'api', 'worker']);
    expect(rolesOf('web, all')).toEqual(['web', 'api', 'worker']);
    expect(rolesOf('api')).toEqual(['api']);
    expect(rolesOf('api, worker')).toEqual(['api', 'worker']);
  });

  test('is told where it is none, with what could stand there', () => {
    for (const MARQUEE_ROLE of ['jobs', 'web;api', 'api,jobs'])
      expect(faults({ MARQUEE_ROLE })).toContain('is no role; say "all", or "web", "api"');
    expect(faults({ MARQUEE_ROLE: ' , ' })).toContain('MARQUEE_ROLE: no role is named');
  });

  test('worker alone needs a port that says how it is, and a store as the API does', () => {
    const MARQUEE_ROLE = 'worker';
    expect(faults({ MARQUEE_ROLE })).toContain('MARQUEE_INTERNAL_PORT: needed where');
    expect(faults({ MARQUEE_ROLE, MARQUEE_INTERNAL_PORT: '9000' })).toBe('');
    expect(faults({ MARQUEE_ROLE, MARQUEE_ENV: 'production' })).toContain('DATABASE_URL: needed');
    expect(faults({ MARQUEE_ROLE: 'api,worker' })).toBe('');
  });
});

test("hosts for browsers' lists are names alone", () => {
  const { MARQUEE_HSTS_PRELOAD } = readConfig({ MARQUEE_HSTS_PRELOAD: 'acme.example, b.example' });
  expect([...MARQUEE_HSTS_PRELOAD]).toEqual(['acme.example', 'b.example']);
  for (const wrong of ['https://acme.example', 'acme.example:443', 'Acme.example', 'acme'])
    expect(faults({ MARQUEE_HSTS_PRELOAD: wrong })).toContain(
      `${JSON.stringify(wrong)} is no host`,
    );
});

describe('pages in shared caches', () => {
  const URL = 'https://network.example/purge';

  test('are kept for longer only where somebody is told what to forget', () => {
    expect(faults({ MARQUEE_SHARED_SECONDS: '60' })).toContain(
      'MARQUEE_SHARED_SECONDS: more than 1 needs MARQUEE_PURGE_URL',
    );
    const config = readConfig({ MARQUEE_SHARED_SECONDS: '60', MARQUEE_PURGE_URL: URL });
    expect(purgeTarget(config)).toEqual({ url: URL, format: 'tags', token: undefined });
    expect(purgeTarget(readConfig({}))).toBeUndefined();
  });

  test('a token that no header can carry is refused, and not printed', () => {
    const message = faults({ MARQUEE_PURGE_URL: URL, MARQUEE_PURGE_TOKEN: 'hunter2\nmore' });
    expect(message).toContain('MARQUEE_PURGE_TOKEN: ');
    expect(message).not.toContain('hunter2');
  });
});

describe('several processes', () => {
  const two = { MARQUEE_WORKERS: '2' };

  test('serve pages without more', () => {
    expect(readConfig({ ...WEB, ...two }).MARQUEE_WORKERS).toBe(2);
    expect(readConfig({}).MARQUEE_WORKERS).toBe(1);
    expect(readConfig({ ...WEB, MARQUEE_WORKERS: 'auto' }).MARQUEE_WORKERS).toBe(
      availableParallelism(),
    );
  });

  test('with a store need one that several can open, and one secret', () => {
    const told = faults({ ...two, MARQUEE_ENV: 'staging' });
    expect(told).toContain('MARQUEE_WORKERS: 2 processes need DATABASE_URL');
    expect(told).toContain('MARQUEE_WORKERS: 2 processes need MARQUEE_SECRET');
    const given = { DATABASE_URL: 'postgres://db/marquee', MARQUEE_SECRET: SECRET };
    expect(faults({ ...two, ...given, MARQUEE_ENV: 'staging' })).toBe('');
  });

  test('share no port where there is none', () => {
    const given = { DATABASE_URL: 'postgres://db/marquee', MARQUEE_SECRET: SECRET };
    const role = { MARQUEE_ROLE: 'worker', MARQUEE_INTERNAL_PORT: '9000' };
    expect(faults({ ...two, ...given, ...role, MARQUEE_ENV: 'staging' })).toContain(
      'MARQUEE_WORKERS: 2 processes share no port',
    );
  });

  test.each(['0', '-1', '1.5', 'many'])('are a number from 1 (%s)', (count) => {
    expect(faults({ ...WEB, MARQUEE_WORKERS: count })).toContain('MARQUEE_WORKERS');
  });
});

import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const SECRET = 'a-secret-that-is-long-enough-to-be-taken';

function faults(environment: NodeJS.ProcessEnv, withApi = true): string {
  try {
    readConfig(environment, withApi);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
  return '';
}

test('nothing has to be set to try it', () => {
  expect(readConfig({}, true)).toMatchObject({ PORT: 3000, MARQUEE_ENV: 'development' });
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
    expect(faults({ MARQUEE_ENV: 'production' }, false)).toBe('');
  });
});

test('a mail server needs a sender', () => {
  expect(faults({ SMTP_URL: 'smtp://localhost:25' })).toContain('MAIL_FROM: needed with SMTP_URL');
  expect(faults({ SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'portal@marquee.example' })).toBe('');
});

import { expect, test } from 'vitest';
import { inShort, testPatient } from '../../../../tests/support/patient.ts';
import type { DatabaseFacts } from '../database-facts.ts';
import type { StoreSeen } from '../look-at-store.ts';
import { checkDatabase } from './check-database.ts';

const DATABASE_URL = 'postgres://marquee@db.example/marquee';
const FACTS: DatabaseFacts = {
  ...{ kind: 'postgresql', major: 17, version: '17.2', encoding: 'UTF8', max_connections: 100 },
  ...{ in_recovery: false, unsafe_settings: [], may_create: true, encrypted: true, ahead: 3 },
};

async function look(
  facts: Partial<DatabaseFacts> = {},
  migrations: Partial<Extract<StoreSeen, { kind: 'open' }>['migrations']> = {},
  address = DATABASE_URL,
  pool?: string,
) {
  const store: StoreSeen = {
    kind: 'open',
    facts: { ...FACTS, ...facts },
    migrations: { applied: 30, pending: 0, unknown: 0, ...migrations },
  };
  return inShort(
    await checkDatabase(
      await testPatient({
        store,
        variables: { DATABASE_URL: address, MARQUEE_DATABASE_POOL: pool },
      }),
    ),
  );
}

test('a database as it should be is fine', async () => {
  expect(await look()).toEqual([
    'DATABASE_URL DATABASE_FINE ok',
    'DATABASE_URL MIGRATIONS_APPLIED ok',
  ]);
});

test('how many connections there must be follows from what a process may take', async () => {
  const [told] = await look({ max_connections: 100 }, {}, DATABASE_URL, '60');
  expect(told).toBe('DATABASE_URL DATABASE_CONNECTIONS warning');
  const [fine] = await look({ max_connections: 20 }, {}, DATABASE_URL, '4');
  expect(fine).toBe('DATABASE_URL DATABASE_FINE ok');
});

test.each<[Partial<DatabaseFacts>, string]>([
  [{ major: 14, version: '14.9' }, 'DATABASE_OLD error'],
  [{ encoding: 'SQL_ASCII' }, 'DATABASE_ENCODING error'],
  [{ in_recovery: true }, 'DATABASE_STANDBY error'],
  [{ unsafe_settings: ['fsync'] }, 'DATABASE_UNSAFE warning'],
  [{ max_connections: 20 }, 'DATABASE_CONNECTIONS warning'],
  [{ encrypted: false }, 'DATABASE_PLAIN hint'],
])('%o is told of', async (facts, expected) => {
  expect((await look(facts))[0]).toBe(`DATABASE_URL ${expected}`);
});

test('what does not leave this machine need not be encrypted', async () => {
  const local = await look({ encrypted: false }, {}, 'postgres://marquee@127.0.0.1/marquee');
  expect(local[0]).toBe('DATABASE_URL DATABASE_FINE ok');
});

test('migrations that are to come, came from a newer build, or cannot be applied', async () => {
  expect((await look({}, { pending: 2 }))[1]).toBe('DATABASE_URL MIGRATIONS_PENDING warning');
  expect((await look({}, { applied: 0, pending: 30 }))[1]).toBe('DATABASE_URL DATABASE_EMPTY hint');
  expect((await look({}, { unknown: 1 }))[1]).toBe('DATABASE_URL MIGRATIONS_NEWER warning');
  expect((await look({ may_create: false }, { pending: 2 }))[1]).toBe(
    'DATABASE_URL DATABASE_RIGHTS error',
  );
});

test('production needs a database, or to be told that the embedded store will do', async () => {
  const embedded = async (variables: Readonly<Record<string, string>>) =>
    inShort(await checkDatabase(await testPatient({ variables })));
  expect(await embedded({})).toEqual([
    'DATABASE_URL DATABASE_MISSING error',
    'embedded store DATABASE_EMPTY hint',
  ]);
  expect(await embedded({ MARQUEE_ALLOW_EMBEDDED: '1' })).toEqual([
    'MARQUEE_ALLOW_EMBEDDED DATABASE_EMBEDDED hint',
    'embedded store DATABASE_EMPTY hint',
  ]);
});

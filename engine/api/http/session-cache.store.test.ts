import { expect, test } from 'vitest';
import { openTestStore } from '../../../tests/support/store.ts';
import { eq } from '../store/drizzle.ts';
import { operators } from '../store/tables/operators.ts';
import { sessions } from '../store/tables/sessions.ts';
import { SessionCache } from './session-cache.ts';

const SECONDS = 1000;
const HOUR = 3600 * SECONDS;
const START = new Date('2026-06-01T12:00:00Z');

async function openSession() {
  const store = await openTestStore();
  const expires_at = new Date(START.getTime() + 24 * HOUR);
  const [operator] = await store.database
    .insert(operators)
    .values({ email: 'op@example.com' })
    .returning();
  const owner = { operator_id: operator?.id ?? '', expires_at };
  const [row] = await store.database.insert(sessions).values(owner).returning();
  const id = row?.id ?? '';
  const end = () =>
    store.database.update(sessions).set({ revoked_at: START }).where(eq(sessions.id, id));
  return { store, id, end, [Symbol.asyncDispose]: () => store.close() };
}

test('a session that was ended elsewhere holds ten seconds, even where the clock is set back an hour', async () => {
  await using session = await openSession();
  let elapsed = 0;
  const cache = new SessionCache(session.store, () => elapsed);
  expect(await cache.state(session.id, START)).toBe('active');
  await session.end();
  const setBack = new Date(START.getTime() - HOUR);
  elapsed = 9 * SECONDS;
  expect(await cache.state(session.id, setBack)).toBe('active');
  elapsed = 10 * SECONDS;
  expect(await cache.state(session.id, setBack)).toBe('ended');
});

test('what was read before it was forgotten is not kept', async () => {
  await using session = await openSession();
  const cache = new SessionCache(session.store, () => 0);
  const reading = cache.state(session.id, START);
  cache.forget(session.id);
  await reading;
  await session.end();
  expect(await cache.state(session.id, START)).toBe('ended');
});

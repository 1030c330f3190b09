import { expect, test } from 'vitest';
import { followEndedSessions, tellSessionsEnded } from '#api/core/auth/ended-sessions.ts';
import { openLive } from '#api/core/events/open-live.ts';
import { SessionCache } from '#api/http/session-cache.ts';
import { openStore } from '#api/store/store.ts';
import { operators } from '#api/store/tables/operators.ts';
import { sessions } from '#api/store/tables/sessions.ts';
import { createTestDatabase, TEST_STORE_KIND } from '../support/store.ts';

const SILENT = { info: () => {}, warn: () => {}, error: () => {} };

test.runIf(TEST_STORE_KIND === 'postgresql').each(['one', 'all'])(
  'every instance hears at once which sessions another has ended: %s',
  async (which) => {
    const { options, drop } = await createTestDatabase();
    await using stack = new AsyncDisposableStack();
    stack.defer(drop);
    const instance = async () => {
      const store = await openStore(options);
      stack.defer(() => store.close());
      const { databaseUrl } = options;
      const live = await openLive(store, { databaseUrl, redisUrl: undefined, log: SILENT });
      stack.defer(() => live.close());
      // Time stands still: what is known here is believed for good unless somebody says otherwise.
      const cache = new SessionCache(store, () => 0);
      followEndedSessions(store, cache);
      return { store, cache };
    };
    const [here, elsewhere] = [await instance(), await instance()];
    const now = new Date();
    const expires_at = new Date(now.getTime() + 3_600_000);
    const [operator] = await here.store.database
      .insert(operators)
      .values({ email: 'op@example.com' })
      .returning();
    const owner = { operator_id: operator?.id ?? '', expires_at };
    const [row] = await here.store.database.insert(sessions).values(owner).returning();
    const id = row?.id ?? '';
    for (const { cache } of [here, elsewhere]) expect(await cache.state(id, now)).toBe('active');
    await here.store.transaction(async () => {
      await here.store.database.update(sessions).set({ revoked_at: now });
      await tellSessionsEnded(here.store, here.cache, which === 'all' ? 'all' : id);
    });
    expect(await here.cache.state(id, now)).toBe('ended');
    await expect.poll(() => elsewhere.cache.state(id, now), { timeout: 20_000 }).toBe('ended');
  },
);

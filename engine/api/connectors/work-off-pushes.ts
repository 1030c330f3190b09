import { retryDelay } from '#domain/jobs/retry-delay.ts';
import { and, asc, eq, inArray, lte, sql } from '../store/drizzle.ts';
import { connectorPushes } from '../store/tables/connectors.ts';
import type { ConnectorContext, StoredPush } from './connector.ts';
import { connectorOf } from './registry.ts';

/** Pushes in one transaction. */
const AT_ONCE = 100;
/** After so many attempts a person has to look. */
const ATTEMPTS = 8;
const RETRY = { first: 2_000, longest: 10 * 60_000 };

/** Works off the pushes that are stored, in the order in which they came; several may do it at once. */
export async function workOffPushes(
  context: ConnectorContext,
  signal?: AbortSignal,
): Promise<number> {
  let done = 0;
  for (;;) {
    const some = await workOffSome(context);
    done += some;
    if (some < AT_ONCE || signal?.aborted) return done;
  }
}

async function workOffSome(context: ConnectorContext): Promise<number> {
  const { store, platform, now } = context;
  return store.transaction(async () => {
    const pushes = await store.database
      .select()
      .from(connectorPushes)
      .where(
        and(
          eq(connectorPushes.platform, platform),
          eq(connectorPushes.state, 'pending'),
          lte(connectorPushes.next_attempt_at, now()),
        ),
      )
      .orderBy(asc(connectorPushes.next_attempt_at), asc(connectorPushes.id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    if (!(await workOffTogether(context, pushes)))
      for (const push of pushes) await workOffOne(context, push);
    return pushes.length;
  });
}

/** All, or none where one of them fails. @returns whether they are done */
async function workOffTogether(
  context: ConnectorContext,
  pushes: readonly StoredPush[],
): Promise<boolean> {
  const { store, platform } = context;
  const ids = { done: [] as number[], ignored: [] as number[] };
  const { workOff } = connectorOf(platform);
  try {
    await store.attempt(async () => {
      for (const push of pushes) ids[(await workOff?.(context, push)) ?? 'ignored'].push(push.id);
    });
  } catch {
    // Which one it was, and why, is found one by one.
    return false;
  }
  for (const state of ['done', 'ignored'] as const)
    if (ids[state].length > 0)
      await store.database
        .update(connectorPushes)
        .set({ state, body: {} })
        .where(inArray(connectorPushes.id, ids[state]));
  return true;
}

async function workOffOne(context: ConnectorContext, push: StoredPush): Promise<void> {
  const { store, platform, log, now } = context;
  const of = eq(connectorPushes.id, push.id);
  try {
    // What fails is undone alone.
    const state = await store.attempt(
      async () => (await connectorOf(platform).workOff?.(context, push)) ?? 'ignored',
    );
    await store.database.update(connectorPushes).set({ state, body: {} }).where(of);
  } catch (error) {
    const attempts = push.attempts + 1;
    const dead = attempts >= ATTEMPTS;
    log.error(
      { err: error, platform, kind: push.kind, push: push.id },
      'A push could not be worked off.',
    );
    await store.database
      .update(connectorPushes)
      .set({
        attempts,
        state: dead ? 'dead' : 'pending',
        last_error: String(error instanceof Error ? error.message : error).slice(0, 500),
        next_attempt_at: sql`${now().toISOString()}::timestamptz
          + ${retryDelay(attempts, RETRY, Math.random())} * interval '1 millisecond'`,
      })
      .where(of);
  }
}

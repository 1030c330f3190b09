import { and, eq, lt, sql } from '../store/drizzle.ts';
import { connectorQuotas } from '../store/tables/connectors.ts';
import type { ConnectorContext, PlatformQuota } from './connector.ts';
import { PlatformError } from './platform-fetch.ts';

/** What a platform lets be asked in a day of its own, for all instances together. */
export interface DailyQuota {
  /** Its word for what is counted. */
  readonly bucket: string;
  /** What is used up, for people: `YouTube’s units`. */
  readonly name: string;
  /** How much there is a day. */
  readonly limit: (context: Pick<ConnectorContext, 'access'>) => number;
  /** The platform's day of a moment, `2026-11-27`, and when the next one begins. */
  readonly dayOf: (now: Date) => { readonly day: string; readonly next: Date };
}

/**
 * Takes one of today's, which all instances share; a request that fails costs it, too.
 * @param part of the day's that may be used up
 * @throws PlatformError `limited` where none is left
 */
export async function takeOne(
  quota: DailyQuota,
  context: ConnectorContext,
  part: number,
): Promise<void> {
  const { store, platform, now } = context;
  const { day, next } = quota.dayOf(now());
  const most = Math.floor(quota.limit(context) * part);
  const taken = await store.database
    .insert(connectorQuotas)
    .values({ platform, bucket: quota.bucket, day, used: 1 })
    .onConflictDoUpdate({
      target: [connectorQuotas.platform, connectorQuotas.bucket, connectorQuotas.day],
      set: { used: sql`${connectorQuotas.used} + 1` },
      setWhere: lt(connectorQuotas.used, most),
    })
    .returning({ used: connectorQuotas.used });
  if (taken.length === 0) throw usedUp(quota, now(), next);
}

/** What is used of today's, by all instances. */
export async function readDailyQuota(
  quota: DailyQuota,
  context: ConnectorContext,
): Promise<PlatformQuota> {
  const { store, now } = context;
  const { day, next } = quota.dayOf(now());
  const [found] = await store.database
    .select({ used: connectorQuotas.used })
    .from(connectorQuotas)
    .where(ofDay(quota, context, day));
  return { used: found?.used ?? 0, limit: quota.limit(context), resets_at: next };
}

/** The platform says that nothing is left, whatever was counted here: nothing more is asked today. */
export async function closeDay(
  quota: DailyQuota,
  context: ConnectorContext,
): Promise<PlatformError> {
  const { store, now } = context;
  const { day, next } = quota.dayOf(now());
  await store.database
    .update(connectorQuotas)
    .set({ used: sql`greatest(${connectorQuotas.used}, ${quota.limit(context)})` })
    .where(ofDay(quota, context, day));
  return usedUp(quota, now(), next);
}

const usedUp = ({ name }: DailyQuota, now: Date, next: Date) =>
  new PlatformError('limited', `${name} of today are used up until ${next.toISOString()}.`, {
    retryAfter: Math.ceil((+next - +now) / 1_000),
  });

const ofDay = ({ bucket }: DailyQuota, { platform }: ConnectorContext, day: string) =>
  and(
    eq(connectorQuotas.platform, platform),
    eq(connectorQuotas.bucket, bucket),
    eq(connectorQuotas.day, day),
  );

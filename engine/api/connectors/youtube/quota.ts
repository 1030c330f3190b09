import { clockOf, DAY, momentOf } from '#domain/notifications/zone-clock.ts';
import { and, eq, lt, sql } from '../../store/drizzle.ts';
import { connectorQuotas } from '../../store/tables/connectors.ts';
import type { ConnectorContext, PlatformQuota } from '../connector.ts';
import { PlatformError } from '../platform-fetch.ts';

/** Units a day of a project that nobody granted more. */
const UNITS = 10_000;
/** Whoever develops waits for nothing. */
const SIMULATED_UNITS = 1_000_000;
const BUCKET = 'units';
/** YouTube's days begin when California's do. */
const california = clockOf('America/Los_Angeles');

/** How many units may be used a day: `MARQUEE_CONNECTOR_YOUTUBE_UNITS`. */
export function unitsADay({ access }: Pick<ConnectorContext, 'access'>): number {
  const set = Number(access.variables.UNITS);
  if (Number.isInteger(set) && set > 0) return set;
  return access.simulated ? SIMULATED_UNITS : UNITS;
}

/** YouTube's day of a moment, `2026-11-27`, and when the next one begins. */
export function quotaDay(now: Date): { readonly day: string; readonly next: Date } {
  const today = Math.floor(california(+now) / DAY) * DAY;
  return {
    day: new Date(today).toISOString().slice(0, 10),
    next: new Date(momentOf(today + DAY, california)),
  };
}

/**
 * Takes a unit of today's, which all instances share; a request that fails costs it, too.
 * @param part of the day's units that may be used up
 * @throws PlatformError `limited` where none is left
 */
export async function takeUnit(context: ConnectorContext, part: number): Promise<void> {
  const { store, platform, now } = context;
  const { day, next } = quotaDay(now());
  const taken = await store.database
    .insert(connectorQuotas)
    .values({ platform, bucket: BUCKET, day, used: 1 })
    .onConflictDoUpdate({
      target: [connectorQuotas.platform, connectorQuotas.bucket, connectorQuotas.day],
      set: { used: sql`${connectorQuotas.used} + 1` },
      setWhere: lt(connectorQuotas.used, Math.floor(unitsADay(context) * part)),
    })
    .returning({ used: connectorQuotas.used });
  if (taken.length === 0) throw usedUp(now(), next);
}

/** What is used of today's units, by all instances. */
export async function readQuota(context: ConnectorContext): Promise<PlatformQuota> {
  const { store, platform, now } = context;
  const { day, next } = quotaDay(now());
  const [quota] = await store.database
    .select({ used: connectorQuotas.used })
    .from(connectorQuotas)
    .where(ofDay(platform, day));
  return { used: quota?.used ?? 0, limit: unitsADay(context), resets_at: next };
}

/** YouTube says that nothing is left, whatever was counted here: nothing more is asked today. */
export async function closeDay(context: ConnectorContext): Promise<PlatformError> {
  const { store, platform, now } = context;
  const { day, next } = quotaDay(now());
  await store.database
    .update(connectorQuotas)
    .set({ used: sql`greatest(${connectorQuotas.used}, ${unitsADay(context)})` })
    .where(ofDay(platform, day));
  return usedUp(now(), next);
}

const usedUp = (now: Date, next: Date) =>
  new PlatformError(
    'limited',
    `YouTube’s units of today are used up until ${next.toISOString()}.`,
    {
      retryAfter: Math.ceil((+next - +now) / 1_000),
    },
  );

const ofDay = (platform: string, day: string) =>
  and(
    eq(connectorQuotas.platform, platform),
    eq(connectorQuotas.bucket, BUCKET),
    eq(connectorQuotas.day, day),
  );

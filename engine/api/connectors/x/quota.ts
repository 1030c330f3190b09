import { leftOfQuota } from '#domain/connectors/left-of-quota.ts';
import { dayOf } from '#domain/connectors/observations.ts';
import { and, eq, gte, like, lt, sql } from '../../store/drizzle.ts';
import { connectorQuotas } from '../../store/tables/connectors.ts';
import type { ConnectorContext } from '../connector.ts';
import type { DailyQuota } from '../daily-quota.ts';
import { PlatformError } from '../platform-fetch.ts';
import { LEAST } from './x-api.ts';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
/** What the simulated platform gives where the operator names no budget. */
const SIMULATED_POSTS = 1_000;
const OF_PROGRAM = 'posts:';
/** What a program took on its best day of so many is what it is likely to take again, twice over. */
const REMEMBERED = 7 * DAY;

/** The posts that the operator pays for in a day, `MARQUEE_CONNECTOR_X_POSTS`; days are those of UTC. */
export const POSTS_OF_DAY: DailyQuota = {
  bucket: 'posts',
  name: 'X’s posts',
  limit: ({ access }) => {
    const set = Number(access.variables.POSTS);
    if (Number.isInteger(set) && set > 0) return set;
    return access.simulated ? SIMULATED_POSTS : 0;
  },
  dayOf: (now) => ({ day: dayOf(now), next: new Date(Math.floor(+now / DAY) * DAY + DAY) }),
};

/** Posts that may be read, and were counted already. */
export interface TakenPosts {
  readonly count: number;
  readonly program: string;
  readonly day: string;
}

export interface Wanted {
  /** In which the account is linked: the first that has any left pays. */
  readonly programs: readonly string[];
  readonly most: number;
  /** Fewer are of no use. */
  readonly least?: number;
  /** The part of the day's that may be used up by it. */
  readonly part?: number;
}

const DAY_IS_OVER = 'day-is-over';
/** The reason where a program has had its share, while others have some left. */
export const SHARE_IS_OVER = 'share-is-over';
/** Whether posts were refused by our own budget: X was not asked. */
export const isOfBudget = ({ reason }: PlatformError): boolean =>
  reason === DAY_IS_OVER || reason === SHARE_IS_OVER;

/**
 * Takes some of today's posts, which all instances share, before they are read.
 * @throws PlatformError `limited` where too few are left
 */
export async function takePosts(
  context: ConnectorContext,
  { programs, most, least = LEAST, part = 1 }: Wanted,
): Promise<TakenPosts> {
  const { store, now } = context;
  const at = now();
  const { day, next } = POSTS_OF_DAY.dayOf(at);
  const limit = Math.floor(POSTS_OF_DAY.limit(context) * part);
  const wishes = await wishesOf(context, day);
  const retryAfter = Math.ceil((+next - +at) / SECOND);
  return store.transaction(async () => {
    const total = await lockTotal(context, day);
    const used = await usedBy(context, day);
    for (const program of programs) {
      const left = Math.min(limit - total, leftOfQuota(program, { limit, wishes, used }));
      const count = Math.min(most, left);
      if (count < least) continue;
      await add(context, { program, day, count });
      return { count, program, day };
    }
    const over = limit - total < least;
    const whose = over ? '' : ' for a program that has had its share of them';
    throw new PlatformError(
      'limited',
      `X’s posts of today are used up${whose} until ${next.toISOString()}.`,
      { retryAfter, reason: over ? DAY_IS_OVER : SHARE_IS_OVER },
    );
  });
}

/** Gives back what was taken and not read. */
export async function giveBack(
  context: ConnectorContext,
  { program, day }: TakenPosts,
  count: number,
): Promise<void> {
  if (count <= 0) return;
  await context.store.transaction(async () => {
    await lockTotal(context, day);
    await add(context, { program, day, count: -count });
  });
}

/** All that take or give back go one after another. @returns what is used of the day's */
async function lockTotal({ store, platform }: ConnectorContext, day: string): Promise<number> {
  const values = { platform, bucket: POSTS_OF_DAY.bucket, day, used: 0 };
  await store.database.insert(connectorQuotas).values(values).onConflictDoNothing();
  const [row] = await store.database
    .select({ used: connectorQuotas.used })
    .from(connectorQuotas)
    .where(ofBucket(platform, POSTS_OF_DAY.bucket, day))
    .for('update');
  return row?.used ?? 0;
}

async function add({ store, platform }: ConnectorContext, { program, day, count }: TakenPosts) {
  for (const bucket of [POSTS_OF_DAY.bucket, OF_PROGRAM + program])
    await store.database
      .insert(connectorQuotas)
      .values({ platform, bucket, day, used: Math.max(0, count) })
      .onConflictDoUpdate({
        target: [connectorQuotas.platform, connectorQuotas.bucket, connectorQuotas.day],
        set: { used: sql`greatest(0, ${connectorQuotas.used} + ${count})` },
      });
}

const ofBucket = (platform: string, bucket: string, day: string) =>
  and(
    eq(connectorQuotas.platform, platform),
    eq(connectorQuotas.bucket, bucket),
    eq(connectorQuotas.day, day),
  );

const ofPrograms = (platform: string) =>
  and(eq(connectorQuotas.platform, platform), like(connectorQuotas.bucket, `${OF_PROGRAM}%`));

const programOf = (bucket: string) => bucket.slice(OF_PROGRAM.length);

/** What each program has used on a day. */
async function usedBy({ store, platform }: ConnectorContext, day: string) {
  const rows = await store.database
    .select({ bucket: connectorQuotas.bucket, used: connectorQuotas.used })
    .from(connectorQuotas)
    .where(and(ofPrograms(platform), eq(connectorQuotas.day, day)));
  return new Map(rows.map(({ bucket, used }) => [programOf(bucket), used]));
}

/** Posts that each program is likely to need in a day: one for each account, and twice what it ever took. */
async function wishesOf({ store, platform }: ConnectorContext, day: string) {
  const since = new Date(Date.parse(day) - REMEMBERED).toISOString().slice(0, 10);
  const taken = await store.database
    .select({
      bucket: connectorQuotas.bucket,
      used: sql<number>`max(${connectorQuotas.used})::int`,
    })
    .from(connectorQuotas)
    .where(and(ofPrograms(platform), gte(connectorQuotas.day, since), lt(connectorQuotas.day, day)))
    .groupBy(connectorQuotas.bucket);
  const most = new Map(taken.map(({ bucket, used }) => [programOf(bucket), used]));
  const { rows } = await store.database.execute<{ program: string; accounts: number }>(sql`
    select program_uuid as program, count(*)::int as accounts from connections
    where platform = ${platform} and next_read_at is not null and consents ? 'publications'
    group by 1`);
  return new Map(
    rows.map(({ program, accounts }) => [program, accounts + 2 * (most.get(program) ?? 0)]),
  );
}

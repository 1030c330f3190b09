import { isAppealed } from '#domain/connectors/appealed-amounts.ts';
import { SLOT } from '#domain/connectors/count-streams.ts';
import { dueCounts, onceOf, type Slots, withinRoom } from '#domain/connectors/due-counts.ts';
import { readAppliedMetrics } from '../core/connections/applied-metrics.ts';
import { lockCreator } from '../core/ledger/lock-creator.ts';
import { CONNECTOR_SOURCE, countEvents, type EventReport } from '../core/quests/count-events.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { ApiServices } from '../http/services.ts';
import { and, asc, eq, gte, inArray, isNotNull, isNull, or, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { connections } from '../store/tables/connectors.ts';
import { countedActivities } from '../store/tables/observations.ts';
import { type Observed, readObserved } from './read-observed.ts';
import { type MetricSource, sourcesOf } from './sources-of.ts';
import { type WantedCount, wantedCounts } from './wanted-counts.ts';

/** Creators at a time, so that a slow look holds up few. */
const AT_ONCE = 200;
/** Of them at the same time: most of one's time is waiting for the database. */
const LANES = 4;
const DAY = 86_400_000;
const MONTH = 30 * DAY;

type Counting = Pick<ApiServices, 'store' | 'programs' | 'now' | 'log'>;

/**
 * Counts what was observed since the last time, each creator in a transaction of their own, those first
 * who wait longest. @returns how many
 */
export async function countWanted(services: Counting, signal?: AbortSignal): Promise<number> {
  let counted = 0;
  for (;;) {
    const some = await countSome(services, signal);
    counted += some;
    if (some < AT_ONCE || signal?.aborted) return counted;
  }
}

async function countSome(services: Counting, signal?: AbortSignal): Promise<number> {
  const { store, log, now } = services;
  const { program_uuid, creator_id, count_wanted_at } = connections;
  const wanted = await store.database
    .select({ program_uuid, creator_id })
    .from(connections)
    .where(isNotNull(count_wanted_at))
    .groupBy(program_uuid, creator_id)
    .orderBy(asc(sql`min(${count_wanted_at})`))
    .limit(AT_ONCE);
  let failed: unknown;
  const count = async (one: (typeof wanted)[number]) => {
    try {
      await countCreator(services, one.program_uuid, one.creator_id);
    } catch (error) {
      // One creator whom something is wrong with holds up no other, this time and the next.
      log.error({ err: error, ...one }, 'What was observed of a creator could not be counted.');
      failed = error;
      await store.database
        .update(connections)
        .set({ count_wanted_at: now() })
        .where(and(eq(creator_id, one.creator_id), isNotNull(count_wanted_at)))
        // Without a store it waits where it was.
        .catch(() => undefined);
    }
  };
  const left = wanted.values();
  const lane = async () => {
    for (const one of left) if (!signal?.aborted) await count(one);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  if (failed !== undefined) throw failed;
  return wanted.length;
}

/**
 * Counts what is known of a creator's accounts and was not counted yet. It may be asked for at any
 * time and any number of times.
 */
export async function countCreator(
  { store, programs: directory, now }: Counting,
  program_uuid: string,
  creator_id: string,
): Promise<void> {
  await store.transaction(async () => {
    // Before anything is read: who observes meanwhile asks for it anew.
    const creator = await lockCreator(store, program_uuid, creator_id);
    const program = directory.byUuid(program_uuid);
    const at = now();
    // Of a program that is not there for a while, everything is looked at when it is there again.
    const taken = await takeWanted(store, creator_id, program ? at : null);
    // Without any, somebody else has counted it meanwhile.
    if (!creator || !program || taken.length === 0) return;
    const changed = earliestOf(taken);
    const observed = await readObserved(store, creator_id, { now: at, changed });
    const sources = sourcesOf(await readAppliedMetrics(store, program_uuid));
    const since = changed ? beginOf(observed, changed) : new Date(+at - MONTH);
    const all = sources.map(({ metric, rule }) => ({
      metric,
      wanted: wantedCounts(rule, observed),
    }));
    const once = all.flatMap(({ wanted }) => wanted.filter(countsOnce));
    const { metrics, counted } = await readCounted(store, creator_id, sources, { since, once });
    for (const metric of metrics) {
      const wanted = all.filter((one) => one.metric === metric).flatMap((one) => one.wanted);
      await countMetric(store, program, { creator_id, metric, wanted, at }, counted);
    }
  });
}

/**
 * Takes what is wanted of a creator, and notes up to when all is counted then; null: nothing is.
 * @returns since when something may have changed, of each account
 */
async function takeWanted(
  { database }: Store,
  creator_id: string,
  counted: Date | null,
): Promise<readonly (Date | null)[]> {
  const { rows } = await database.execute<{ since: string | null }>(sql`
    update connections set count_wanted_at = null,
      count_wanted_from = ${counted?.toISOString() ?? null}::timestamptz
    from (
      select id, count_wanted_from from connections
      where creator_id = ${creator_id} and count_wanted_at is not null
      order by id for no key update
    ) as wanted
    where connections.id = wanted.id
    returning wanted.count_wanted_from::text as since`);
  return rows.map(({ since }) => (since === null ? null : new Date(since)));
}

/** Null, for everything, where one of them is. */
const earliestOf = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce(
    (first, one) => (first && one ? (one < first ? one : first) : null),
    moments[0] ?? null,
  );

/** Before everything that is counted anew, and by a day before what an archive made shorter since. */
const beginOf = ({ streams }: Observed, changed: Date): Date =>
  new Date(Math.min(+changed, ...streams.map(({ started_at }) => +started_at)) - DAY);

type CountedRow = typeof countedActivities.$inferSelect;

async function readCounted(
  { database }: Store,
  creator_id: string,
  sources: readonly MetricSource[],
  { since, once }: { readonly since: Date; readonly once: readonly WantedCount[] },
) {
  const metrics = [...new Set(sources.map(({ metric }) => metric))];
  if (metrics.length === 0) return { metrics, counted: [] };
  const counted = await database
    .select()
    .from(countedActivities)
    .where(
      and(
        eq(countedActivities.creator_id, creator_id),
        inArray(countedActivities.metric, metrics),
        or(
          gte(countedActivities.started_at, since),
          gte(countedActivities.ended_at, since),
          inArray(
            countedActivities.activity,
            once.map(({ activity }) => activity),
          ),
          // What goes on, and what takes no time.
          and(
            isNull(countedActivities.ended_at),
            gte(countedActivities.started_at, new Date(+since - MONTH)),
          ),
        ),
      ),
    )
    .orderBy(asc(countedActivities.started_at));
  return { metrics, counted };
}

interface OneMetric {
  readonly creator_id: string;
  readonly metric: string;
  readonly wanted: readonly WantedCount[];
  readonly at: Date;
}

async function countMetric(
  store: Store,
  program: ApiProgram,
  { creator_id, metric, wanted, at }: OneMetric,
  rows: readonly CountedRow[],
): Promise<void> {
  const before = new Map(
    rows.flatMap((row) => (row.metric === metric ? [[row.activity, row.slots]] : [])),
  ) as ReadonlyMap<string, Slots>;
  const room = new Map(
    wanted.flatMap(({ activity, observed }) => {
      const slots = before.get(activity) ?? {};
      return isAppealed(slots) ? [[activity, observed - sumOf(slots)]] : [];
    }),
  );
  const due = withinRoom(
    dueCounts(new Map(wanted.map(({ activity, slots }) => [activity, slots])), before),
    room,
  );
  const byActivity = new Map(wanted.map((one) => [one.activity, one]));
  const after = new Map([...before].map(([activity, slots]) => [activity, { ...slots }]));
  const events = due.flatMap(({ activity, slot, before: had, value }): EventReport[] => {
    const one = byActivity.get(activity);
    if (!one) return [];
    const slots = after.get(activity) ?? {};
    after.set(activity, { ...slots, [slot]: Math.round((had + value) * 100) / 100 });
    return [
      {
        creator: creator_id,
        metric,
        value,
        source_id: `${CONNECTOR_SOURCE}${metric}:${creator_id}:${activity}:${slot}:${had}`,
        platform: one.platform,
        hashtags: one.hashtags,
        content_type: one.content_type,
        occurred_at: momentOf(one, slot, at),
        reported_by: `${CONNECTOR_SOURCE}${one.platform}`,
      },
    ];
  });
  if (events.length > 0) await countEvents(store, program, events, at);
  const changed = wanted.filter((one) => differs(rows, metric, one, after.get(one.activity) ?? {}));
  for (const one of changed)
    await keepCounted(
      store,
      program.uuid,
      { creator_id, metric, one, at },
      after.get(one.activity),
    );
}

const countsOnce = ({ activity, slots }: WantedCount): boolean => onceOf(activity) in slots;

/** What is counted of a quarter of an hour happened in it, and not before the stream began. */
function momentOf({ activity, started_at }: WantedCount, slot: string, at: Date): Date {
  if (slot === onceOf(activity)) return started_at < at ? started_at : at;
  const begin = Math.max(Date.parse(slot), +started_at);
  const end = Math.floor(Date.parse(slot) / SLOT) * SLOT + SLOT;
  return new Date(Math.min(begin, end, +at));
}

const sumOf = (slots: Slots): number =>
  Math.round(Object.values(slots).reduce((sum, value) => sum + value, 0) * 100) / 100;

function differs(
  rows: readonly CountedRow[],
  metric: string,
  { activity, observed, uncounted, ended_at }: WantedCount,
  slots: Slots,
): boolean {
  const row = rows.find((one) => one.metric === metric && one.activity === activity);
  if (!row) return true;
  return (
    row.observed !== observed ||
    row.counted !== sumOf(slots) ||
    row.ended_at?.getTime() !== ended_at?.getTime() ||
    JSON.stringify(row.uncounted) !== JSON.stringify(uncounted)
  );
}

async function keepCounted(
  { database }: Store,
  program_uuid: string,
  { creator_id, metric, one, at }: Omit<OneMetric, 'wanted'> & { readonly one: WantedCount },
  slots: Slots = {},
): Promise<void> {
  const { activity, platform, content_type, started_at, ended_at, observed } = one;
  const values = {
    ...{ program_uuid, creator_id, metric, activity, platform, content_type, started_at, ended_at },
    ...{ observed, counted: sumOf(slots), slots, uncounted: one.uncounted, updated_at: at },
  };
  await database
    .insert(countedActivities)
    .values(values)
    .onConflictDoUpdate({
      target: [countedActivities.creator_id, countedActivities.metric, countedActivities.activity],
      set: { ...values, uncounted: sql`excluded.uncounted`, slots: sql`excluded.slots` },
    });
}

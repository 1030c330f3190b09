import { SLOT } from '#domain/connectors/count-streams.ts';
import { dueCounts, type Slots } from '#domain/connectors/due-counts.ts';
import { readAppliedMetrics } from '../core/connections/applied-metrics.ts';
import { lockCreator } from '../core/ledger/lock-creator.ts';
import { CONNECTOR_SOURCE, countEvents, type EventReport } from '../core/quests/count-events.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { ApiServices } from '../http/services.ts';
import { and, asc, eq, gte, inArray, isNotNull, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { connections } from '../store/tables/connectors.ts';
import { countedActivities } from '../store/tables/observations.ts';
import { readObserved } from './read-observed.ts';
import { type MetricSource, sourcesOf } from './sources-of.ts';
import { type WantedCount, wantedCounts } from './wanted-counts.ts';

/** Creators at a time, so that a slow look holds up few. */
const AT_ONCE = 200;
const MONTH = 30 * 86_400_000;

type Counting = Pick<ApiServices, 'store' | 'programs' | 'now' | 'log'>;

/** Counts what was observed since the last time, each creator in a transaction of their own. */
export async function countWanted(services: Counting, signal?: AbortSignal): Promise<number> {
  const { store, log } = services;
  const wanted = await store.database
    .selectDistinct({
      program_uuid: connections.program_uuid,
      creator_id: connections.creator_id,
    })
    .from(connections)
    .where(isNotNull(connections.count_wanted_at))
    .limit(AT_ONCE);
  let failed: unknown;
  for (const { program_uuid, creator_id } of wanted) {
    if (signal?.aborted) break;
    // One creator whom something is wrong with holds up no other.
    await countCreator(services, program_uuid, creator_id).catch((error: unknown) => {
      log.error({ err: error, creator_id }, 'What was observed of a creator could not be counted.');
      failed = error;
    });
  }
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
    await store.database
      .update(connections)
      .set({ count_wanted_at: null })
      .where(and(eq(connections.creator_id, creator_id), isNotNull(connections.count_wanted_at)));
    const program = directory.byUuid(program_uuid);
    if (!creator || !program) return;
    const at = now();
    const observed = await readObserved(store, creator_id, at);
    const sources = sourcesOf(await readAppliedMetrics(store, program_uuid));
    const { metrics, counted } = await readCounted(store, creator_id, sources, at);
    for (const metric of metrics) {
      const wanted = sources
        .filter((source) => source.metric === metric)
        .flatMap(({ rule }) => wantedCounts(rule, observed));
      await countMetric(store, program, { creator_id, metric, wanted, at }, counted);
    }
  });
}

type CountedRow = typeof countedActivities.$inferSelect;

async function readCounted(
  { database }: Store,
  creator_id: string,
  sources: readonly MetricSource[],
  at: Date,
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
        gte(countedActivities.started_at, new Date(+at - MONTH)),
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
  const due = dueCounts(new Map(wanted.map(({ activity, slots }) => [activity, slots])), before);
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

/** What is counted of a quarter of an hour happened in it, and not before the stream began. */
function momentOf({ started_at }: WantedCount, slot: string, at: Date): Date {
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

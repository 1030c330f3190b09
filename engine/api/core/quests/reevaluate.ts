import type { NotCountedReason } from '#contract/shapes/metric-events.ts';
import { OLDEST } from '#domain/quests/event-rules.ts';
import type { ApiProgram } from '../../http/program-directory.ts';
import { and, desc, eq, gt, inArray, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { metricEvents } from '../../store/tables/quests.ts';
import { applyEvents, isCounted, type Outcome } from './apply-events.ts';
import { lockEventCreators } from './event-creators.ts';
import { type BookQuest, type QuestBook, readQuestBook } from './quest-book.ts';

type EventRow = typeof metricEvents.$inferSelect;

/** Events that one evaluation looks at, the newest first. */
const AT_ONCE = 2_000;
/** What no appeal can set aside: there is nobody, or nothing more, to count for. */
const FINAL: ReadonlySet<string> = new Set<NotCountedReason>([
  'creator_unknown',
  'no_quest',
  'quest_claimed',
]);

/**
 * Counts an event of a creator again where an appeal was accepted: the reasons that refused it do
 * not count any more. In the running transaction, or in one of its own.
 * @returns what became of it; undefined where the program has no such event of a creator
 */
export async function recount(
  store: Store,
  program: ApiProgram,
  { event_id, now }: { readonly event_id: number; readonly now: Date },
): Promise<{ readonly counted: boolean; readonly outcomes: readonly Outcome[] } | undefined> {
  return store.transaction(async () => {
    const book = await readQuestBook(store, program.uuid);
    const where = and(eq(metricEvents.id, event_id), eq(metricEvents.program_uuid, program.uuid));
    const [named] = await store.database
      .select({ creator_id: metricEvents.creator_id })
      .from(metricEvents)
      .where(where);
    if (!named?.creator_id) return undefined;
    await lockEventCreators(store, program.uuid, new Set([named.creator_id]));
    const [event] = await store.database.select().from(metricEvents).where(where);
    if (!event) return undefined;
    const refused = outcomesOf(event).filter(({ counted }) => !counted);
    const ignored = new Set(
      refused.flatMap(({ reason_code: code }) => (code === null || FINAL.has(code) ? [] : code)),
    );
    const quests = new Set(book.questsByMetric.get(event.metric));
    for (const { quest_id } of refused) {
      const quest = book.questById.get(quest_id ?? 0);
      if (quest) quests.add(quest);
    }
    const [outcomes] = await reapplyEvents(store, program, book, [event], {
      quests: () => [...quests],
      settled: ({ counted }) => counted,
      ignored,
      now,
    });
    return outcomes && { counted: isCounted(outcomes), outcomes };
  });
}

/**
 * Counts again, by the rules as they are now, what a creator did lately for an activation's quests
 * and what did not count: membership, agreements or the quests may have changed since. In the
 * running transaction.
 */
export async function reevaluate(
  store: Store,
  program: ApiProgram,
  of: { readonly creator_id: string; readonly activation_id: number; readonly now: Date },
): Promise<void> {
  const { creator_id, activation_id, now } = of;
  const book = await readQuestBook(store, program.uuid);
  const quests = book.quests.filter(
    (quest) => quest.activation_id === activation_id && quest.retired_at === null,
  );
  if (quests.length === 0) return;
  await lockEventCreators(store, program.uuid, new Set([creator_id]));
  const metrics = Map.groupBy(quests, ({ metric }) => metric);
  const since = new Date(now.getTime() - OLDEST);
  const { outcomes } = metricEvents;
  const events = await store.database
    .select()
    .from(metricEvents)
    .where(
      and(
        eq(metricEvents.creator_id, creator_id),
        inArray(metricEvents.metric, [...metrics.keys()]),
        gt(metricEvents.occurred_at, since),
        // An event that counted for all quests there were is looked at where there are more now.
        sql`(not ${metricEvents.counted} or ${outcomes} @> '[{"counted": false}]'
          or jsonb_array_length(${outcomes}) < ${Math.max(...[...metrics.values()].map((list) => list.length))}::int)`,
      ),
    )
    .orderBy(desc(metricEvents.id))
    .limit(AT_ONCE);
  await reapplyEvents(store, program, book, events.reverse(), {
    quests: ({ metric }) => metrics.get(metric) ?? [],
    // What came before a quest was unlocked does not count for it afterwards, whoever checks again.
    settled: ({ counted, reason_code }) => counted || reason_code === 'quest_locked',
    ignored: new Set(),
    now,
  });
}

interface Reapplication {
  readonly quests: (event: EventRow) => readonly BookQuest[];
  /** Whether what was said of a quest stays. */
  readonly settled: (outcome: Outcome) => boolean;
  readonly ignored: ReadonlySet<string>;
  readonly now: Date;
}

/** Applies events again to those of the quests that are not settled, and keeps what changed. */
async function reapplyEvents(
  store: Store,
  program: ApiProgram,
  book: QuestBook,
  events: readonly EventRow[],
  { quests, settled, ignored, now }: Reapplication,
): Promise<readonly (readonly Outcome[])[]> {
  const names = new Set(events.flatMap(({ creator_id }) => creator_id ?? []));
  const creators = await lockEventCreators(store, program.uuid, names);
  const candidates = events.map((event) => {
    const done = new Set(
      outcomesOf(event).flatMap((outcome) => (settled(outcome) ? (outcome.quest_id ?? []) : [])),
    );
    return {
      event: { ...event, hashtags: event.hashtags ?? [] },
      creator: creators.get(event.creator_id ?? ''),
      quests: quests(event).filter(({ id }) => !done.has(id)),
      ignored,
    };
  });
  const mergedWith = (applied: readonly (readonly Outcome[])[]) =>
    events.map((event, index) => mergeOutcomes(outcomesOf(event), applied[index] ?? []));
  const record = (applied: readonly (readonly Outcome[])[]) =>
    keepChanged(store, events, mergedWith(applied));
  return mergedWith(await applyEvents(store, program, book, candidates, { record, now }));
}

async function keepChanged(
  { database }: Store,
  events: readonly EventRow[],
  merged: readonly (readonly Outcome[])[],
): Promise<void> {
  const changed = events.flatMap((event, index) => {
    const outcomes = merged[index] ?? [];
    const same = JSON.stringify(outcomes) === JSON.stringify(event.outcomes.map(inOrder));
    return same ? [] : [{ id: event.id, counted: isCounted(outcomes), outcomes }];
  });
  if (changed.length > 0)
    await database.execute(sql`
      update metric_events set counted = row.counted, outcomes = row.outcomes
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
        as row(id bigint, counted boolean, outcomes jsonb)
      where metric_events.id = row.id`);
}

/** What was said before of other quests stays, what is said now replaces the rest. */
function mergeOutcomes(before: readonly Outcome[], now: readonly Outcome[]): readonly Outcome[] {
  const named = now.filter(({ quest_id }) => quest_id !== null);
  const applied = new Set(named.map(({ quest_id }) => quest_id));
  const stays = before.filter(({ quest_id }) => quest_id !== null && !applied.has(quest_id));
  const merged = [...stays, ...named].sort((a, b) => (a.quest_id ?? 0) - (b.quest_id ?? 0));
  return merged.length > 0 ? merged : now;
}

const outcomesOf = (event: EventRow) => (event.outcomes as readonly Outcome[]).map(inOrder);
/** Columns keep no order of names. */
const inOrder = ({ quest_id, counted, reason_code }: EventRow['outcomes'][number]) =>
  ({ quest_id, counted, reason_code }) as Outcome;

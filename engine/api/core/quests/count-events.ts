import type { ReportedEvent } from '#domain/quests/event-rules.ts';
import type { ApiProgram } from '../../http/program-directory.ts';
import { sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { applyEvents, isCounted, type Outcome } from './apply-events.ts';
import { type EventCreator, lockEventCreators } from './event-creators.ts';
import { readQuestBook } from './quest-book.ts';

/** Begins the source_id of what connectors report; nobody else's may begin like it. */
export const CONNECTOR_SOURCE = 'connector:';

/** What somebody reports of a creator. */
export interface EventReport extends Omit<ReportedEvent, 'received_at'> {
  /** A creator's id, or `provider:subject` of a linked account. */
  readonly creator: string;
  readonly metric: string;
  readonly value: number;
  /** Unique within the program. */
  readonly source_id: string;
  /** When it was told to us, where that was before `now`. */
  readonly received_at?: Date;
  /** `api_key:<id>`, `content:<id>`, `connector:<platform>` or `appeal:<id>`. */
  readonly reported_by: string;
  /** Reasons that an accepted appeal sets aside. */
  readonly ignored?: ReadonlySet<string>;
}

export type EventResult =
  | { readonly result: 'duplicate' }
  | { readonly result: 'counted' | 'not_counted'; readonly outcomes: readonly Outcome[] };

/** How often a batch begins again because another one brought the same event at the same moment. */
const ATTEMPTS = 5;

/** Another batch has written one of these events meanwhile. */
class SourceTaken extends Error {
  override readonly name = 'SourceTaken';
}

/**
 * The one way by which events count: writes each with why it counted or not, and advances quests,
 * all in one transaction (the running one, or one of its own). An event whose source_id is known
 * changes nothing.
 * @returns a result for each event, in their order
 */
export async function countEvents(
  store: Store,
  program: ApiProgram,
  events: readonly EventReport[],
  now: Date,
): Promise<readonly EventResult[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store.transaction(() => countOnce(store, program, events, now));
    } catch (error) {
      if (!(error instanceof SourceTaken) || attempt === ATTEMPTS) throw error;
    }
  }
}

async function countOnce(
  store: Store,
  program: ApiProgram,
  events: readonly EventReport[],
  now: Date,
): Promise<readonly EventResult[]> {
  const book = await readQuestBook(store, program.uuid);
  const creators = await lockEventCreators(
    store,
    program.uuid,
    new Set(events.map(({ creator }) => creator)),
  );
  const taken = await readKnownSources(store, program.uuid, events);
  const fresh = new Map<string, EventReport>();
  for (const event of events)
    if (!taken.has(event.source_id) && !fresh.has(event.source_id))
      fresh.set(event.source_id, event);

  const listed = [...fresh.values()];
  const candidates = listed.map(({ ignored, ...event }) => ({
    event: { ...event, received_at: event.received_at ?? now },
    creator: creators.get(event.creator),
    quests: book.questsByMetric.get(event.metric) ?? [],
    ...(ignored ? { ignored } : {}),
  }));
  const record = (became: readonly (readonly Outcome[])[]) => {
    const rows = candidates.map(({ event, creator }, index) =>
      eventRow(event, creator, became[index] ?? []),
    );
    return insertEvents(store, program.uuid, rows);
  };
  const outcomes = await applyEvents(store, program, book, candidates, { record, now });

  const results = new Map(
    listed.map((event, index) => [event.source_id, toResult(outcomes[index] ?? [])]),
  );
  return events.map((event) => {
    const isFirst = fresh.get(event.source_id) === event;
    return (isFirst && results.get(event.source_id)) || { result: 'duplicate' };
  });
}

function toResult(outcomes: readonly Outcome[]): EventResult {
  return { result: isCounted(outcomes) ? 'counted' : 'not_counted', outcomes };
}

/** One look into the index for each, however the planner thinks of the table. */
async function readKnownSources(
  { database }: Store,
  program_uuid: string,
  events: readonly EventReport[],
): Promise<ReadonlySet<string>> {
  const named = JSON.stringify(events.map(({ source_id }) => source_id));
  const { rows } = await database.execute<{ source_id: string }>(sql`
    select named.source_id from jsonb_array_elements_text(${named}::jsonb) as named(source_id)
    cross join lateral (
      select 1 from metric_events
      where program_uuid = ${program_uuid} and source_id = named.source_id limit 1
    ) as known`);
  return new Set(rows.map(({ source_id }) => source_id));
}

function eventRow(
  event: EventReport,
  creator: EventCreator | undefined,
  outcomes: readonly Outcome[],
) {
  return {
    ...event,
    creator_id: creator?.id ?? null,
    hashtags: event.hashtags.length > 0 ? event.hashtags : null,
    counted: isCounted(outcomes),
    outcomes,
  };
}

async function insertEvents(
  { database }: Store,
  program_uuid: string,
  rows: readonly ReturnType<typeof eventRow>[],
): Promise<void> {
  if (rows.length === 0) return;
  const { rowCount } = await database.execute(sql`
    insert into metric_events (program_uuid, source_id, creator, creator_id, metric, value, platform,
      hashtags, content_type, occurred_at, received_at, counted, outcomes, reported_by)
    select ${program_uuid}::uuid, row.source_id, row.creator, row.creator_id, row.metric, row.value,
      row.platform, row.hashtags, row.content_type, row.occurred_at, row.received_at, row.counted,
      row.outcomes, row.reported_by
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(source_id text, creator text,
      creator_id uuid, metric text, value float8, platform text, hashtags text[], content_type text,
      occurred_at timestamptz, received_at timestamptz, counted boolean, outcomes jsonb,
      reported_by text)
    order by row.source_id
    on conflict (program_uuid, source_id) do nothing`);
  if (rowCount < rows.length) throw new SourceTaken();
}

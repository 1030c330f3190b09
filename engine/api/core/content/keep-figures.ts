import type { FigureSource } from '#contract/vocabulary/figure-words.ts';
import { canonicalContent } from '#domain/content/canonical-url.ts';
import { AHEAD } from '#domain/quests/event-rules.ts';
import type { ApiProgram } from '../../http/program-directory.ts';
import { and, asc, eq, inArray, lt, ne, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { contentFigures } from '../../store/tables/content-figures.ts';
import { contents } from '../../store/tables/pipelines.ts';

/** What somebody saw of a piece of content; null: not seen. */
export interface ObservedFigures {
  readonly url: string;
  readonly source: FigureSource;
  readonly views: number | null;
  readonly likes: number | null;
  readonly comments: number | null;
  readonly observed_at: Date;
}

/** What became of an observation; see `ingestContentFigures`. */
export interface FiguresOutcome {
  readonly url: string;
  readonly result: 'kept' | 'known' | 'unknown_address' | 'in_the_future';
}

/** An observation with what its address names. */
interface Observation extends ObservedFigures {
  readonly canonical_url: string;
  /** Further in the future than clocks differ. */
  readonly ahead: boolean;
}

interface Observing {
  /** `api_key:<id>` or `samples`. */
  readonly reported_by: string;
  readonly now: Date;
}

/**
 * The one way by which figures of content are kept: for every piece of the program with the address,
 * whatever activation it was handed in for, unless something as new is known of it from that source.
 * In one transaction. @returns an outcome for each observation, in their order
 */
export async function keepFigures(
  store: Store,
  { uuid: program_uuid }: Pick<ApiProgram, 'uuid'>,
  observed: readonly ObservedFigures[],
  { reported_by, now }: Observing,
): Promise<FiguresOutcome[]> {
  const observations = observed.map((one) => observationOf(one, now));
  const latest = latestOf(observations.filter(({ ahead }) => !ahead));
  return store.transaction(async () => {
    const pieces = await lockPieces(store, program_uuid, latest.values());
    const rows = [...latest.values()].flatMap((one) => {
      const { source, views, likes, comments, observed_at } = one;
      return (pieces.get(one.canonical_url) ?? []).map((content_id) => ({
        ...{ program_uuid, content_id, source, views, likes, comments },
        ...{ observed_at, received_at: now, reported_by },
      }));
    });
    const written = await writeNewer(store, rows);
    const resultOf = (one: Observation): FiguresOutcome['result'] => {
      if (one.ahead) return 'in_the_future';
      const ids = pieces.get(one.canonical_url);
      if (!ids) return 'unknown_address';
      const isLatest = latest.get(nameOf(one)) === one;
      return isLatest && ids.some((id) => written.has(`${id} ${one.source}`)) ? 'kept' : 'known';
    };
    return observations.map((one) => ({ url: one.url, result: resultOf(one) }));
  });
}

/** Forgets what a piece reached: it has another address, and is another piece. */
export async function forgetFigures({ database }: Store, content_id: number): Promise<void> {
  await database.delete(contentFigures).where(eq(contentFigures.content_id, content_id));
}

/** A clock that is a little ahead must not keep later observations out: what it saw was seen now. */
function observationOf(observed: ObservedFigures, now: Date): Observation {
  const { url, observed_at } = observed;
  return {
    ...observed,
    canonical_url: canonicalContent(url).canonical_url,
    ahead: observed_at.getTime() > now.getTime() + AHEAD,
    observed_at: observed_at > now ? now : observed_at,
  };
}

const nameOf = ({ canonical_url, source }: Observation) => `${source} ${canonical_url}`;

/** The latest observation of each piece by each source; of those at one moment, the first. */
function latestOf(observations: readonly Observation[]): ReadonlyMap<string, Observation> {
  const latest = new Map<string, Observation>();
  for (const one of observations) {
    const known = latest.get(nameOf(one));
    if (!known || known.observed_at < one.observed_at) latest.set(nameOf(one), one);
  }
  return latest;
}

/** Pieces by their addresses, which stay what they are until the running transaction ends. */
async function lockPieces(
  { database }: Store,
  program_uuid: string,
  observations: Iterable<Observation>,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const addresses = new Set(Array.from(observations, ({ canonical_url }) => canonical_url));
  const pieces = new Map<string, number[]>();
  if (addresses.size === 0) return pieces;
  const rows = await database
    .select({ id: contents.id, canonical_url: contents.canonical_url })
    .from(contents)
    .where(
      and(
        eq(contents.program_uuid, program_uuid),
        inArray(contents.canonical_url, [...addresses]),
        ne(contents.state, 'withdrawn'),
      ),
    )
    .orderBy(asc(contents.id))
    .for('share');
  for (const { id, canonical_url } of rows)
    pieces.set(canonical_url, [...(pieces.get(canonical_url) ?? []), id]);
  return pieces;
}

/** @returns `<id> <source>` of each row that was written */
async function writeNewer(
  { database }: Store,
  rows: readonly (typeof contentFigures.$inferInsert)[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const { content_id, source, observed_at } = contentFigures;
  const written = await database
    .insert(contentFigures)
    // In one order everywhere: two batches never wait for each other.
    .values([...rows].sort((a, b) => a.content_id - b.content_id || (a.source < b.source ? -1 : 1)))
    .onConflictDoUpdate({
      target: [content_id, source],
      set: {
        views: sql`excluded.views`,
        likes: sql`excluded.likes`,
        comments: sql`excluded.comments`,
        observed_at: sql`excluded.observed_at`,
        received_at: sql`excluded.received_at`,
        reported_by: sql`excluded.reported_by`,
      },
      setWhere: lt(observed_at, sql`excluded.observed_at`),
    })
    .returning({ content_id, source });
  return new Set(written.map((row) => `${row.content_id} ${row.source}`));
}

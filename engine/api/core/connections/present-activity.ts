import type { CountedActivity } from '#contract/shapes/counted-activity.ts';
import { leftUncounted } from '#domain/connectors/appealed-amounts.ts';
import { publicationOf } from '#domain/connectors/observations.ts';
import { firstWords } from '#domain/text/first-words.ts';
import { and, eq, inArray, isNull, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { connections } from '../../store/tables/connectors.ts';
import { type countedActivities, observedPublications } from '../../store/tables/observations.ts';

type ActivityRow = typeof countedActivities.$inferSelect;
type Piece = Pick<CountedActivity, 'title' | 'url'>;

/** Characters of a title. */
const LONGEST_TITLE = 80;
const UNTOLD: Piece = { title: null, url: null };

/**
 * What was read of linked accounts, and how much of it counted: by the rules, and by appeals. With what
 * publications are called and where they are, while that may be kept and their creator lets it be read.
 */
export async function presentActivities(
  store: Store,
  rows: readonly ActivityRow[],
): Promise<CountedActivity[]> {
  const pieces = await readPieces(store, rows);
  return rows.map((row) => {
    const { id, metric, activity, platform, content_type, observed, counted } = row;
    return {
      ...{ id, metric, activity, platform, content_type, observed, counted },
      ...(pieces.get(pieceKey(row, publicationOf(platform, activity))) ?? UNTOLD),
      started_at: row.started_at.toISOString(),
      ended_at: row.ended_at?.toISOString() ?? null,
      uncounted: leftUncounted(row),
    };
  });
}

const pieceKey = (
  { creator_id, platform }: Pick<ActivityRow, 'creator_id' | 'platform'>,
  publication_id: string | undefined,
) => JSON.stringify([creator_id, platform, publication_id]);

async function readPieces(
  { database }: Store,
  rows: readonly ActivityRow[],
): Promise<ReadonlyMap<string, Piece>> {
  const ids = rows.flatMap(({ platform, activity }) => publicationOf(platform, activity) ?? []);
  if (ids.length === 0) return new Map();
  const { platform, publication_id, account_id, title, text, url } = observedPublications;
  const found = await database
    .select({ creator_id: connections.creator_id, platform, publication_id, title, text, url })
    .from(observedPublications)
    .innerJoin(
      connections,
      and(eq(connections.platform, platform), eq(connections.account_id, account_id)),
    )
    .where(
      and(
        inArray(platform, [...new Set(rows.map((row) => row.platform))]),
        inArray(publication_id, ids),
        isNull(observedPublications.gone_at),
        inArray(connections.creator_id, [...new Set(rows.map((row) => row.creator_id))]),
        // The same account may be read by leave that its person gave another program.
        sql`${connections.consents} ? 'publications'`,
      ),
    );
  return new Map(
    found.map((piece) => {
      const words = firstWords(piece.title ?? piece.text ?? '', LONGEST_TITLE);
      return [pieceKey(piece, piece.publication_id), { title: words || null, url: piece.url }];
    }),
  );
}

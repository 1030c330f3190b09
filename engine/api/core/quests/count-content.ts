import { ACCEPTED_CONTENT } from '#contract/programs/campaign.ts';
import type { ApiProgram } from '../../http/program-directory.ts';
import type { Store } from '../../store/store.ts';
import type { contents } from '../../store/tables/pipelines.ts';
import { countEvents, type EventResult } from './count-events.ts';

type AcceptedContent = Pick<
  typeof contents.$inferSelect,
  'id' | 'creator_id' | 'content_type' | 'platform' | 'hashtags' | 'published_at' | 'submitted_at'
>;

/** Begins the source_id of what the engine reports itself; nobody else's may begin like it. */
export const CONTENT_SOURCE = 'content:';

/**
 * Counts an accepted piece of content, in the transaction that accepts it; a piece counts once,
 * however often it is accepted.
 * @returns undefined for a guest's piece: guests have no quests
 */
export async function countAcceptedContent(
  store: Store,
  program: ApiProgram,
  content: AcceptedContent,
  now: Date,
): Promise<EventResult | undefined> {
  const { creator_id, content_type, platform, hashtags, published_at, submitted_at } = content;
  if (creator_id === null) return undefined;
  const source_id = `${CONTENT_SOURCE}${content.id}`;
  const early = published_at !== null && published_at < submitted_at;
  const [result] = await countEvents(
    store,
    program,
    [
      {
        creator: creator_id,
        metric: ACCEPTED_CONTENT,
        value: 1,
        source_id,
        platform,
        hashtags,
        content_type,
        occurred_at: early ? published_at : submitted_at,
        // A review that takes long must not make a piece too old.
        received_at: submitted_at,
        reported_by: source_id,
      },
    ],
    now,
  );
  return result;
}

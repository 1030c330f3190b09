import { appealSlot, givenByAppeal } from '#domain/connectors/appealed-amounts.ts';
import { publicationOf } from '#domain/connectors/observations.ts';
import { spreadAmount } from '#domain/connectors/spread-amount.ts';
import type { ApiProgram } from '../../http/program-directory.ts';
import { and, eq } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { countedActivities, observedPublications } from '../../store/tables/observations.ts';
import { lockCreator } from '../ledger/lock-creator.ts';
import { CONNECTOR_SOURCE, countEvents } from '../quests/count-events.ts';

type ActivityRow = typeof countedActivities.$inferSelect;

interface AcceptedAppeal {
  readonly id: number;
  readonly creator_id: string;
  /** The activity's. */
  readonly subject_id: number;
}

/**
 * Counts what of an activity did not count, where an appeal against it was accepted: once, as if it had
 * happened then, for quests that were open then. In the running transaction. What is gone meanwhile, or
 * has counted, gives nothing.
 */
export async function giveAppealed(
  store: Store,
  program: ApiProgram,
  { id, creator_id, subject_id }: AcceptedAppeal,
  now: Date,
): Promise<void> {
  // As counting does, before anything is read.
  if (!(await lockCreator(store, program.uuid, creator_id))) return;
  const whose = and(
    eq(countedActivities.id, subject_id),
    eq(countedActivities.program_uuid, program.uuid),
    eq(countedActivities.creator_id, creator_id),
  );
  const [row] = await store.database.select().from(countedActivities).where(whose);
  const given = row ? givenByAppeal(row) : [];
  if (!row || given.length === 0) return;
  const { metric, platform, content_type } = row;
  const amount = round(given.reduce((sum, part) => sum + part.amount, 0));
  const hashtags = await readHashtags(store, row);
  // What it was refused for, and how long it took to be heard, is not held against it a second time.
  const ignored = new Set([
    'too_old',
    ...(given.some(({ reason }) => reason === 'hashtag_missing') ? ['hashtag_missing'] : []),
  ]);
  const events = spreadAmount(row, amount).map(({ at, value }) => ({
    ...{ creator: creator_id, metric, value, platform, content_type, hashtags, ignored },
    source_id: `${CONNECTOR_SOURCE}appeal:${id}:${at.toISOString()}`,
    occurred_at: at,
    reported_by: `appeal:${id}`,
  }));
  await countEvents(store, program, events, now);
  const slots = {
    ...row.slots,
    ...Object.fromEntries(given.map((part) => [appealSlot(id, part.reason), part.amount])),
  };
  await store.database
    .update(countedActivities)
    .set({ slots, counted: round(row.counted + amount), updated_at: now })
    .where(whose);
}

/** With their sign; none where it is no publication, or what was read of it is forgotten. */
async function readHashtags(
  { database }: Store,
  { platform, activity }: ActivityRow,
): Promise<readonly string[]> {
  const publication_id = publicationOf(platform, activity);
  if (publication_id === undefined) return [];
  const [publication] = await database
    .select({ hashtags: observedPublications.hashtags })
    .from(observedPublications)
    .where(
      and(
        eq(observedPublications.platform, platform),
        eq(observedPublications.publication_id, publication_id),
      ),
    );
  return (publication?.hashtags ?? []).map((tag) => `#${tag}`);
}

const round = (value: number) => Math.round(value * 100) / 100;

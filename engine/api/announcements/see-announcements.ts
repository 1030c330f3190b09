import { currentAnnouncements } from '../core/announcements/current-announcements.ts';
import type { CreatorCaller } from '../http/caller.ts';
import { UUID } from '../http/moment-cursor.ts';
import { and, eq, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { announcements, announcementViews } from '../store/tables/announcements.ts';

/** Counts what a member was shown, each announcement once; others' names count for nothing. */
export async function seeAnnouncements(
  store: Store,
  caller: Pick<CreatorCaller, 'creator_id' | 'program'>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const { database } = store;
  const { creator_id, program } = caller;
  await store.transaction(async () => {
    const shown = await currentAnnouncements(store, caller, 'en', now);
    const seen = shown.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
    if (seen.length === 0) return;
    const added = await database
      .insert(announcementViews)
      .values(
        seen.map((announcement_id) => ({
          ...{ program_uuid: program.uuid, announcement_id, creator_id, seen_at: now },
        })),
      )
      .onConflictDoNothing()
      .returning({ id: announcementViews.announcement_id });
    // In one order, so that two who see the same never wait for each other in a circle.
    const counted = added
      .map(({ id }) => id)
      .filter((id) => UUID.test(id))
      .sort();
    for (const id of counted)
      await database
        .update(announcements)
        .set({ seen: sql`${announcements.seen} + 1` })
        .where(and(eq(announcements.program_uuid, program.uuid), eq(announcements.id, id)));
  });
}

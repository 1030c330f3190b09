import { lockHandles, releaseHandle } from '../core/profiles/release-handle.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { eq } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creatorProfiles, releasedHandles } from '../store/tables/creator-profiles.ts';
import type { CreatorRow } from './read-self.ts';

/**
 * Ends the public profile of a person who is deleted. Nobody can pass for them by taking the handle
 * at once, and nothing says any more that it was theirs.
 */
export async function removeProfile(
  store: Store,
  secrets: Pick<Secrets, 'fingerprint'>,
  { id, program_uuid }: CreatorRow,
  at: Date,
): Promise<void> {
  await lockHandles(store, program_uuid);
  const [profile] = await store.database
    .delete(creatorProfiles)
    .where(eq(creatorProfiles.creator_id, id))
    .returning({ handle: creatorProfiles.handle });
  const handle = profile?.handle ?? null;
  if (handle !== null)
    await releaseHandle(store, secrets, { program_uuid, handle }, { creator_id: null, at });
  await store.database
    .update(releasedHandles)
    .set({ creator_id: null })
    .where(eq(releasedHandles.creator_id, id));
}

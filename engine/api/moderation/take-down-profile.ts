import type { TakenDown } from '#contract/shapes/moderation.ts';
import { ApiError } from '../http/api-error.ts';
import { and, eq } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creatorProfiles } from '../store/tables/creator-profiles.ts';
import { asKept, audit, type Moderator, type Removal } from './take-down.ts';

/** Takes down a creator's public profile; again changes the reason. @throws ApiError PROFILE_UNKNOWN */
export async function takeDownProfile(
  store: Store,
  moderator: Moderator,
  creator_id: string,
  removal: Removal,
): Promise<void> {
  const subject = { subject_kind: 'creator', subject_id: creator_id } as const;
  await store.transaction(async () => {
    await setTakenDown(store, moderator, creator_id, asKept(removal, moderator.at));
    const details = { ...removal };
    await audit(store, moderator, { action: 'creator.take_down_profile', ...subject, details });
  });
}

/** Lets a profile be seen again. @throws ApiError PROFILE_UNKNOWN */
export async function restoreProfile(
  store: Store,
  moderator: Moderator,
  creator_id: string,
): Promise<void> {
  const subject = { subject_kind: 'creator', subject_id: creator_id } as const;
  await store.transaction(async () => {
    await setTakenDown(store, moderator, creator_id, null);
    await audit(store, moderator, { action: 'creator.restore_profile', ...subject });
  });
}

async function setTakenDown(
  { database }: Store,
  { program_uuid, at }: Moderator,
  creator_id: string,
  taken_down: TakenDown | null,
): Promise<void> {
  const changed = await database
    .update(creatorProfiles)
    .set({ taken_down, updated_at: at })
    .where(
      and(
        eq(creatorProfiles.creator_id, creator_id),
        eq(creatorProfiles.program_uuid, program_uuid),
      ),
    )
    .returning({ creator_id: creatorProfiles.creator_id });
  if (changed.length === 0) throw new ApiError('PROFILE_UNKNOWN');
}

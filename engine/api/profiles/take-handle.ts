import {
  CHANGES_DAYS,
  isReservedHandle,
  KEPT_DAYS,
  MOST_CHANGES,
} from '#domain/profiles/handle.ts';
import { handleHashes, lockHandles, releaseHandle } from '../core/profiles/release-handle.ts';
import { ApiError } from '../http/api-error.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { and, desc, eq, gt, inArray, isNull, ne, or } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creatorProfiles, releasedHandles } from '../store/tables/creator-profiles.ts';

const DAY = 86_400_000;
const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * DAY);

/**
 * Gives the caller a handle in the running transaction, and keeps the one before from others.
 * @param before the handle that the caller has; null for none
 * @throws ApiError HANDLE_RESERVED, HANDLE_TAKEN, HANDLE_CHANGED_TOO_OFTEN with `again_at`
 */
export async function takeHandle(
  services: ApiServices,
  { creator_id, program }: CreatorCaller,
  handle: string,
  before: string | null,
): Promise<void> {
  const { store, secrets } = services;
  const now = services.now();
  if (handle === before) return;
  if (isReservedHandle(handle, namesOf(services, program))) throw new ApiError('HANDLE_RESERVED');
  const program_uuid = program.uuid;
  await lockHandles(store, program_uuid);
  if (before !== null) {
    const again_at = await readNextChange(store, creator_id, now);
    if (again_at) throw new ApiError('HANDLE_CHANGED_TOO_OFTEN', { again_at });
  }
  if (await isTaken(services, { program_uuid, handle, creator_id, now }))
    throw new ApiError('HANDLE_TAKEN');
  if (before !== null)
    await releaseHandle(store, secrets, { program_uuid, handle: before }, { creator_id, at: now });
}

/** What the program, its publisher and the site are called. */
const namesOf = ({ profiles }: ApiServices, { slug, program }: CreatorCaller['program']) => [
  ...[slug, program.title, program.publisher, profiles.product()],
];

/** When the handle may be changed next (RFC 3339); null: now. The first one is none of the changes. */
export async function readNextChange(
  { database }: Store,
  creator_id: string,
  now: Date,
): Promise<string | null> {
  const changes = await database
    .select({ released_at: releasedHandles.released_at })
    .from(releasedHandles)
    .where(
      and(
        eq(releasedHandles.creator_id, creator_id),
        gt(releasedHandles.released_at, daysBefore(now, CHANGES_DAYS)),
      ),
    )
    .orderBy(desc(releasedHandles.released_at))
    .limit(MOST_CHANGES);
  const oldest = changes[MOST_CHANGES - 1];
  return oldest ? new Date(oldest.released_at.getTime() + CHANGES_DAYS * DAY).toISOString() : null;
}

async function isTaken(
  { store: { database }, secrets }: ApiServices,
  {
    program_uuid,
    handle,
    creator_id,
    now,
  }: {
    readonly program_uuid: string;
    readonly handle: string;
    readonly creator_id: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const held = await database
    .select({ creator_id: creatorProfiles.creator_id })
    .from(creatorProfiles)
    .where(and(eq(creatorProfiles.program_uuid, program_uuid), eq(creatorProfiles.handle, handle)));
  if (held.length > 0) return true;
  const kept = await database
    .select({ id: releasedHandles.id })
    .from(releasedHandles)
    .where(
      and(
        eq(releasedHandles.program_uuid, program_uuid),
        inArray(releasedHandles.handle_hash, handleHashes(secrets, { program_uuid, handle })),
        gt(releasedHandles.released_at, daysBefore(now, KEPT_DAYS)),
        or(isNull(releasedHandles.creator_id), ne(releasedHandles.creator_id, creator_id)),
      ),
    )
    .limit(1);
  return kept.length > 0;
}

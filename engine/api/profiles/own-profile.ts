import type { BodyOf } from '#contract/endpoints/endpoint.ts';
import type { changeOwnProfile, OwnProfile } from '#contract/profiles/endpoints.ts';
import { suggestHandle } from '#domain/profiles/handle.ts';
import { requireMember } from '../core/membership/membership.ts';
import { profileAddress } from '../core/profiles/profile-address.ts';
import { ApiError } from '../http/api-error.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { and, asc, eq, inArray, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators, identityLinks } from '../store/tables/accounts.ts';
import { creatorProfiles } from '../store/tables/creator-profiles.ts';
import { readNextChange, takeHandle } from './take-handle.ts';

type Change = BodyOf<typeof changeOwnProfile>;
type Choices = Omit<
  typeof creatorProfiles.$inferSelect,
  'creator_id' | 'program_uuid' | 'updated_at'
>;

/** Who never chose anything shows nothing. */
const NOTHING: Choices = {
  handle: null,
  ...{ shown: false, show_badges: false, show_rank: false, searchable: false },
  taken_down: null,
};

/** What the caller shows of themselves. */
export async function readOwnProfile(
  { store, now }: ApiServices,
  { creator_id, program }: CreatorCaller,
): Promise<OwnProfile> {
  const choices = await readChoices(store, creator_id);
  const { handle, shown, show_badges, show_rank, searchable, taken_down } = choices;
  const [creator] = await store.database
    .select({ display_name: creators.display_name })
    .from(creators)
    .where(eq(creators.id, creator_id));
  const links = await store.database
    .select({
      provider: identityLinks.provider,
      name: identityLinks.name,
      shown: identityLinks.on_profile,
    })
    .from(identityLinks)
    .where(eq(identityLinks.creator_id, creator_id))
    .orderBy(asc(identityLinks.linked_at), asc(identityLinks.id));
  return {
    handle,
    suggested_handle: suggestHandle(creator?.display_name ?? ''),
    handle_again_at: handle === null ? null : await readNextChange(store, creator_id, now()),
    address: handle === null ? null : profileAddress(program, handle),
    ...{ shown, show_badges, show_rank, searchable },
    links,
    taken_down,
  };
}

async function readChoices({ database }: Store, creator_id: string): Promise<Choices> {
  const [row] = await database
    .select()
    .from(creatorProfiles)
    .where(eq(creatorProfiles.creator_id, creator_id));
  return row ?? NOTHING;
}

/**
 * Changes what is sent. All of it or nothing: a handle that is refused leaves the rest as it was.
 * @throws ApiError NOT_A_MEMBER, HANDLE_MISSING, PROFILE_TAKEN_DOWN, and what `takeHandle` throws
 */
export async function updateOwnProfile(
  services: ApiServices,
  caller: CreatorCaller,
  { handle, links, ...choices }: Change,
): Promise<void> {
  const { store } = services;
  const { creator_id, program } = caller;
  await store.transaction(async () => {
    await store.database
      .select({ id: creators.id })
      .from(creators)
      .where(eq(creators.id, creator_id))
      .for('no key update');
    await requireMember(store, caller);
    const before = await readChoices(store, creator_id);
    if (choices.shown && before.taken_down) throw new ApiError('PROFILE_TAKEN_DOWN');
    if (choices.shown && (handle ?? before.handle) === null) throw new ApiError('HANDLE_MISSING');
    if (handle !== undefined) await takeHandle(services, caller, handle, before.handle);
    const { shown, show_badges, show_rank, searchable } = { ...before, ...defined(choices) };
    const kept = {
      handle: handle ?? before.handle,
      ...{ shown, show_badges, show_rank, searchable },
      updated_at: services.now(),
    };
    await store.database
      .insert(creatorProfiles)
      .values({ creator_id, program_uuid: program.uuid, ...kept })
      .onConflictDoUpdate({ target: creatorProfiles.creator_id, set: kept });
    if (links) await showLinks(store, creator_id, links);
  });
}

async function showLinks({ database }: Store, creator_id: string, providers: readonly string[]) {
  await database
    .update(identityLinks)
    .set({
      on_profile:
        providers.length === 0 ? false : sql`${inArray(identityLinks.provider, [...providers])}`,
    })
    .where(and(eq(identityLinks.creator_id, creator_id)));
}

const defined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>;
  };

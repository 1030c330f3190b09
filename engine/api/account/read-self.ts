import type { Self } from '#contract/account/endpoints.ts';
import type { Answers } from '#contract/endpoints/fields.ts';
import { linkedGames } from '../core/linked-games/linked-games.ts';
import { ApiError } from '../http/api-error.ts';
import type { CreatorCaller } from '../http/caller.ts';
import { and, asc, eq } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators, identityLinks } from '../store/tables/accounts.ts';

export type CreatorRow = typeof creators.$inferSelect;
/** Who it is about: the caller, or whom an operator acts for. */
export type Whose = Pick<CreatorCaller, 'creator_id' | 'program'>;

/** A person as they see themselves. */
export async function readSelf(store: Store, caller: Whose): Promise<Self> {
  const creator = await readCreator(store, caller);
  const links = await store.database
    .select()
    .from(identityLinks)
    .where(eq(identityLinks.creator_id, caller.creator_id))
    .orderBy(asc(identityLinks.linked_at), asc(identityLinks.id));
  return presentSelf(creator, links);
}

/** The caller's row. @throws ApiError SESSION_ENDED where the account is deleted */
export async function readCreator(store: Store, caller: Whose): Promise<CreatorRow> {
  const [creator] = await selectCreator(store, caller);
  return requireAccount(creator);
}

/**
 * The caller's row, which nobody else changes until the transaction ends.
 * @throws ApiError SESSION_ENDED where the account is deleted
 */
export async function lockCaller(store: Store, caller: CreatorCaller): Promise<CreatorRow> {
  const [creator] = await selectCreator(store, caller).for('no key update');
  return requireAccount(creator);
}

function selectCreator({ database }: Store, { creator_id, program }: Whose) {
  return database
    .select()
    .from(creators)
    .where(and(eq(creators.id, creator_id), eq(creators.program_uuid, program.uuid)));
}

/**
 * The row of a person of the program, which nobody else changes until the transaction ends.
 * @throws ApiError CREATOR_UNKNOWN, also where they are deleted
 */
export async function lockPerson(store: Store, whose: Whose): Promise<CreatorRow> {
  const [creator] = await selectCreator(store, whose).for('no key update');
  if (!creator || creator.status === 'deleted') throw new ApiError('CREATOR_UNKNOWN');
  return creator;
}

function requireAccount(creator: CreatorRow | undefined): CreatorRow {
  // A token outlives its account by seconds where another process has deleted that.
  if (!creator || creator.status === 'deleted') throw new ApiError('SESSION_ENDED');
  return creator;
}

function presentSelf(
  creator: CreatorRow,
  links: readonly (typeof identityLinks.$inferSelect)[],
): Self {
  const { decisions = true, rewards = true, news = true } = creator.mail_preferences;
  return {
    id: creator.id,
    uuid: creator.program_uuid,
    member: creator.member_since !== null,
    display_name: creator.display_name,
    ...(creator.name_taken_down ? { name_taken_down: creator.name_taken_down } : {}),
    email: creator.email,
    email_verified: creator.email_verified_at !== null,
    picture_url: creator.picture_url,
    country: creator.country,
    locale: creator.locale,
    custom_fields: creator.custom_fields as Answers,
    mail_preferences: { decisions, rewards, news },
    links: links.map((link) => {
      const { provider, name, picture_url, statistics, statistics_at, linked_at } = link;
      const games = linkedGames(link);
      return {
        ...{ provider, name, picture_url, statistics },
        statistics_at: statistics_at?.toISOString() ?? null,
        ...(games && { games }),
        linked_at: linked_at.toISOString(),
      };
    }),
    created_at: creator.created_at.toISOString(),
  };
}

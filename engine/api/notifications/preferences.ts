import type { BodyOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import type {
  changeNotificationPreferences,
  readNotificationPreferences,
} from '#contract/notifications/preference-endpoints.ts';
import { CHOSEN_CATEGORIES } from '#contract/vocabulary/delivery-words.ts';
import { ApiError } from '../http/api-error.ts';
import type { CreatorCaller } from '../http/caller.ts';
import { and, eq, ne, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';

type Preferences = ResponseOf<typeof readNotificationPreferences>;
type Change = BodyOf<typeof changeNotificationPreferences>;
type Wishes = Readonly<Record<string, boolean>>;

/** What a creator wants to be told of, and how. @throws ApiError SESSION_ENDED */
export async function readPreferences(
  { database }: Store,
  { creator_id }: CreatorCaller,
): Promise<Preferences> {
  const [found] = await database
    .select({ page: creators.page_preferences, mail: creators.mail_preferences })
    .from(creators)
    .where(isThere(creator_id));
  return present(found);
}

/** Changes what is sent of it. @throws ApiError SESSION_ENDED */
export async function changePreferences(
  { database }: Store,
  { creator_id }: CreatorCaller,
  { page = {}, mail = {} }: Change,
  updated_at: Date,
): Promise<Preferences> {
  const [found] = await database
    .update(creators)
    .set({
      page_preferences: sql`${creators.page_preferences} || ${JSON.stringify(page)}::jsonb`,
      mail_preferences: sql`${creators.mail_preferences} || ${JSON.stringify(mail)}::jsonb`,
      updated_at,
    })
    .where(isThere(creator_id))
    .returning({ page: creators.page_preferences, mail: creators.mail_preferences });
  return present(found);
}

const isThere = (id: string) => and(eq(creators.id, id), ne(creators.status, 'deleted'));

function present(found: { readonly page: Wishes; readonly mail: Wishes } | undefined): Preferences {
  // A token outlives its account by seconds where another process has deleted that.
  if (!found) throw new ApiError('SESSION_ENDED');
  return { page: wishesOf(found.page), mail: wishesOf(found.mail) };
}

/** Whoever said nothing is told. */
const wishesOf = (wishes: Wishes) =>
  Object.fromEntries(
    CHOSEN_CATEGORIES.map((category) => [category, wishes[category] !== false]),
  ) as Preferences['page'];

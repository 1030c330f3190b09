import type { MailTiming } from '#contract/shapes/mail-timing.ts';
import type { NotificationPreferences } from '#contract/shapes/notification-preferences.ts';
import { CHOSEN_CATEGORIES } from '#contract/vocabulary/delivery-words.ts';
import { ApiError } from '../../http/api-error.ts';
import { and, eq, ne } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { creators } from '../../store/tables/accounts.ts';

type Wishes = Readonly<Record<string, boolean>>;

/** What a creator wants to be told of, how and when. @throws ApiError SESSION_ENDED */
export async function readPreferences(
  { database }: Store,
  creator_id: string,
): Promise<NotificationPreferences> {
  const [found] = await database.select(CHOSEN).from(creators).where(isThere(creator_id));
  return presentPreferences(found);
}

/** The columns that they are kept in. */
export const CHOSEN = {
  page: creators.page_preferences,
  mail: creators.mail_preferences,
  push: creators.push_preferences,
  timing: creators.mail_timing,
};

interface Chosen {
  readonly page: Wishes;
  readonly mail: Wishes;
  readonly push: Wishes;
  readonly timing: Partial<MailTiming>;
}

/** Of an account that is there. */
export const isThere = (id: string) => and(eq(creators.id, id), ne(creators.status, 'deleted'));

/** Those columns, with what holds for who never chose. @throws ApiError SESSION_ENDED */
export function presentPreferences(found: Chosen | undefined): NotificationPreferences {
  // A token outlives its account by seconds where another process has deleted that.
  if (!found) throw new ApiError('SESSION_ENDED');
  const { quiet_hours = null, rhythm = 'at_once', time_zone = null } = found.timing;
  return {
    ...{ page: wishesOf(found.page), mail: wishesOf(found.mail), push: wishesOf(found.push) },
    timing: { quiet_hours, rhythm, time_zone },
  };
}

/** Whoever said nothing is told. */
const wishesOf = (wishes: Wishes) =>
  Object.fromEntries(
    CHOSEN_CATEGORIES.map((category) => [category, wishes[category] !== false]),
  ) as NotificationPreferences['page'];

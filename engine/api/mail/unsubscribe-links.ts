import { z } from 'zod';
import {
  CHOSEN_CATEGORIES,
  MAIL_CATEGORIES,
  type MailCategory,
} from '#contract/vocabulary/delivery-words.ts';
import { NOTIFICATIONS, type Notification } from '#contract/vocabulary/notification-words.ts';
import type { MailTokens } from '../secrets/mail-tokens.ts';
import { and, eq, ne, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { readMemberSettings, without, writeMemberSettings } from './notification-settings.ts';

const PURPOSE = 'unsubscribe';
/** Mails are read, and regretted, long after they came. */
const LIFETIME_SECONDS = 2 * 365 * 24 * 60 * 60;

const subscription = z.union([
  z.strictObject({
    program_uuid: z.uuid(),
    creator_id: z.uuid(),
    category: z.enum(MAIL_CATEGORIES).exclude(['account', 'operators']),
  }),
  z.strictObject({
    program_uuid: z.uuid(),
    operator_id: z.uuid(),
    notification: z.enum(NOTIFICATIONS),
  }),
]);

/** Mails of one category to one person. */
interface CreatorSubscription {
  readonly program_uuid: string;
  readonly creator_id: string;
  readonly category: Exclude<MailCategory, 'account' | 'operators'>;
}

/** Mails of one notification to somebody who runs the program. */
interface OperatorSubscription {
  readonly program_uuid: string;
  readonly operator_id: string;
  readonly notification: Notification;
}

export type Subscription = CreatorSubscription | OperatorSubscription;

/** The token of the link that ends a subscription. */
export function unsubscribeToken(tokens: MailTokens, subject: Subscription): Promise<string> {
  return tokens.sign({ purpose: PURPOSE, subject: JSON.stringify(subject) }, LIFETIME_SECONDS);
}

/**
 * What a token's link ends, and the person's language, which is undefined of an operator who chose
 * none; undefined where it does not hold.
 */
export async function readSubscription(
  tokens: MailTokens,
  store: Store,
  token: string,
): Promise<{ readonly subject: Subscription; readonly locale: string | undefined } | undefined> {
  const verified = await tokens.verify(token, PURPOSE);
  if (!verified.ok) return undefined;
  const subject = subscription.parse(JSON.parse(verified.claims.subject));
  if ('operator_id' in subject) {
    const found = await readMemberSettings(store, subject, '');
    return found && { subject, locale: found.choice.locale || undefined };
  }
  const [creator] = await store.database
    .select({ locale: creators.locale })
    .from(creators)
    .where(isTheirs(subject));
  return creator && { subject, locale: creator.locale };
}

/** What ends with mails of a category: with the digest all that it could hold. */
const endedWith = (category: CreatorSubscription['category']): Record<string, false> =>
  Object.fromEntries(
    (category === 'digest' ? CHOSEN_CATEGORIES : [category]).map((ended) => [ended, false]),
  );

/**
 * Switches the category or notification off; what the person chose for the others stays.
 * @param defaultLocale the language of an operator who chose none
 */
export async function endSubscription(
  store: Store,
  subject: Subscription,
  defaultLocale: string,
  now: Date,
): Promise<void> {
  if ('operator_id' in subject) return endNotification(store, subject, defaultLocale, now);
  await store.database
    .update(creators)
    .set({
      mail_preferences: sql`${creators.mail_preferences} || ${JSON.stringify(endedWith(subject.category))}::jsonb`,
    })
    .where(isTheirs(subject));
}

async function endNotification(
  store: Store,
  { operator_id, program_uuid, notification }: OperatorSubscription,
  defaultLocale: string,
  now: Date,
): Promise<void> {
  const member = { operator_id, program_uuid };
  await store.transaction(async () => {
    const found = await readMemberSettings(store, member, defaultLocale);
    if (!found) return;
    await writeMemberSettings(store, member, without(found.choice, notification), now);
  });
}

const isTheirs = ({ creator_id, program_uuid }: CreatorSubscription) =>
  and(
    eq(creators.id, creator_id),
    eq(creators.program_uuid, program_uuid),
    ne(creators.status, 'deleted'),
  );

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
import { mails } from '../store/tables/delivery.ts';
import { openingReminders, reminders } from '../store/tables/reminders.ts';
import { readMemberSettings, without, writeMemberSettings } from './notification-settings.ts';

const PURPOSE = 'unsubscribe';
/** Mails are read, and regretted, long after they came. */
const LIFETIME_SECONDS = 2 * 365 * 24 * 60 * 60;

const subscription = z.union([
  z.strictObject({
    program_uuid: z.uuid(),
    creator_id: z.uuid(),
    category: z.enum(MAIL_CATEGORIES).exclude(['account', 'operators', 'openings']),
  }),
  z.strictObject({
    program_uuid: z.uuid(),
    operator_id: z.uuid(),
    notification: z.enum(NOTIFICATIONS),
  }),
  z.strictObject({ program_uuid: z.uuid(), opening_reminder_id: z.uuid() }),
]);

/** Mails of one category to one person. */
interface CreatorSubscription {
  readonly program_uuid: string;
  readonly creator_id: string;
  readonly category: Exclude<MailCategory, 'account' | 'operators' | 'openings'>;
}

/** Mails of one notification to somebody who runs the program. */
interface OperatorSubscription {
  readonly program_uuid: string;
  readonly operator_id: string;
  readonly notification: Notification;
}

/** The wish of somebody without an account to know when something opens. */
interface OpeningSubscription {
  readonly program_uuid: string;
  readonly opening_reminder_id: string;
}

export type Subscription = CreatorSubscription | OperatorSubscription | OpeningSubscription;

/** The token of the link that ends a subscription. */
export function unsubscribeToken(tokens: MailTokens, subject: Subscription): Promise<string> {
  return tokens.sign({ purpose: PURPOSE, subject: JSON.stringify(subject) }, LIFETIME_SECONDS);
}

/**
 * What a token's link ends, and the person's language, which is undefined of an operator who chose
 * none, and of a wish that is gone; undefined where it does not hold.
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
  if ('opening_reminder_id' in subject) {
    const [wish] = await store.database
      .select({ locale: openingReminders.locale })
      .from(openingReminders)
      .where(eq(openingReminders.id, subject.opening_reminder_id));
    // Whoever is gone from the list already is told that they are.
    return { subject, locale: wish?.locale };
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
 * Switches the category or notification off, and removes what was asked for one by one; what the person chose for the others stays.
 * @param defaultLocale the language of an operator who chose none
 */
export async function endSubscription(
  store: Store,
  subject: Subscription,
  defaultLocale: string,
  now: Date,
): Promise<void> {
  if ('operator_id' in subject) return endNotification(store, subject, defaultLocale, now);
  if ('opening_reminder_id' in subject) return forgetOpening(store, subject);
  if (subject.category === 'reminders') return forgetReminders(store, subject);
  await store.database
    .update(creators)
    .set({
      mail_preferences: sql`${creators.mail_preferences} || ${JSON.stringify(endedWith(subject.category))}::jsonb`,
    })
    .where(isTheirs(subject));
}

/** The wish, and mails of it that have not left. */
async function forgetOpening(
  { database }: Store,
  { program_uuid, opening_reminder_id: id }: OpeningSubscription,
): Promise<void> {
  await database.delete(openingReminders).where(eq(openingReminders.id, id));
  await database
    .delete(mails)
    .where(
      and(
        eq(mails.program_uuid, program_uuid),
        eq(mails.category, 'openings'),
        eq(mails.state, 'pending'),
        sql`${mails.params} ->> 'opening_reminder_id' = ${id}`,
      ),
    );
}

/** All of a member's: each was a wish of its own, and there is none beside them. */
async function forgetReminders(
  { database }: Store,
  { program_uuid, creator_id }: CreatorSubscription,
): Promise<void> {
  await database
    .delete(reminders)
    .where(and(eq(reminders.creator_id, creator_id), eq(reminders.program_uuid, program_uuid)));
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

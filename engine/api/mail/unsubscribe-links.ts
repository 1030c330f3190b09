import { and, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { MailTokens } from '../identity/mail-tokens.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { MAIL_CATEGORIES, type MailCategory } from './message-kinds.ts';

const PURPOSE = 'unsubscribe';
/** Mails are read, and regretted, long after they came. */
const LIFETIME_SECONDS = 2 * 365 * 24 * 60 * 60;

const subscription = z.strictObject({
  program_uuid: z.uuid(),
  creator_id: z.uuid(),
  category: z.enum(MAIL_CATEGORIES).exclude(['account']),
});

/** Mails of one category to one person. */
export interface Subscription {
  readonly program_uuid: string;
  readonly creator_id: string;
  readonly category: Exclude<MailCategory, 'account'>;
}

/** The token of the link that ends a subscription. */
export function unsubscribeToken(tokens: MailTokens, subject: Subscription): Promise<string> {
  return tokens.sign({ purpose: PURPOSE, subject: JSON.stringify(subject) }, LIFETIME_SECONDS);
}

/** What a token's link ends, and the person's language; undefined where it does not hold. */
export async function readSubscription(
  tokens: MailTokens,
  { database }: Store,
  token: string,
): Promise<(Subscription & { readonly locale: string }) | undefined> {
  const verified = await tokens.verify(token, PURPOSE);
  if (!verified.ok) return undefined;
  const subject = subscription.parse(JSON.parse(verified.claims.subject));
  const [creator] = await database
    .select({ locale: creators.locale })
    .from(creators)
    .where(isTheirs(subject));
  return creator && { ...subject, locale: creator.locale };
}

/** Switches the category off; what the person chose for the others stays. */
export async function endSubscription({ database }: Store, subject: Subscription): Promise<void> {
  await database
    .update(creators)
    .set({
      mail_preferences: sql`${creators.mail_preferences} || ${JSON.stringify({ [subject.category]: false })}::jsonb`,
    })
    .where(isTheirs(subject));
}

const isTheirs = ({ creator_id, program_uuid }: Subscription) =>
  and(
    eq(creators.id, creator_id),
    eq(creators.program_uuid, program_uuid),
    ne(creators.status, 'deleted'),
  );

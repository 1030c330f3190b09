import type { MailParams } from '../mail/message-kinds.ts';
import { and, asc, count, eq, gt, isNull, lte } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { mails } from '../store/tables/delivery.ts';
import type { Span } from './count-waiting.ts';

/** So many of those whom mails were for are named. */
const NAMED = 10;

/**
 * Mails to creators and guests that were given up then, with some of whom they were for; with the
 * address where all were for one.
 */
export async function readFailedMails(
  { database }: Store,
  program_uuid: string,
  { after, until }: Span,
): Promise<MailParams<'operator_mails_failed'>> {
  const failed = and(
    eq(mails.program_uuid, program_uuid),
    eq(mails.state, 'failed'),
    lte(mails.failed_at, until),
    after && gt(mails.failed_at, after),
    // Of those to operators nobody can be told by mail.
    isNull(mails.operator_id),
  );
  const [counted] = await database.select({ count: count() }).from(mails).where(failed);
  const rows = await database
    .select({ name: creators.display_name, address: mails.address })
    .from(mails)
    .leftJoin(creators, eq(creators.id, mails.creator_id))
    .where(failed)
    .orderBy(asc(mails.failed_at), asc(mails.id))
    .limit(NAMED);
  const people = rows.map(({ name, address }) => (name ? `${name} (${address})` : address));
  const total = counted?.count ?? 0;
  const [address, ...others] = new Set(rows.map((row) => row.address));
  const isOne = address !== undefined && others.length === 0 && total === rows.length;
  return { count: total, people: [...new Set(people)], ...(isOne ? { address } : {}) };
}

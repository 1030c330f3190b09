import { originId } from '../metrics/request-facts.ts';
import { and, eq, inArray } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators, mails } from '../store/tables.ts';
import { createBell } from '../workers/bell.ts';
import { readMailAddress } from './mail-address.ts';
import { type MailMessage, MESSAGE_KINDS, readMessage } from './message-kinds.ts';

export type QueuedMail = MailMessage & {
  readonly program_uuid: string;
  /** The creator whose preferences count; null for people without an account. */
  readonly creator_id: string | null;
  /** The operator whose settings count; absent in mails to anybody else. */
  readonly operator_id?: string;
  readonly address: string;
  readonly locale: string;
  /** Of the notification that says the same on the person's pages. */
  readonly source?: string;
};

/** Rung where mails are written. */
export const mailBell = createBell();

/**
 * Writes a mail into the outbox, within the running transaction: it leaves if, and only if, that is
 * committed.
 * @throws where the address is none or the params do not fit the kind; check addresses before.
 */
export async function enqueueMail(store: Store, mail: QueuedMail): Promise<void> {
  await enqueueMails(store, [mail]);
}

/** The same for several mails, in one statement. @returns their numbers, in the same order */
export async function enqueueMails(
  store: Store,
  queued: readonly QueuedMail[],
): Promise<readonly number[]> {
  if (queued.length === 0) return [];
  const rows = queued.map(mailRow);
  const written = await store.database.insert(mails).values(rows).returning({ id: mails.id });
  mailBell.ring(store);
  return written.map(({ id }) => id);
}

/**
 * A mail as its row; whoever writes it rings `mailBell`.
 * @throws where the address is none or the params do not fit the kind
 */
export function mailRow(mail: QueuedMail) {
  const { program_uuid, creator_id, operator_id = null, locale, source = null } = mail;
  const address = readMailAddress(mail.address);
  if (address === undefined) throw new Error('A mail was to be sent to what is no mail address.');
  const { kind, params } = readMessage(mail.kind, mail.params);
  const { category } = MESSAGE_KINDS[kind];
  return {
    ...{ program_uuid, creator_id, operator_id, address, kind, category, locale, source },
    params: { ...params },
    request_id: originId(),
  };
}

/**
 * Writes mails to the own addresses of creators of one program, in their languages and with their
 * names, in two statements. Only an address that was verified gets mail: others may belong to
 * strangers. What somebody wants no mail of is left out.
 * @returns how many were written
 */
export async function mailCreators(
  store: Store,
  program_uuid: string,
  messages: readonly CreatorMessage[],
): Promise<number> {
  const addressed = await addressMails(store, program_uuid, messages);
  const queued = addressed.filter(({ wanted }) => wanted);
  await enqueueMails(store, queued);
  return queued.length;
}

/** A message, and whom it is for. */
interface CreatorMessage {
  readonly creator_id: string;
  readonly message: MailMessage;
  /** Of the notification that says the same on the person's pages. */
  readonly source?: string;
}

/** A mail as it would be written, and whether the person wants it. */
type AddressedMail = QueuedMail & { readonly wanted: boolean };

/**
 * Messages to creators of one program as they would be mailed: those whose address is not verified
 * are left out. Only read, in one statement.
 */
export async function addressMails(
  store: Store,
  program_uuid: string,
  messages: readonly CreatorMessage[],
): Promise<AddressedMail[]> {
  if (messages.length === 0) return [];
  const found = await store.database
    .select({
      id: creators.id,
      email: creators.email,
      verified: creators.email_verified_at,
      name: creators.display_name,
      locale: creators.locale,
      wishes: creators.mail_preferences,
    })
    .from(creators)
    .where(
      and(
        inArray(creators.id, [...new Set(messages.map(({ creator_id }) => creator_id))]),
        eq(creators.program_uuid, program_uuid),
      ),
    );
  const people = new Map(found.map((creator) => [creator.id, creator]));
  return messages.flatMap((message) => {
    const creator = people.get(message.creator_id);
    return (creator && addressMail(program_uuid, message, creator)) ?? [];
  });
}

/** Whom a mail is for. */
export interface Addressee {
  readonly email: string | null;
  readonly verified: Date | null;
  readonly name: string;
  readonly locale: string;
  readonly wishes: Readonly<Record<string, boolean>>;
}

/** A message as it would be mailed; undefined where the address is not verified. */
export function addressMail(
  program_uuid: string,
  { creator_id, message, source }: CreatorMessage,
  creator: Addressee,
): AddressedMail | undefined {
  if (!creator.email || !creator.verified) return undefined;
  const address = readMailAddress(creator.email);
  if (address === undefined) return undefined;
  const params = { name: creator.name, ...message.params };
  const named = { kind: message.kind, params } as MailMessage;
  const { category } = MESSAGE_KINDS[message.kind];
  const wanted = category === 'account' || creator.wishes[category] !== false;
  return {
    ...{ ...named, program_uuid, creator_id, address, locale: creator.locale, wanted },
    ...(source === undefined ? {} : { source }),
  };
}

/**
 * Removes everything the outbox keeps of a creator, sent or not: for the deletion of an account. The
 * mail that tells of the deletion is enqueued after it, with the address alone.
 */
export async function forgetMails(store: Store, creator_id: string): Promise<void> {
  await store.database.delete(mails).where(eq(mails.creator_id, creator_id));
}

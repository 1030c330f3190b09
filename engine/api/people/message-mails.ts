import type { BodyOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { sendMessage } from '#contract/people/message-endpoints.ts';
import type { MessageObstacle } from '#contract/vocabulary/operator-words.ts';
import { fillMessage, messageLocale } from '#domain/operators/message-text.ts';
import { writeAuditEntries } from '../audit/write-audit.ts';
import { writeNotifications } from '../core/notifications/write-notifications.ts';
import { writePushes } from '../core/notifications/write-pushes.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { readMailAddress } from '../mail/mail-address.ts';
import { enqueueMails } from '../mail/outbox.ts';
import type { Store } from '../store/store.ts';
import type { creators } from '../store/tables/accounts.ts';
import { creatorMessages } from '../store/tables/messages.ts';

type Body = BodyOf<typeof sendMessage>;
type CreatorRow = typeof creators.$inferSelect;

/** A message to one person, who can be mailed. */
export interface Ready {
  readonly recipient: ResponseOf<typeof sendMessage>['recipients'][number];
  readonly address: string;
}

/** Who sends messages, and when. */
export interface Sending {
  readonly program: ApiProgram;
  readonly operator_id: string;
  readonly at: Date;
  readonly request_id: string;
  /** Of a message to all that match, which nobody gets twice. */
  readonly sending_id?: string;
}

/** What somebody would get, or why they get nothing. */
export function prepare(
  program: ApiProgram,
  row: CreatorRow | undefined,
  texts: Body['texts'],
): Ready | MessageObstacle {
  if (!row || row.status === 'deleted') return 'unknown';
  const address = row.email_verified_at && row.email ? readMailAddress(row.email) : undefined;
  if (address === undefined) return 'no_verified_email';
  if (row.mail_preferences.news === false) return 'unsubscribed';
  const locale = messageLocale(row.locale, Object.keys(texts), program.program.locales) ?? '';
  const said = texts[locale];
  if (!said) return 'unknown';
  const values = { name: row.display_name, program: program.localised(locale).title };
  const recipient = {
    ...{ creator_id: row.id, name: row.display_name, locale },
    fallback: locale.split('-')[0] !== row.locale.split('-')[0],
    subject: fillMessage(said.subject, values).slice(0, LONGEST_SUBJECT),
    text: fillMessage(said.text, values).slice(0, LONGEST_TEXT),
  };
  return { recipient, address };
}

/** What a mail takes; names in a text may make it longer than it was written. */
const LONGEST_SUBJECT = 500;
const LONGEST_TEXT = 10_000;

/** Mails messages, and keeps them with each person and in the audit log. In the running transaction. */
export async function deliver(
  store: Store,
  { program, operator_id, at, request_id, sending_id }: Sending,
  ready: readonly Ready[],
): Promise<void> {
  if (ready.length === 0) return;
  const { uuid: program_uuid } = program;
  const mail_ids = await enqueueMails(
    store,
    ready.map(({ recipient, address }) => ({
      ...{ program_uuid, creator_id: recipient.creator_id, address, kind: 'message' as const },
      params: { name: recipient.name, title: recipient.subject, text: recipient.text },
      locale: recipient.locale,
    })),
  );
  const told = ready.map(({ recipient: { creator_id, subject, text } }, place) => ({
    creator_id,
    message: { kind: 'message' as const, params: { title: subject, text } },
    source: `mail:${mail_ids[place]}`,
  }));
  await writeNotifications(store, program_uuid, told);
  await writePushes(store, told);
  await store.database.insert(creatorMessages).values(
    ready.map(({ recipient: { creator_id, subject, text, locale } }, place) => ({
      ...{ program_uuid, creator_id, author_id: operator_id, subject, text, locale },
      ...{ mail_id: mail_ids[place] ?? null, written_at: at, sending_id: sending_id ?? null },
    })),
  );
  await writeAuditEntries(
    store,
    ready.map(({ recipient: { creator_id, locale } }) => ({
      ...{ program_uuid, actor_kind: 'operator', actor_id: operator_id },
      ...{ action: 'message.send', subject_kind: 'creator', subject_id: creator_id },
      details: { locale, ...(sending_id === undefined ? {} : { sending_id }) },
      request_id,
    })),
  );
}

import { and, desc, eq, inArray, lt, ne } from 'drizzle-orm';
import type { BodyOf, QueryOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import type {
  listCreatorMessages,
  sendMessage as sending,
} from '#contract/people/message-endpoints.ts';
import type { MessageObstacle } from '#contract/vocabulary/operator-words.ts';
import { fillMessage, messageLocale } from '#domain/operators/message-text.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { ApiError } from '../http/api-error.ts';
import type { ProgramOperatorCaller } from '../http/caller.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../http/cursor.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { readMailAddress } from '../mail/mail-address.ts';
import { enqueueMails } from '../mail/outbox.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { mails } from '../store/tables/delivery.ts';
import { creatorMessages } from '../store/tables/messages.ts';
import { operators } from '../store/tables/operators.ts';

type Body = BodyOf<typeof sending>;
type Answer = ResponseOf<typeof sending>;
type CreatorRow = typeof creators.$inferSelect;
interface Ready {
  readonly recipient: Answer['recipients'][number];
  readonly address: string;
}

/**
 * Mails a message to creators and keeps it with each of them, or with `dry_run` only says who would
 * get what. Who is written to is read again with the sending, in its transaction.
 */
export async function sendMessage(
  store: Store,
  { program, operator_id }: ProgramOperatorCaller,
  { creator_ids, texts, dry_run = false }: Body,
  { at, request_id }: { readonly at: Date; readonly request_id: string },
): Promise<Answer> {
  return store.transaction(async () => {
    const ids = [...new Set(creator_ids)];
    const rows = await store.database
      .select()
      .from(creators)
      .where(and(eq(creators.program_uuid, program.uuid), inArray(creators.id, ids)));
    const known = new Map(rows.map((row) => [row.id, row]));
    const ready: Ready[] = [];
    const excluded: Answer['excluded'] = [];
    for (const creator_id of ids) {
      const row = known.get(creator_id);
      const found = prepare(program, row, texts);
      if (typeof found === 'string')
        excluded.push({ creator_id, name: row?.display_name ?? null, obstacle: found });
      else ready.push(found);
    }
    if (!dry_run && ready.length > 0) {
      const queued = await enqueueMails(
        store,
        ready.map(({ recipient, address }) => ({
          ...{ program_uuid: program.uuid, creator_id: recipient.creator_id, address },
          kind: 'message' as const,
          params: { name: recipient.name, title: recipient.subject, text: recipient.text },
          locale: recipient.locale,
        })),
      );
      await keep(store, { program, operator_id, at }, ready, queued);
      for (const { recipient } of ready)
        await writeAudit(store, {
          ...{ program_uuid: program.uuid, actor_kind: 'operator', actor_id: operator_id },
          ...{ action: 'message.send', subject_kind: 'creator', subject_id: recipient.creator_id },
          ...{ details: { locale: recipient.locale }, request_id },
        });
    }
    return { dry_run, recipients: ready.map(({ recipient }) => recipient), excluded };
  });
}

/** What somebody would get, or why they get nothing. */
function prepare(
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

async function keep(
  { database }: Store,
  by: { readonly program: ApiProgram; readonly operator_id: string; readonly at: Date },
  ready: readonly Ready[],
  mail_ids: readonly number[],
): Promise<void> {
  await database.insert(creatorMessages).values(
    ready.map(({ recipient: { creator_id, subject, text, locale } }, place) => ({
      ...{ program_uuid: by.program.uuid, creator_id, author_id: by.operator_id },
      ...{ mail_id: mail_ids[place] ?? null, subject, text, locale, written_at: by.at },
    })),
  );
}

/** A page of what operators wrote to a person, newest first. @throws ApiError CREATOR_UNKNOWN */
export async function readMessagesPage(
  { database }: Store,
  program_uuid: string,
  creator_id: string,
  { cursor, limit = PAGE_SIZE }: Omit<QueryOf<typeof listCreatorMessages>, 'uuid'>,
): Promise<ResponseOf<typeof listCreatorMessages>> {
  const before = cursor === undefined ? undefined : readCursor(cursor, ['number'])[0];
  const [creator] = await database
    .select({ id: creators.id })
    .from(creators)
    .where(
      and(
        eq(creators.id, creator_id),
        eq(creators.program_uuid, program_uuid),
        ne(creators.status, 'deleted'),
      ),
    );
  if (!creator) throw new ApiError('CREATOR_UNKNOWN');
  const rows = await database
    .select({
      row: creatorMessages,
      name: operators.name,
      email: operators.email,
      mail: mails.state,
    })
    .from(creatorMessages)
    .leftJoin(operators, eq(operators.id, creatorMessages.author_id))
    .leftJoin(mails, eq(mails.id, creatorMessages.mail_id))
    .where(
      and(
        eq(creatorMessages.creator_id, creator_id),
        before === undefined ? undefined : lt(creatorMessages.id, before),
      ),
    )
    .orderBy(desc(creatorMessages.id))
    .limit(limit + 1);
  const page = cutPage(rows, limit, ({ row }) => [row.id]);
  return {
    items: page.rows.map(
      ({ row: { id, subject, text, locale, author_id, written_at }, ...by }) => ({
        ...{ id, subject, text, locale },
        author: author_id === null ? null : { id: author_id, name: by.name ?? by.email ?? '' },
        written_at: written_at.toISOString(),
        state: by.mail,
      }),
    ),
    next_cursor: page.next_cursor,
  };
}

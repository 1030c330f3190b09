import type { BodyOf, QueryOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import type {
  listCreatorMessages,
  sendMessage as sending,
} from '#contract/people/message-endpoints.ts';
import { ApiError } from '../http/api-error.ts';
import type { ProgramOperatorCaller } from '../http/caller.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../http/cursor.ts';
import { and, desc, eq, inArray, lt, ne } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { mails } from '../store/tables/delivery.ts';
import { creatorMessages } from '../store/tables/messages.ts';
import { operators } from '../store/tables/operators.ts';
import { deliver, prepare, type Ready } from './message-mails.ts';

type Body = BodyOf<typeof sending>;
type Answer = ResponseOf<typeof sending>;

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
    if (!dry_run) await deliver(store, { program, operator_id, at, request_id }, ready);
    return { dry_run, recipients: ready.map(({ recipient }) => recipient), excluded };
  });
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

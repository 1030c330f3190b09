import { and, desc, eq, ilike, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { writeAudit } from '../audit/write-audit.ts';
import { ApiError } from '../http/api-error.ts';
import { cutPage, PAGE_SIZE } from '../http/cursor.ts';
import { exactMoment, momentCursor } from '../http/moment-cursor.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { ApiServices } from '../http/services.ts';
import { summarise } from '../reviews/creator-summaries.ts';
import { containing } from '../store/containing.ts';
import type { Store } from '../store/store.ts';
import { creators, identityLinks } from '../store/tables/accounts.ts';
import { sessions } from '../store/tables/sessions.ts';

interface CreatorsQuery {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
  readonly search?: string | undefined;
  readonly member?: boolean | undefined;
}

/** A page of a program's creators, newest first. */
export async function readCreatorsPage(
  store: Store,
  program: ApiProgram,
  { cursor, limit = PAGE_SIZE, search, member }: CreatorsQuery,
) {
  const { id, created_at, member_since } = creators;
  const found = await store.database
    .select({ row: creators, created: exactMoment(created_at) })
    .from(creators)
    .where(
      and(
        eq(creators.program_uuid, program.uuid),
        search === undefined ? undefined : matches(search),
        member === undefined ? undefined : member ? isNotNull(member_since) : isNull(member_since),
        cursor === undefined
          ? undefined
          : sql`(${created_at}, ${id}) < ${momentCursor(cursor, 'uuid')}`,
      ),
    )
    .orderBy(desc(created_at), desc(id))
    .limit(limit + 1);
  const page = cutPage(found, limit, ({ row, created }) => [created, row.id]);
  const rows = page.rows.map(({ row }) => row);
  const summaries = await summarise(store, program, rows);
  return {
    items: rows.flatMap((row) => {
      const summary = summaries.get(row.id);
      if (!summary) return [];
      const { status } = row;
      return {
        ...summary,
        status,
        member_since: row.member_since?.toISOString() ?? null,
        created_at: row.created_at.toISOString(),
      };
    }),
    next_cursor: page.next_cursor,
  };
}

/** In the name, the address, and the names of linked accounts. */
function matches(search: string): SQL | undefined {
  const pattern = containing(search);
  return or(
    ilike(creators.display_name, pattern),
    ilike(creators.email, pattern),
    sql`exists (select 1 from ${identityLinks} where ${identityLinks.creator_id} = ${creators.id} and ${identityLinks.name} ilike ${pattern})`,
  );
}

interface StatusChange {
  readonly program_uuid: string;
  readonly creator_id: string;
  readonly status: 'active' | 'suspended';
  readonly note: string;
  readonly operator_id: string;
  readonly request_id: string;
}

/** Suspends a creator and ends every session, or lifts the suspension. */
export async function setCreatorStatus(services: ApiServices, change: StatusChange): Promise<void> {
  const { store } = services;
  const { program_uuid, creator_id, status, note } = change;
  const at = services.now();
  await store.transaction(async () => {
    const { database } = store;
    const [creator] = await database
      .update(creators)
      .set({ status, updated_at: at })
      .where(
        and(
          eq(creators.id, creator_id),
          eq(creators.program_uuid, program_uuid),
          ne(creators.status, 'deleted'),
        ),
      )
      .returning({ id: creators.id });
    if (!creator) throw new ApiError('CREATOR_UNKNOWN');
    if (status === 'suspended')
      await database
        .update(sessions)
        .set({ revoked_at: at, revoked_reason: 'operator' })
        .where(and(eq(sessions.creator_id, creator_id), isNull(sessions.revoked_at)));
    await writeAudit(store, {
      program_uuid,
      actor_kind: 'operator',
      actor_id: change.operator_id,
      action: status === 'suspended' ? 'creator.suspend' : 'creator.reinstate',
      subject_kind: 'creator',
      subject_id: creator_id,
      details: { note },
      request_id: change.request_id,
    });
    store.afterCommit(() => services.sessions.forgetAll());
  });
}

import type { NoteSubject } from '#contract/vocabulary/operator-words.ts';
import { and, eq, ne, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { rewardRedemptions } from '../store/tables/ledger.ts';
import { activationRequests, appeals, applications, contents } from '../store/tables/pipelines.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NUMBER = /^[1-9]\d{0,15}$/;

export const isUuid = (text: string): boolean => UUID.test(text);

/** What a note is about. */
export interface Subject {
  readonly kind: NoteSubject;
  /** As it is kept: a uuid in lower case, or a number. */
  readonly id: string;
  /** Whom it is of; null for what a guest handed in. */
  readonly creator_id: string | null;
}

/** Where each kind stands, and what names whose it is. */
const KINDS = {
  application: { table: applications, holder: applications.creator_id, ids: UUID },
  activation_request: {
    table: activationRequests,
    holder: activationRequests.creator_id,
    ids: NUMBER,
  },
  content: { table: contents, holder: contents.creator_id, ids: NUMBER },
  appeal: { table: appeals, holder: appeals.creator_id, ids: NUMBER },
  redemption: { table: rewardRedemptions, holder: rewardRedemptions.creator_id, ids: NUMBER },
  creator: { table: creators, holder: creators.id, ids: UUID },
} as const;

/**
 * An item or a person of a program; undefined where there is none, or whose it was is deleted.
 * `hold` keeps it as it is until the running transaction ends: whoever deletes the person waits,
 * and then finds what was written meanwhile.
 */
export async function findSubject(
  { database }: Store,
  program_uuid: string,
  kind: NoteSubject,
  id: string,
  hold: 'hold' | 'look',
): Promise<Subject | undefined> {
  const { table, holder, ids } = KINDS[kind];
  if (!ids.test(id)) return undefined;
  const type = ids === UUID ? sql`uuid` : sql`bigint`;
  const { rows } = await database.execute<{ creator_id: string | null }>(sql`
    select ${holder} as creator_id from ${table}
    where ${table.id} = ${id}::${type} and ${table.program_uuid} = ${program_uuid}
    ${hold === 'hold' ? sql`for share` : sql``}`);
  const [found] = rows;
  if (!found) return undefined;
  const { creator_id } = found;
  // Asked after the item is held: what was deleted meanwhile is seen.
  if (creator_id !== null && !(await isKept(database, creator_id))) return undefined;
  return { kind, id: id.toLowerCase(), creator_id };
}

async function isKept(database: Store['database'], creator_id: string): Promise<boolean> {
  const kept = and(eq(creators.id, creator_id), ne(creators.status, 'deleted'));
  return (await database.$count(creators, kept)) > 0;
}

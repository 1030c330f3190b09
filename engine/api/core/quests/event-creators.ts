import type { ApiProgram } from '../../http/program-directory.ts';
import { arrayOf } from '../../store/array-of.ts';
import { and, asc, eq, ne, sql } from '../../store/drizzle.ts';
import { presentStatus } from '../../store/present-status.ts';
import type { Store } from '../../store/store.ts';
import { agreementAcceptances, creators } from '../../store/tables/accounts.ts';

export interface EventCreator {
  readonly id: string;
  /** In the program, and neither suspended nor deleted. */
  readonly member: boolean;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Finds the creators that events name (an id, or `provider:subject` of a linked account) and locks
 * them, in the order of their ids, until the running transaction ends.
 * @returns those there are, by the name that was given
 */
export async function lockEventCreators(
  store: Store,
  program_uuid: string,
  names: ReadonlySet<string>,
): Promise<ReadonlyMap<string, EventCreator>> {
  const linked = await readLinked(
    store,
    program_uuid,
    [...names].filter((name) => !UUID.test(name)),
  );
  const idOf = (name: string) => (UUID.test(name) ? name.toLowerCase() : linked.get(name));
  const ids = [...new Set([...names].flatMap((name) => idOf(name) ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await store.database
    .select({ id: creators.id, status: presentStatus, member_since: creators.member_since })
    .from(creators)
    .where(
      and(
        eq(creators.program_uuid, program_uuid),
        sql`${creators.id} = any(${arrayOf(ids)}::uuid[])`,
        ne(creators.status, 'deleted'),
      ),
    )
    .orderBy(asc(creators.id))
    .for('no key update');
  const found = new Map(
    rows.map(({ id, status, member_since }) => [
      id,
      { id, member: status === 'active' && member_since !== null },
    ]),
  );
  return new Map(
    [...names].flatMap((name): [string, EventCreator][] => {
      const creator = found.get(idOf(name) ?? '');
      return creator ? [[name, creator]] : [];
    }),
  );
}

/** Ids of creators by `provider:subject`. */
async function readLinked(
  { database }: Store,
  program_uuid: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const accounts = names.flatMap((name) => {
    const colon = name.indexOf(':');
    if (colon < 1) return [];
    return [{ name, provider: name.slice(0, colon), subject: name.slice(colon + 1) }];
  });
  if (accounts.length === 0) return new Map();
  const { rows } = await database.execute<{ name: string; creator_id: string }>(sql`
    select account.name, link.creator_id
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb)
      as account(name text, provider text, subject text)
    join identity_links link on link.program_uuid = ${program_uuid}
      and link.provider = account.provider and link.subject = account.subject`);
  return new Map(rows.map(({ name, creator_id }) => [name, creator_id]));
}

/** Which agreements each creator has accepted in the version that the program asks for. */
export async function readAgreements(
  { database }: Store,
  program: Pick<ApiProgram, 'agreementVersions'>,
  creatorIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const accepted = new Map<string, Set<string>>();
  if (creatorIds.length === 0) return accepted;
  const rows = await database
    .select({
      creator_id: agreementAcceptances.creator_id,
      agreement: agreementAcceptances.agreement,
      version: agreementAcceptances.version,
    })
    .from(agreementAcceptances)
    .where(sql`${agreementAcceptances.creator_id} = any(${arrayOf(creatorIds)}::uuid[])`);
  for (const { creator_id, agreement, version } of rows) {
    if (program.agreementVersions[agreement] !== version) continue;
    const known = accepted.get(creator_id) ?? new Set();
    accepted.set(creator_id, known.add(agreement));
  }
  return accepted;
}

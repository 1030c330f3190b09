import type { Answers } from '#contract/endpoints/fields.ts';
import type { Person } from '#contract/people/person.ts';
import { isApproved } from '#domain/applications/approved-country.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { readBalances } from '../core/ledger/read-balances.ts';
import { presentCreatorStatus, STATUS_COLUMNS } from '../core/people/creator-status.ts';
import { presentNote, selectNotes } from '../core/people/operator-notes.ts';
import { readTagsOf } from '../core/people/read-tags.ts';
import { profileAddress } from '../core/profiles/profile-address.ts';
import { readQuestBook } from '../core/quests/quest-book.ts';
import { ApiError } from '../http/api-error.ts';
import type { ProgramOperatorCaller } from '../http/caller.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { and, asc, desc, eq, getTableColumns } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { agreementAcceptances, creators, identityLinks } from '../store/tables/accounts.ts';
import { creatorProfiles } from '../store/tables/creator-profiles.ts';
import { operatorNotes } from '../store/tables/people.ts';
import { LATEST, readItems, withCount } from './person-items.ts';
import { readPersonEnrolments, readPersonMails, readPersonSessions } from './person-records.ts';

const moment = (at: Date | null) => at?.toISOString() ?? null;

/**
 * Everything about one person, also of one who was deleted: then what the ledger keeps.
 * @throws ApiError CREATOR_UNKNOWN
 */
export async function readPerson(
  store: Store,
  caller: ProgramOperatorCaller,
  creator_id: string,
  locale: string,
): Promise<Person> {
  const { program } = caller;
  const profile = await readProfile(store, program, creator_id);
  const { activations } = await readQuestBook(store, program.uuid);
  const titleOf = (id: number) => pickText(activations.get(id)?.title ?? {}, locale);
  const asked = { creator_id, locale, titleOf };
  const [links, shown, agreements, tags, balances, notes, items, enrolments, mails, sessions] =
    await Promise.all([
      readLinks(store, creator_id),
      readProfileOf(store, program, creator_id),
      readAcceptances(store, program, creator_id),
      readTagsOf(store, creator_id),
      readBalances(store, creator_id),
      readNotes(store, caller, creator_id),
      readItems(store, asked),
      readPersonEnrolments(store, asked),
      readPersonMails(store, asked),
      readPersonSessions(store, asked),
    ]);
  return {
    ...profile,
    links,
    profile: shown,
    agreements,
    tags,
    point_balances: balances.map((balance) => ({
      ...balance,
      title: titleOf(balance.activation_id),
    })),
    notes,
    ...items,
    enrolments,
    mails,
    sessions,
  };
}

async function readProfile({ database }: Store, { uuid, program }: ApiProgram, id: string) {
  const [row] = await database
    .select({ ...getTableColumns(creators), ...STATUS_COLUMNS })
    .from(creators)
    .where(and(eq(creators.id, id), eq(creators.program_uuid, uuid)));
  if (!row) throw new ApiError('CREATOR_UNKNOWN');
  const { display_name, email, picture_url, country, locale, name_taken_down } = row;
  return {
    ...{ id, display_name, email, picture_url, country, locale, name_taken_down },
    country_approved: isApproved(program, country),
    status: presentCreatorStatus(row),
    created_at: row.created_at.toISOString(),
    member_since: moment(row.member_since),
    email_verified: row.email_verified_at !== null,
    custom_fields: row.custom_fields as Answers,
  };
}

async function readProfileOf(
  { database }: Store,
  program: ApiProgram,
  creator_id: string,
): Promise<Person['profile']> {
  const [row] = await database
    .select()
    .from(creatorProfiles)
    .where(eq(creatorProfiles.creator_id, creator_id));
  if (!row) return null;
  const { handle, shown, taken_down } = row;
  return { address: handle === null ? null : profileAddress(program, handle), shown, taken_down };
}

async function readNotes(
  store: Store,
  { operator_id }: ProgramOperatorCaller,
  creator_id: string,
): Promise<Person['notes']> {
  const rows = await selectNotes(store)
    .where(eq(operatorNotes.creator_id, creator_id))
    .orderBy(desc(operatorNotes.id))
    .limit(LATEST);
  const items = rows.map((row) => presentNote(row, operator_id));
  return withCount(store, operatorNotes, creator_id, items);
}

async function readLinks({ database }: Store, creator_id: string): Promise<Person['links']> {
  const rows = await database
    .select()
    .from(identityLinks)
    .where(eq(identityLinks.creator_id, creator_id))
    .orderBy(asc(identityLinks.linked_at), asc(identityLinks.id));
  return rows.map(({ provider, name, picture_url, statistics, statistics_at, linked_at }) => ({
    ...{ provider, name, picture_url, statistics },
    statistics_at: moment(statistics_at),
    linked_at: linked_at.toISOString(),
  }));
}

async function readAcceptances(
  { database }: Store,
  { agreementVersions }: ApiProgram,
  creator_id: string,
): Promise<Person['agreements']> {
  const rows = await database
    .select()
    .from(agreementAcceptances)
    .where(eq(agreementAcceptances.creator_id, creator_id))
    .orderBy(asc(agreementAcceptances.accepted_at), asc(agreementAcceptances.agreement));
  return rows.map(({ agreement, version, accepted_at }) => ({
    ...{ agreement, version, accepted_at: accepted_at.toISOString() },
    current: agreementVersions[agreement] === version,
  }));
}

import type { PersonExport } from '#contract/account/operator-endpoints.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { readCreatorStatus } from '../core/people/creator-status.ts';
import { presentNote, selectNotes } from '../core/people/operator-notes.ts';
import { readTagsOf } from '../core/people/read-tags.ts';
import type { ApiServices } from '../http/services.ts';
import { asc, eq } from '../store/drizzle.ts';
import { operatorNotes } from '../store/tables/people.ts';
import { exportAccount } from './export-account.ts';
import { lockPerson, type Whose } from './read-self.ts';

/** Which operator acts for a person, and in which call. */
export interface OnBehalf {
  readonly operator_id: string;
  readonly request_id: string;
}

/**
 * What a person can export themselves, and what operators keep of them for each other: notes, tags
 * and why they were suspended. Those are personal data as well, and for the program to hand out or
 * to withhold: the person's own export has none of them. A saved address stays sealed. No mail is sent, as the one that there is
 * says that the person did it.
 * @throws ApiError CREATOR_UNKNOWN
 */
export async function exportPerson(
  services: ApiServices,
  whose: Whose,
  { operator_id, request_id }: OnBehalf,
): Promise<PersonExport> {
  const { store } = services;
  return store.transaction(async () => {
    const { id, program_uuid } = await lockPerson(store, whose);
    await writeAudit(store, {
      program_uuid,
      actor_kind: 'operator',
      actor_id: operator_id,
      action: 'account.export',
      subject_kind: 'creator',
      subject_id: id,
      request_id,
    });
    const notes = await selectNotes(store)
      .where(eq(operatorNotes.creator_id, id))
      .orderBy(asc(operatorNotes.id));
    return {
      ...(await exportAccount(services, whose, 'operator')),
      operator_notes: notes.map((note) => presentNote(note, operator_id)),
      tags: await readTagsOf(store, id),
      status: await readCreatorStatus(store, id),
    };
  });
}

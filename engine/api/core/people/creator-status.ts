import type { Person } from '#contract/people/person.ts';
import { eq } from '../../store/drizzle.ts';
import { presentStatus } from '../../store/present-status.ts';
import type { Store } from '../../store/store.ts';
import { creators } from '../../store/tables/accounts.ts';

type Columns = Pick<
  typeof creators.$inferSelect,
  'status' | 'status_note' | 'status_since' | 'suspended_until'
>;

/** A creator's status with why and since when; one that is over says what it was. */
export const STATUS_COLUMNS = {
  status: presentStatus,
  status_note: creators.status_note,
  status_since: creators.status_since,
  suspended_until: creators.suspended_until,
} as const;

export const presentCreatorStatus = (row: Columns): Person['status'] => ({
  status: row.status,
  note: row.status_note,
  since: row.status_since?.toISOString() ?? null,
  until: row.suspended_until?.toISOString() ?? null,
});

/** The status of a creator that there is. */
export async function readCreatorStatus(
  { database }: Store,
  id: string,
): Promise<Person['status']> {
  const [row] = await database.select(STATUS_COLUMNS).from(creators).where(eq(creators.id, id));
  if (!row) throw new Error('The status of a creator was asked for who has no row.');
  return presentCreatorStatus(row);
}

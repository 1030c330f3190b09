import { and, eq, sql } from '../../store/drizzle.ts';
import { presentStatus } from '../../store/present-status.ts';
import type { Store } from '../../store/store.ts';
import { creators } from '../../store/tables/accounts.ts';

/**
 * Locks a creator until the running transaction ends. Whatever changes what a creator has earned
 * (events, claims, redemptions, adjustments) takes this lock first, so that those changes happen
 * one after another and never wait for each other in a circle.
 * @returns undefined where there is no such creator in the program
 */
export async function lockCreator(
  { database }: Store,
  program_uuid: string,
  creator_id: string,
): Promise<{ readonly member: boolean } | undefined> {
  const [creator] = await database
    .select({ status: presentStatus, member_since: creators.member_since })
    .from(creators)
    .where(and(eq(creators.program_uuid, program_uuid), eq(creators.id, creator_id)))
    .orderBy(sql`${creators.id}`)
    .for('no key update');
  if (!creator || creator.status === 'deleted') return undefined;
  return { member: creator.status === 'active' && creator.member_since !== null };
}

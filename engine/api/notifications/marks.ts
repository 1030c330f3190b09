import { and, eq, inArray } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { notificationMarks } from '../store/tables/notifications.ts';
import type { Mark, ToldMember } from './members.ts';

/** Keeps what a member was told of a subject. */
export async function writeMark(
  { database }: Store,
  { operator_id, program }: ToldMember,
  subject: string,
  values: Pick<Mark, 'looked_at'> & Partial<Pick<Mark, 'told_up_to' | 'told_at'>>,
): Promise<void> {
  await database
    .insert(notificationMarks)
    .values({ operator_id, program_uuid: program.uuid, subject, ...values })
    .onConflictDoUpdate({
      target: [
        notificationMarks.operator_id,
        notificationMarks.program_uuid,
        notificationMarks.subject,
      ],
      set: values,
    });
}

/** Forgets what a member was told: where it happens again, it is told again. */
export async function deleteMarks(
  { database }: Store,
  { operator_id, program }: ToldMember,
  subjects: readonly string[],
): Promise<void> {
  if (subjects.length === 0) return;
  await database
    .delete(notificationMarks)
    .where(
      and(
        eq(notificationMarks.operator_id, operator_id),
        eq(notificationMarks.program_uuid, program.uuid),
        inArray(notificationMarks.subject, [...subjects]),
      ),
    );
}

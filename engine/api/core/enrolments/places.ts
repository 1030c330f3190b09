import { and, eq, isNull, lt, or, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { activations } from '../../store/tables/activations.ts';

/**
 * Takes a place in an activation, in the running transaction; others that want one wait for it to
 * end. @returns false where all are taken
 */
export async function takePlace(
  { database }: Store,
  programUuid: string,
  activationId: number,
): Promise<boolean> {
  const taken = await database
    .update(activations)
    .set({ enrolments: sql`${activations.enrolments} + 1` })
    .where(
      and(
        eq(activations.program_uuid, programUuid),
        eq(activations.id, activationId),
        or(
          isNull(activations.enrolment_limit),
          lt(activations.enrolments, activations.enrolment_limit),
        ),
      ),
    )
    .returning({ id: activations.id });
  return taken.length > 0;
}

/**
 * Takes as many places as are left, up to `wanted`, in the running transaction.
 * @returns how many were taken
 */
export async function takePlaces(
  { database }: Store,
  programUuid: string,
  activationId: number,
  wanted: number,
): Promise<number> {
  const own = and(eq(activations.program_uuid, programUuid), eq(activations.id, activationId));
  const [found] = await database
    .select({ limit: activations.enrolment_limit, taken: activations.enrolments })
    .from(activations)
    .where(own)
    .for('update');
  if (!found) return 0;
  const places = Math.max(0, Math.min(wanted, (found.limit ?? Infinity) - found.taken));
  if (places > 0)
    await database
      .update(activations)
      .set({ enrolments: found.taken + places })
      .where(own);
  return places;
}

/** Gives places back. */
export async function releasePlaces(
  { database }: Store,
  programUuid: string,
  activationId: number,
  places = 1,
): Promise<void> {
  await database
    .update(activations)
    .set({ enrolments: sql`greatest(0, ${activations.enrolments} - ${places}::int)` })
    .where(and(eq(activations.program_uuid, programUuid), eq(activations.id, activationId)));
}

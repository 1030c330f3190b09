import { and, eq, isNull } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { operatorTokens } from '../../store/tables/operator-tokens.ts';

/**
 * Ends the access tokens of an operator, in the running transaction: what called for them does so no
 * longer, also should they be given a role again.
 * @param program_uuid those of one program; absent: of all
 */
export async function endOperatorTokens(
  { database }: Store,
  operator_id: string,
  at: Date,
  program_uuid?: string,
): Promise<void> {
  await database
    .update(operatorTokens)
    .set({ ended_at: at })
    .where(
      and(
        eq(operatorTokens.operator_id, operator_id),
        program_uuid === undefined ? undefined : eq(operatorTokens.program_uuid, program_uuid),
        isNull(operatorTokens.ended_at),
      ),
    );
}

import type { DECISION_ENDPOINTS } from '#contract/reviews/decision-endpoints.ts';
import type { HeldDecision } from '#contract/shapes/held-decision.ts';
import { type HeldRow, operatorName, presentWaiting } from '../core/reviews/held-rows.ts';
import type { Handlers } from '../http/call.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../http/cursor.ts';
import type { ApiServices } from '../http/services.ts';
import { and, desc, eq, lt } from '../store/drizzle.ts';
import { heldDecisions } from '../store/tables/held-decisions.ts';
import { operators } from '../store/tables/operators.ts';
import { undoDecisions, undoOwnDecisions } from './undo-decisions.ts';

/** What operators see of decisions that wait, and how they take them back. */
export function decisionHandlers(services: ApiServices): Handlers<typeof DECISION_ENDPOINTS> {
  const { database } = services.store;
  return {
    undoDecisions: (call) => undoDecisions(services, call),
    undoOwnDecisions: (call) => undoOwnDecisions(services, call),
    listDecisions: async ({ caller, query }) => {
      const { cursor, limit = PAGE_SIZE, state } = query;
      const rows = await database
        .select({ row: heldDecisions, operator_name: operatorName })
        .from(heldDecisions)
        .leftJoin(operators, eq(operators.id, heldDecisions.operator_id))
        .where(
          and(
            eq(heldDecisions.program_uuid, caller.program.uuid),
            state && eq(heldDecisions.state, state),
            cursor === undefined
              ? undefined
              : lt(heldDecisions.id, readCursor(cursor, ['number'])[0]),
          ),
        )
        .orderBy(desc(heldDecisions.id))
        .limit(limit + 1);
      const page = cutPage(rows, limit, ({ row }) => [row.id]);
      return {
        items: page.rows.map(({ row, operator_name }) => presentHeld(row, operator_name)),
        next_cursor: page.next_cursor,
      };
    },
  };
}

function presentHeld(row: HeldRow, operator_name: string | null): HeldDecision {
  const { subject_kind, subject_id, revision, note, operator_id, state, refusal_code } = row;
  return {
    ...presentWaiting(row, operator_name),
    ...{ subject_kind, subject_id, revision, note, operator_id, state, refusal_code },
    settled_at: row.settled_at?.toISOString() ?? null,
  };
}

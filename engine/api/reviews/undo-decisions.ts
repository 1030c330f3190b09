import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type {
  undoDecisions as endpoint,
  undoOwnDecisions as ownEndpoint,
} from '#contract/reviews/decision-endpoints.ts';
import { writeAuditEntries } from '../audit/write-audit.ts';
import { type HeldRow, settleHeld } from '../core/reviews/held-rows.ts';
import type { Call } from '../http/call.ts';
import type { ProgramOperatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { and, asc, count, eq, inArray } from '../store/drizzle.ts';
import { heldDecisions } from '../store/tables/held-decisions.ts';

type UndoServices = Pick<ApiServices, 'store' | 'now'>;

/** Decisions that one call takes back at most. */
const AT_ONCE = 1_000;

/**
 * Takes back the decisions that wait. One that is being carried out is waited for, and is too late
 * then.
 */
export async function undoDecisions(
  services: UndoServices,
  { caller, body, request }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const program_uuid = caller.program.uuid;
  const { store } = services;
  return store.transaction(async () => {
    const found = await store.database
      .select()
      .from(heldDecisions)
      .where(and(eq(heldDecisions.program_uuid, program_uuid), inArray(heldDecisions.id, body.ids)))
      .orderBy(asc(heldDecisions.id))
      .for('update');
    await takeBack(
      services,
      caller,
      request.id,
      found.filter(({ state }) => state === 'waiting'),
    );
    return { results: tell(body.ids, found) };
  });
}

/** Takes back what the caller decided and still waits, what is due first first. */
export async function undoOwnDecisions(
  services: UndoServices,
  { caller, request }: Call<typeof ownEndpoint>,
): Promise<ResponseOf<typeof ownEndpoint>> {
  const { store } = services;
  return store.transaction(async () => {
    const own = and(
      eq(heldDecisions.program_uuid, caller.program.uuid),
      eq(heldDecisions.operator_id, caller.operator_id),
      eq(heldDecisions.state, 'waiting'),
    );
    const found = await store.database
      .select()
      .from(heldDecisions)
      .where(own)
      .orderBy(asc(heldDecisions.id))
      .limit(AT_ONCE)
      .for('update');
    await takeBack(services, caller, request.id, found);
    const [rest] = await store.database
      .select({ remaining: count() })
      .from(heldDecisions)
      .where(own);
    return { undone: found.length, remaining: rest?.remaining ?? 0 };
  });
}

/** Settles decisions that wait and are locked, with their audit. */
async function takeBack(
  { store, now }: UndoServices,
  { program, operator_id }: ProgramOperatorCaller,
  request_id: string,
  waiting: readonly HeldRow[],
): Promise<void> {
  const ids = waiting.map(({ id }) => id);
  await settleHeld(store, ids, { state: 'undone', settled_at: now() });
  await writeAuditEntries(
    store,
    waiting.map(({ id, subject_kind, subject_id, decision, operator_id: decided_by }) => ({
      ...{ program_uuid: program.uuid, actor_kind: 'operator', actor_id: operator_id },
      ...{ action: `${subject_kind}.undo_decision`, subject_kind, subject_id },
      details: { decision, decision_id: id, decided_by },
      request_id,
    })),
  );
}

function tell(ids: readonly number[], found: readonly HeldRow[]) {
  const before = new Map(found.map(({ id, state }) => [id, state]));
  return ids.map((id) => {
    const state = before.get(id);
    if (state === undefined) return { id, result: 'unknown' as const, state: null };
    if (state !== 'waiting') return { id, result: 'too_late' as const, state };
    return { id, result: 'undone' as const, state: 'undone' as const };
  });
}

import type { WaitingDecision } from '#contract/shapes/held-decision.ts';
import { and, asc, eq, inArray, isNotNull, lt, lte, or, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { heldDecisions } from '../../store/tables/held-decisions.ts';
import { operators } from '../../store/tables/operators.ts';
import type { SubjectKind } from './timelines.ts';

export type HeldRow = typeof heldDecisions.$inferSelect;

/** How long it is told what became of a decision; the audit log and the timelines keep it. */
const KEPT_DAYS = 7;

/** What waiting decisions are on: ids by kind. */
export type SubjectIds = Partial<Readonly<Record<SubjectKind, readonly (string | number)[]>>>;

/** The key of a subject in maps of several kinds. */
export const subjectKey = (kind: SubjectKind, id: string | number) => `${kind} ${id}`;

/** How an operator is named to others. */
export const operatorName = sql<string | null>`coalesce(${operators.name}, ${operators.email})`;

/** The decisions that wait on these, by `subjectKey`, in one query. */
export async function readWaiting(
  { database }: Store,
  subjects: SubjectIds,
): Promise<ReadonlyMap<string, WaitingDecision>> {
  const asked = (Object.keys(subjects) as SubjectKind[]).flatMap((kind) => {
    const ids = [...new Set(subjects[kind]?.map(String))];
    if (ids.length === 0) return [];
    return [and(eq(heldDecisions.subject_kind, kind), inArray(heldDecisions.subject_id, ids))];
  });
  if (asked.length === 0) return new Map();
  const rows = await database
    .select({ row: heldDecisions, operator_name: operatorName })
    .from(heldDecisions)
    .leftJoin(operators, eq(operators.id, heldDecisions.operator_id))
    .where(and(eq(heldDecisions.state, 'waiting'), or(...asked)));
  return new Map(
    rows.map(({ row, operator_name }) => [
      subjectKey(row.subject_kind, row.subject_id),
      presentWaiting(row, operator_name),
    ]),
  );
}

export function presentWaiting(row: HeldRow, operator_name: string | null): WaitingDecision {
  const { id, decision, reason_code, decided_at, due_at } = row;
  return {
    ...{ id, decision, reason_code, operator_name },
    decided_at: decided_at.toISOString(),
    due_at: due_at.toISOString(),
  };
}

/**
 * Locks the decisions that are due longest until the running transaction ends; those that another
 * instance is at are left to it.
 */
export async function lockDue(
  { database }: Store,
  now: Date,
  limit: number,
): Promise<readonly HeldRow[]> {
  return database
    .select()
    .from(heldDecisions)
    .where(and(eq(heldDecisions.state, 'waiting'), lte(heldDecisions.due_at, now)))
    .orderBy(asc(heldDecisions.due_at), asc(heldDecisions.id))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** When the next decision is due; undefined where none waits. */
export async function nextDue({ database }: Store): Promise<Date | undefined> {
  const [next] = await database
    .select({ due_at: heldDecisions.due_at })
    .from(heldDecisions)
    .where(eq(heldDecisions.state, 'waiting'))
    .orderBy(asc(heldDecisions.due_at), asc(heldDecisions.id))
    .limit(1);
  return next?.due_at;
}

/** What became of decisions that waited; the caller has locked them. */
export async function settleHeld(
  { database }: Store,
  ids: readonly number[],
  settled: Pick<HeldRow, 'state' | 'settled_at'> & { readonly refusal_code?: string },
): Promise<void> {
  if (ids.length === 0) return;
  await database
    .update(heldDecisions)
    .set(settled)
    .where(inArray(heldDecisions.id, [...ids]));
}

/** Removes what became of decisions that were settled long ago. */
export async function forgetHeldDecisions({ database }: Store, now: Date): Promise<void> {
  const old = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await database
    .delete(heldDecisions)
    .where(and(isNotNull(heldDecisions.settled_at), lt(heldDecisions.settled_at, old)));
}

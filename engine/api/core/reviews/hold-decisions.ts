import { writeAuditEntries } from '../../audit/write-audit.ts';
import { heldDecisions } from '../../store/tables/held-decisions.ts';
import { createBell } from '../../workers/bell.ts';
import { checkEach, foreseeEach, type ItemOutcome, type ItemResult } from './decide-many.ts';
import {
  type DecidedKind,
  type DecisionContext,
  lockDecided,
  type ReviewedItem,
  requireVerdict,
  type Verdict,
} from './decide-review.ts';
import type { SubjectKind } from './timelines.ts';

/** Rung where decisions are written that wait. */
export const heldBell = createBell();

/**
 * Holds a decision on one subject: nothing of it is sent and nothing follows until it is due.
 * @throws ApiError as `decideReview`
 */
export async function holdReview<Kind extends SubjectKind>(
  context: DecisionContext,
  decided: DecidedKind<Kind>,
  item: ReviewedItem,
  verdict: Verdict,
  seconds: number,
): Promise<void> {
  requireVerdict(verdict);
  await context.services.store.transaction(async () => {
    const [outcome] = await foresee(context, decided, [item], verdict);
    if (outcome?.refusal) throw outcome.refusal;
    await keep(context, decided.kind, [item], verdict, seconds);
  });
}

/**
 * Holds the same decision on many in one transaction; one that would be refused now keeps no other
 * one from being held.
 * @throws ApiError as `requireVerdict`
 */
export async function holdReviews<Kind extends SubjectKind>(
  context: DecisionContext,
  decided: DecidedKind<Kind>,
  items: readonly ReviewedItem[],
  verdict: Verdict,
  seconds: number,
): Promise<ItemResult[]> {
  requireVerdict(verdict);
  return context.services.store.transaction(async () => {
    const outcomes = await foresee(context, decided, items, verdict);
    const sound = outcomes.filter(({ refusal }) => !refusal).map(({ item }) => item);
    const kept = await keep(context, decided.kind, sound, verdict, seconds);
    return outcomes.map(({ item: { id }, refusal }): ItemResult => {
      if (refusal) return { id, result: 'refused', code: refusal.code };
      const held = kept.get(String(id));
      if (!held) throw new Error(`The store kept no decision on ${decided.kind} ${id}.`);
      return { id, result: 'held', code: null, held };
    });
  });
}

async function foresee<Kind extends SubjectKind>(
  context: DecisionContext,
  decided: DecidedKind<Kind>,
  items: readonly ReviewedItem[],
  verdict: Verdict,
): Promise<ItemOutcome[]> {
  const locked = await lockDecided(context, decided, items);
  return decided.refusable.includes(verdict.decision)
    ? foreseeEach(context, decided, locked, items, verdict)
    : checkEach(decided, locked, items, verdict);
}

/** Writes the decisions that wait, and who made them, each in one statement; by subject. */
async function keep(
  { services: { store }, program, operator_id, request_id, at }: DecisionContext,
  kind: SubjectKind,
  items: readonly ReviewedItem[],
  { decision, reason_code, note, reapply_at }: Verdict,
  seconds: number,
): Promise<ReadonlyMap<string, { readonly id: number; readonly due_at: string }>> {
  if (items.length === 0) return new Map();
  const due_at = new Date(at.getTime() + seconds * 1_000);
  const rows = items.map(({ id, revision }) => ({
    ...{ program_uuid: program.uuid, subject_kind: kind, subject_id: String(id), revision },
    ...{ decision, reason_code, note: note ?? null, operator_id, request_id },
    ...{ reapply_at: reapply_at ? new Date(reapply_at) : null, decided_at: at, due_at },
  }));
  const kept = await store.database
    .insert(heldDecisions)
    .values(rows)
    .returning({ id: heldDecisions.id, subject_id: heldDecisions.subject_id });
  await writeAuditEntries(
    store,
    kept.map(({ id, subject_id }) => ({
      ...{ program_uuid: program.uuid, actor_kind: 'operator', actor_id: operator_id },
      ...{ action: `${kind}.hold_decision`, subject_kind: kind, subject_id, request_id },
      details: { decision, reason_code, decision_id: id, due_at: due_at.toISOString() },
    })),
  );
  heldBell.ring(store);
  return new Map(
    kept.map(({ id, subject_id }) => [subject_id, { id, due_at: due_at.toISOString() }]),
  );
}

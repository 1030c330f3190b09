import { mayDo } from '#domain/operators/rights.ts';
import { writeAuditEntries } from '../audit/write-audit.ts';
import { decideEach, type ItemOutcome } from '../core/reviews/decide-many.ts';
import type {
  DecidedKind,
  DecisionContext,
  ReviewedItem,
  Verdict,
} from '../core/reviews/decide-review.ts';
import { type HeldRow, lockDue, settleHeld } from '../core/reviews/held-rows.ts';
import { lockReviews } from '../core/reviews/review-rows.ts';
import type { SubjectKind } from '../core/reviews/timelines.ts';
import type { ApiServices } from '../http/services.ts';
import { and, eq } from '../store/drizzle.ts';
import { StoreUnavailableError, sqlState } from '../store/errors.ts';
import { operatorRoles } from '../store/tables/operators.ts';
import { appealQueue } from './appeal-queue.ts';
import { applicationQueue } from './application-queue.ts';
import { contentQueue } from './content-queue.ts';
import { requestQueue } from './request-queue.ts';

/** What carrying out a decision needs. */
export type CarryOutServices = Pick<ApiServices, 'store' | 'programs' | 'now' | 'log'>;

type Decide = (
  context: DecisionContext,
  items: readonly ReviewedItem[],
  verdict: Verdict,
) => Promise<ItemOutcome[]>;

const DECIDE: Readonly<Record<SubjectKind, Decide>> = {
  application: decidesOn(applicationQueue),
  activation_request: decidesOn(requestQueue),
  content: decidesOn(contentQueue),
  appeal: decidesOn(appealQueue),
};

function decidesOn<Kind extends SubjectKind>(decided: DecidedKind<Kind>): Decide {
  return async (context, items, verdict) => {
    const { services, program } = context;
    const ids = items.map(({ id }) => id);
    const rows = await lockReviews(services.store, decided.kind, program.uuid, ids);
    // What waits on them is what is carried out.
    return decideEach(context, decided, { rows, waiting: new Map() }, items, verdict);
  };
}

/**
 * Carries out the decisions that are due longest, up to `limit`, in one transaction with their own
 * rows: a process that ends in it has done none of them, and another one does. What cannot take
 * effect any more, as what it is about was changed meanwhile or its operator may not decide any
 * more, is refused and recorded: the item waits again.
 * @returns how many there were
 */
export async function carryOutDue(services: CarryOutServices, limit: number): Promise<number> {
  const { store } = services;
  return store.transaction(async () => {
    const at = services.now();
    const due = await lockDue(store, at, limit);
    for (const alike of groupAlike(due)) {
      const refused = await carryOut(services, alike, at);
      const done = alike.filter(({ id }) => !refused.has(id)).map(({ id }) => id);
      await settleHeld(store, done, { state: 'done', settled_at: at });
      await refuse(services, alike, refused, at);
    }
    return due.length;
  });
}

/** Decisions that one call made: the same verdict of one operator on things of one kind. */
function groupAlike(due: readonly HeldRow[]): Iterable<readonly HeldRow[]> {
  const groups = new Map<string, HeldRow[]>();
  for (const held of due) {
    const { program_uuid, subject_kind, operator_id, request_id } = held;
    const call = [program_uuid, subject_kind, operator_id, request_id];
    const key = JSON.stringify([...call, ...Object.values(verdictOf(held))]);
    groups.set(key, [...(groups.get(key) ?? []), held]);
  }
  return groups.values();
}

/** Why some of those alike were refused: the codes of errors, by the decisions' ids. */
async function carryOut(
  services: CarryOutServices,
  alike: readonly HeldRow[],
  at: Date,
): Promise<ReadonlyMap<number, string>> {
  const { store, programs, log } = services;
  const [first] = alike;
  if (!first) return new Map();
  const { operator_id, request_id, subject_kind } = first;
  const program = programs.byUuid(first.program_uuid);
  if (!program) return new Map(alike.map(({ id }) => [id, 'PROGRAM_UNKNOWN']));
  if (!(await mayStillReview(services, first)))
    return new Map(alike.map(({ id }) => [id, 'ROLE_INSUFFICIENT']));
  const context = { services: { store }, program, operator_id, request_id, at };
  const items = alike.map(({ subject_id, revision }) => ({ id: subject_id, revision }));
  try {
    const outcomes = await store.attempt(() =>
      DECIDE[subject_kind](context, items, verdictOf(first)),
    );
    return new Map(
      alike.flatMap(({ id }, index) => {
        const refusal = outcomes[index]?.refusal;
        return refusal ? [[id, refusal.code] as const] : [];
      }),
    );
  } catch (error) {
    if (willPass(error)) throw error;
    if (alike.length > 1) return carryOutAlone(services, alike, at);
    // One that always fails must not keep those behind it from taking effect.
    log.error({ err: error, decision: first.id }, 'A held decision could not take effect.');
    return new Map([[first.id, 'INTERNAL']]);
  }
}

/** The same one after another, so that only what fails by itself is refused. */
async function carryOutAlone(
  services: CarryOutServices,
  alike: readonly HeldRow[],
  at: Date,
): Promise<ReadonlyMap<number, string>> {
  const refused = new Map<number, string>();
  for (const held of alike)
    for (const [id, code] of await carryOut(services, [held], at)) refused.set(id, code);
  return refused;
}

const verdictOf = ({ decision, reason_code, note, reapply_at }: HeldRow): Verdict => ({
  ...{ decision, reason_code },
  note: note ?? undefined,
  reapply_at: reapply_at?.toISOString(),
});

/** Errors that are gone when the transaction is run again: a lost store, two that waited in a ring. */
const willPass = (error: unknown) =>
  error instanceof StoreUnavailableError || ['40001', '40P01'].includes(sqlState(error) ?? '');

/** Whether who decided has a role that decides, now that it is to take effect. */
async function mayStillReview(
  { store }: CarryOutServices,
  { operator_id, program_uuid }: HeldRow,
): Promise<boolean> {
  const [granted] = await store.database
    .select({ role: operatorRoles.role })
    .from(operatorRoles)
    .where(
      and(eq(operatorRoles.operator_id, operator_id), eq(operatorRoles.program_uuid, program_uuid)),
    );
  return granted !== undefined && mayDo(granted.role, 'review');
}

/** Settles and records those alike that were refused; `codes` by the decisions' ids. */
async function refuse(
  { store }: CarryOutServices,
  alike: readonly HeldRow[],
  codes: ReadonlyMap<number, string>,
  at: Date,
): Promise<void> {
  const byCode = Map.groupBy(
    alike.filter(({ id }) => codes.has(id)),
    ({ id }) => codes.get(id) ?? '',
  );
  for (const [refusal_code, refused] of byCode) {
    const ids = refused.map(({ id }) => id);
    await settleHeld(store, ids, { state: 'refused', settled_at: at, refusal_code });
    await writeAuditEntries(
      store,
      refused.map((held) => ({
        ...{ program_uuid: held.program_uuid, actor_kind: 'operator' as const },
        ...{ actor_id: held.operator_id, request_id: held.request_id },
        ...{ subject_kind: held.subject_kind, subject_id: held.subject_id },
        action: `${held.subject_kind}.decision_refused`,
        details: { decision: held.decision, decision_id: held.id, code: refusal_code },
      })),
    );
  }
}

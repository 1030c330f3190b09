import type { ErrorCode } from '#contract/errors/error-codes.ts';
import { DECISION_REASONS, type Decision, type Reason } from '#contract/shapes/decisions.ts';
import type { WaitingDecision } from '#contract/shapes/held-decision.ts';
import { nextState, reasonFits } from '#domain/reviews/review-state.ts';
import { writeAuditEntries } from '../../audit/write-audit.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiProgram } from '../../http/program-directory.ts';
import type { ApiServices } from '../../http/services.ts';
import type { MailMessage } from '../../mail/message-kinds.ts';
import { tellCreators } from '../notifications/tell-creators.ts';
import { readWaiting, subjectKey } from './held-rows.ts';
import { changeReviews, lockReviews, type ReviewRow } from './review-rows.ts';
import type { SubjectKind } from './timelines.ts';

/** What an operator decided; the same for one or for many. */
export interface Verdict {
  readonly decision: Decision;
  readonly reason_code: Reason;
  readonly note?: string | undefined;
  readonly reapply_at?: string | undefined;
}

export interface ReviewedItem {
  readonly id: string | number;
  /** The one that the operator has read. */
  readonly revision: number;
}

/** Who decides, where. */
export interface DecisionContext {
  readonly services: Pick<ApiServices, 'store'>;
  readonly program: ApiProgram;
  readonly operator_id: string;
  readonly request_id: string;
  /** When it is decided. */
  readonly at: Date;
}

/** What the generic decision needs to know of one kind of subject. */
export interface DecidedKind<Kind extends SubjectKind> {
  readonly kind: Kind;
  /** The code for an id that the program does not have. */
  readonly unknown: ErrorCode;
  /** Decisions that what follows may still refuse: they are foreseen by trying them. */
  readonly refusable: readonly Decision[];
  /**
   * What the same decision on several leads to, in its transaction. It may refuse what is
   * `refusable` by an ApiError.
   */
  readonly follow: (context: DecisionContext, rows: readonly ReviewRow<Kind>[]) => Promise<void>;
  /**
   * The mail that tells of the same decision on each, in their order; none for a review that only
   * begins. It changes nothing, so a mail can be seen before it is sent.
   */
  readonly tell: (
    context: DecisionContext,
    rows: readonly ReviewRow<Kind>[],
    verdict: Verdict,
  ) => Promise<readonly MailMessage[]>;
}

/** What was locked to decide on it: rows and decisions that wait already, by id as text. */
export interface Locked<Kind extends SubjectKind> {
  readonly rows: ReadonlyMap<string, ReviewRow<Kind>>;
  readonly waiting: ReadonlyMap<string, WaitingDecision>;
}

/** @throws ApiError where the reason does not go with the decision, or the date not with it. */
export function requireVerdict({ decision, reason_code, reapply_at }: Verdict): void {
  if (!reasonFits(decision, reason_code))
    throw new ApiError('REASON_UNKNOWN', { reasons: DECISION_REASONS[decision] });
  if (reapply_at !== undefined && decision !== 'reject')
    throw new ApiError('REQUEST_INVALID', {
      faults: [{ path: 'body.reapply_at', message: 'Only with a rejection' }],
    });
}

/** Locks subjects until the running transaction ends: no decision on them begins to wait till then. */
export async function lockDecided<Kind extends SubjectKind>(
  { services: { store }, program }: DecisionContext,
  { kind }: DecidedKind<Kind>,
  items: readonly ReviewedItem[],
): Promise<Locked<Kind>> {
  const ids = items.map(({ id }) => id);
  const rows = await lockReviews(store, kind, program.uuid, ids);
  const found = [...rows.keys()];
  const waiting = await readWaiting(store, { [kind]: found });
  const byId = found.flatMap((id) => {
    const decision = waiting.get(subjectKey(kind, id));
    return decision ? [[id, decision] as const] : [];
  });
  return { rows, waiting: new Map(byId) };
}

/**
 * The locked row, where the decision can be made on it.
 * @throws ApiError with the kind's own code, DECISION_WAITING, REVISION_OUTDATED, TRANSITION_REFUSED
 */
export function requireDecidable<Kind extends SubjectKind>(
  { unknown }: DecidedKind<Kind>,
  { rows, waiting }: Locked<Kind>,
  { id, revision }: ReviewedItem,
  { decision }: Verdict,
): ReviewRow<Kind> {
  const row = rows.get(String(id));
  if (!row) throw new ApiError(unknown);
  const other = waiting.get(String(id));
  if (other)
    throw new ApiError('DECISION_WAITING', { decision_id: other.id, due_at: other.due_at });
  if (row.revision !== revision)
    throw new ApiError('REVISION_OUTDATED', { revision: row.revision });
  if (!nextState(row.state, decision))
    throw new ApiError('TRANSITION_REFUSED', { state: row.state });
  return row;
}

/**
 * Decides on one subject: its row, its timeline, the audit log, what follows and the mail, or none
 * of them.
 * @throws ApiError as `requireVerdict` and `requireDecidable`, and what `follow` refuses
 */
export async function decideReview<Kind extends SubjectKind>(
  context: DecisionContext,
  decided: DecidedKind<Kind>,
  item: ReviewedItem,
  verdict: Verdict,
): Promise<void> {
  requireVerdict(verdict);
  await context.services.store.transaction(async () => {
    const locked = await lockDecided(context, decided, [item]);
    await decideLocked(context, decided, locked, item, verdict);
  });
}

/** Decides on a subject that the running transaction has locked. @throws ApiError as `decideReview` */
export async function decideLocked<Kind extends SubjectKind>(
  context: DecisionContext,
  decided: DecidedKind<Kind>,
  locked: Locked<Kind>,
  item: ReviewedItem,
  verdict: Verdict,
): Promise<ReviewRow<Kind>> {
  const row = requireDecidable(decided, locked, item, verdict);
  const [changed] = await decideRows(context, decided, [row], verdict);
  if (!changed) throw new Error(`The store changed no ${decided.kind} ${row.id} that was locked.`);
  return changed;
}

/**
 * Decides the same on locked rows that the decision can be made on, and tells of it; but for what
 * its kind's `follow` does for each, in the same number of statements as for one.
 * @returns the rows as they are then, in the same order
 * @throws ApiError what `follow` refuses
 */
export async function decideRows<Kind extends SubjectKind>(
  context: DecisionContext,
  { kind, follow, tell }: DecidedKind<Kind>,
  rows: readonly ReviewRow<Kind>[],
  verdict: Verdict,
): Promise<ReviewRow<Kind>[]> {
  const { services, program, operator_id, request_id, at } = context;
  const { store } = services;
  const { decision, note, reapply_at } = verdict;
  // "none" is what a client sends for no reason; creators read an absence.
  const reason_code = verdict.reason_code === 'none' ? null : verdict.reason_code;
  const dated = rows.some((row) => 'reapply_at' in row)
    ? { reapply_at: reapply_at ? new Date(reapply_at) : null }
    : {};
  const changed = await changeReviews(
    store,
    kind,
    rows,
    {
      action: decision,
      actor_kind: 'operator',
      actor_id: operator_id,
      reason_code,
      note: note ?? null,
      at,
    },
    dated as Partial<ReviewRow<Kind>>,
  );
  await follow(context, changed);
  const messages = await tell(context, changed, verdict);
  await tellCreators(
    store,
    program.uuid,
    changed.flatMap(({ id, revision, creator_id }, place) => {
      const message = messages[place];
      const source = `${kind}:${id}:${revision}`;
      return message && creator_id !== null ? [{ creator_id, message, source }] : [];
    }),
  );
  await writeAuditEntries(
    store,
    changed.map(({ id, state, revision }, index) => ({
      program_uuid: program.uuid,
      actor_kind: 'operator',
      actor_id: operator_id,
      action: `${kind}.decide`,
      subject_kind: kind,
      subject_id: id,
      details: { decision, reason_code, from_state: rows[index]?.state, to_state: state, revision },
      request_id,
    })),
  );
  return changed;
}

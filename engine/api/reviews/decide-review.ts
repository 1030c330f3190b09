import type { ErrorCode } from '#contract/errors/error-codes.ts';
import { DECISION_REASONS, type Decision, type Reason } from '#contract/shapes/decisions.ts';
import { reasonFits } from '#domain/reviews/review-state.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { ApiServices } from '../http/services.ts';
import type { MailMessage } from '../mail/message-kinds.ts';
import { mailCreator } from '../mail/outbox.ts';
import { changeReview, lockReviews, type ReviewRow } from './review-rows.ts';
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
  readonly services: ApiServices;
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
  /**
   * What a decision leads to, in the same transaction, and the mail that tells of it; none for a
   * review that only begins. It may refuse by an ApiError.
   */
  readonly follow: (
    context: DecisionContext,
    row: ReviewRow<Kind>,
    verdict: Verdict,
  ) => Promise<MailMessage | undefined>;
}

/** @throws ApiError where the reason does not go with the decision, or the date not with it. */
function requireVerdict({ decision, reason_code, reapply_at }: Verdict): void {
  if (!reasonFits(decision, reason_code))
    throw new ApiError('REASON_UNKNOWN', { reasons: DECISION_REASONS[decision] });
  if (reapply_at !== undefined && decision !== 'reject')
    throw new ApiError('REQUEST_INVALID', {
      faults: [{ path: 'body.reapply_at', message: 'Only with a rejection' }],
    });
}

/**
 * Decides on one subject: its row, its timeline, the audit log, what follows and the mail, or none
 * of them.
 * @throws ApiError with the kind's own code, REVISION_OUTDATED, TRANSITION_REFUSED, REASON_UNKNOWN
 */
export async function decideReview<Kind extends SubjectKind>(
  context: DecisionContext,
  decided: DecidedKind<Kind>,
  item: ReviewedItem,
  verdict: Verdict,
): Promise<void> {
  requireVerdict(verdict);
  const { store } = context.services;
  await store.transaction(async () => {
    const rows = await lockReviews(store, decided.kind, context.program.uuid, [item.id]);
    await decideLocked(context, decided, rows.get(String(item.id)), item, verdict);
  });
}

export interface ItemResult {
  readonly id: string | number;
  readonly result: 'decided' | 'refused';
  readonly code: string | null;
}

/**
 * Decides on many in one transaction: what one of them refuses does not keep the others from being
 * decided. A dry run does all of it and takes it back, so it says exactly what would happen.
 */
export async function decideReviews<Kind extends SubjectKind>(
  context: DecisionContext,
  decided: DecidedKind<Kind>,
  { items, dry_run }: { readonly items: readonly ReviewedItem[]; readonly dry_run: boolean },
  verdict: Verdict,
): Promise<ItemResult[]> {
  requireVerdict(verdict);
  const { store } = context.services;
  return store.transaction(async () => {
    const results: ItemResult[] = [];
    const ids = items.map(({ id }) => id);
    const rows = new Map(await lockReviews(store, decided.kind, context.program.uuid, ids));
    const decideAll = async () => {
      for (const { id, revision } of items) {
        const decideOne = async () => {
          const row = rows.get(String(id));
          return decideLocked(context, decided, row, { id, revision }, verdict);
        };
        try {
          rows.set(String(id), await store.attempt(decideOne));
          results.push({ id, result: 'decided', code: null });
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          results.push({ id, result: 'refused', code: error.code });
        }
      }
      if (dry_run) throw new TakenBack();
    };
    await store.attempt(decideAll).catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
    return results;
  });
}

/** Ends a dry run: everything it did is rolled back. */
class TakenBack extends Error {}

async function decideLocked<Kind extends SubjectKind>(
  context: DecisionContext,
  { kind, unknown, follow }: DecidedKind<Kind>,
  row: ReviewRow<Kind> | undefined,
  item: ReviewedItem,
  verdict: Verdict,
): Promise<ReviewRow<Kind>> {
  if (!row) throw new ApiError(unknown);
  const { services, program, operator_id, request_id, at } = context;
  const { store } = services;
  const { decision, note, reapply_at } = verdict;
  if (row.revision !== item.revision)
    throw new ApiError('REVISION_OUTDATED', { revision: row.revision });
  // "none" is what a client sends for no reason; creators read an absence.
  const reason_code = verdict.reason_code === 'none' ? null : verdict.reason_code;
  const changed = await changeReview(
    store,
    kind,
    row,
    {
      action: decision,
      actor_kind: 'operator',
      actor_id: operator_id,
      reason_code,
      note: note ?? null,
      at,
    },
    ('reapply_at' in row
      ? { reapply_at: reapply_at ? new Date(reapply_at) : null }
      : {}) as Partial<ReviewRow<Kind>>,
  );
  const mail = await follow(context, changed, verdict);
  if (mail && changed.creator_id !== null)
    await mailCreator(store, { program_uuid: program.uuid, creator_id: changed.creator_id }, mail);
  await writeAudit(store, {
    program_uuid: program.uuid,
    actor_kind: 'operator',
    actor_id: operator_id,
    action: `${kind}.decide`,
    subject_kind: kind,
    subject_id: row.id,
    details: {
      decision,
      reason_code,
      from_state: row.state,
      to_state: changed.state,
      revision: changed.revision,
    },
    request_id,
  });
  return changed;
}

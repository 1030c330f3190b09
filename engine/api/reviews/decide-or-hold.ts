import { decideReviews, type ItemResult } from '../core/reviews/decide-many.ts';
import type {
  DecidedKind,
  DecisionContext,
  ReviewedItem,
  Verdict,
} from '../core/reviews/decide-review.ts';
import { holdReviews } from '../core/reviews/hold-decisions.ts';
import type { SubjectKind } from '../core/reviews/timelines.ts';

/** What is decided on together, and how. */
export interface DecisionRun {
  readonly items: readonly ReviewedItem[];
  /** Whether it is only said what would become of each. */
  readonly dry_run: boolean;
  /** Until it takes effect; 0: at once. */
  readonly hold_seconds: number;
}

/** Decides on many at once, or holds the decisions. @throws ApiError as `requireVerdict` */
export function decideOrHold<Kind extends SubjectKind>(
  context: DecisionContext,
  decided: DecidedKind<Kind>,
  { items, dry_run, hold_seconds }: DecisionRun,
  verdict: Verdict,
): Promise<ItemResult[]> {
  return hold_seconds > 0 && !dry_run
    ? holdReviews(context, decided, items, verdict, hold_seconds)
    : decideReviews(context, decided, { items, dry_run }, verdict);
}

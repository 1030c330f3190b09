import type { PreviewPhase } from '#contract/vocabulary/plan-words.ts';

/** Something with a beginning or an end, as manifests write them (RFC 3339). */
export interface Scheduled {
  readonly opens_at?: string | undefined;
  readonly closes_at?: string | undefined;
}

const DAY = 86_400_000;

/**
 * Moments at which a page may look different: a day before something begins, in its midst (a day
 * after its beginning or before its end, where it has but one of them), and a day after its end.
 */
export function previewMoments({
  opens_at,
  closes_at,
}: Scheduled): readonly { readonly phase: PreviewPhase; readonly at: Date }[] {
  const opens = opens_at === undefined ? undefined : Date.parse(opens_at);
  const closes = closes_at === undefined ? undefined : Date.parse(closes_at);
  const during = midst(opens, closes);
  return [
    ...(opens === undefined ? [] : [{ phase: 'before' as const, at: new Date(opens - DAY) }]),
    ...(during === undefined ? [] : [{ phase: 'during' as const, at: new Date(during) }]),
    ...(closes === undefined ? [] : [{ phase: 'after' as const, at: new Date(closes + DAY) }]),
  ];
}

function midst(opens: number | undefined, closes: number | undefined): number | undefined {
  if (opens === undefined) return closes === undefined ? undefined : closes - DAY;
  return closes === undefined ? opens + DAY : (opens + closes) / 2;
}

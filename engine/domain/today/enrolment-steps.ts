import type { InfluencerActivation } from '#contract/shapes/enrolments.ts';
import type { NextStep } from '#contract/shapes/today.ts';

/** What of an enrolment its steps and deadlines follow from. */
export type DatedEnrolment = Pick<
  InfluencerActivation,
  'id' | 'title' | 'kind' | 'offer' | 'state' | 'open' | 'expires_at' | 'closes_at' | 'content'
>;
export type EnrolmentStep = Extract<
  NextStep,
  { readonly id: number; readonly until: string | null }
> & {
  readonly kind: 'join' | 'offer' | 'granted' | 'key' | 'content';
};

/** How an offer came to somebody: open to every member, after a request, or to this person. */
export const OFFERED = { automatic: 'join', request: 'granted', invite: 'offer' } as const;

/** What an enrolment asks for next; none where it is closed or done. */
export function enrolmentSteps(enrolment: DatedEnrolment): readonly EnrolmentStep[] {
  const { id, title, state, kind, open, offer } = enrolment;
  if (!open) return [];
  const step = { id, title, until: endOf(enrolment) };
  // Whoever is a member takes part in a season that is open to all: there is nothing to join.
  if (state === 'offered')
    return offer === 'automatic' && kind === 'season' ? [] : [{ kind: OFFERED[offer], ...step }];
  if (state !== 'accepted') return [];
  return kind === 'key' || kind === 'content' ? [{ kind, ...step }] : [];
}

/** The first moment after which an enrolment can no longer go on. */
export function endOf({
  expires_at,
  closes_at,
  content,
  state,
}: Pick<DatedEnrolment, 'expires_at' | 'closes_at' | 'content' | 'state'>): string | null {
  const due = state === 'accepted' ? (content?.due_at ?? null) : null;
  const moments = [expires_at, closes_at, due].filter((moment) => moment !== null);
  return moments.sort((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;
}

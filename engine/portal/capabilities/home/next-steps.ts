import type { Self } from '#contract/account/endpoints.ts';
import type { ActivationRequest } from '#contract/shapes/activation-request.ts';
import type { Agreement } from '#contract/shapes/agreement.ts';
import type { Appeal } from '#contract/shapes/appeal.ts';
import type { InfluencerActivation } from '#contract/shapes/enrolments.ts';
import type { Quest } from '#contract/shapes/quests.ts';
import { offerKind } from '../../core/claims/offer-kind.ts';

/** What is known of the person; a part that is not is left out. */
export interface Standing {
  readonly self?: Pick<Self, 'email' | 'email_verified'> | undefined;
  readonly agreements?: readonly Pick<Agreement, 'agreement' | 'current'>[] | undefined;
  readonly requests?: readonly Pick<ActivationRequest, 'id' | 'activation_title' | 'state'>[];
  readonly appeals?: readonly Pick<Appeal, 'id' | 'subject_kind' | 'state'>[] | undefined;
  readonly enrolments?: readonly InfluencerActivation[] | undefined;
  readonly quests?: readonly Pick<Quest, 'claimable' | 'points'>[] | undefined;
}

/** Something that waits for the person. */
export type NextStep =
  | { readonly kind: 'agreements'; readonly names: readonly Agreement['agreement'][] }
  | { readonly kind: 'request'; readonly id: number; readonly title: string }
  | { readonly kind: 'appeal'; readonly id: number; readonly subject: Appeal['subject_kind'] }
  | { readonly kind: 'quests'; readonly count: number; readonly points: number }
  | {
      /** `join`: what every member can join; `offer`: an invitation; `granted`: a request. */
      readonly kind: 'join' | 'offer' | 'granted' | 'key' | 'content';
      readonly id: number;
      readonly title: string;
      readonly until: string | null;
    }
  | { readonly kind: 'email'; readonly email: string | null };

/** What to do next, the most pressing first: what bars the way, what was asked, what waits. */
export function nextSteps(standing: Standing): readonly NextStep[] {
  const { self, agreements = [], requests = [], appeals = [], enrolments = [] } = standing;
  const { quests = [] } = standing;
  const names = agreements.filter(({ current }) => !current).map(({ agreement }) => agreement);
  const waiting = quests.filter(({ claimable }) => claimable > 0);
  const count = waiting.reduce((sum, { claimable }) => sum + claimable, 0);
  const points = waiting.reduce((sum, quest) => sum + quest.claimable * quest.points, 0);
  return [
    ...(names.length > 0 ? [{ kind: 'agreements', names } as const] : []),
    ...requests
      .filter(({ state }) => state === 'needs_changes')
      .map(({ id, activation_title: title }) => ({ kind: 'request', id, title }) as const),
    ...appeals
      .filter(({ state }) => state === 'needs_changes')
      .map(({ id, subject_kind: subject }) => ({ kind: 'appeal', id, subject }) as const),
    ...(count > 0 ? [{ kind: 'quests', count, points } as const] : []),
    ...enrolments.filter(({ open }) => open).flatMap(stepOf),
    ...(self && !self.email_verified ? [{ kind: 'email', email: self.email } as const] : []),
  ];
}

function stepOf(enrolment: InfluencerActivation): readonly NextStep[] {
  const { id, title, state, kind } = enrolment;
  const step = { id, title, until: endOf(enrolment) };
  if (state === 'offered') {
    const offered = offerKind(enrolment);
    // Whoever is a member takes part in a season that is open to all: there is nothing to join.
    if (offered === 'open') return kind === 'season' ? [] : [{ kind: 'join', ...step }];
    return [{ kind: offered === 'granted' ? offered : 'offer', ...step }];
  }
  if (state !== 'accepted') return [];
  return kind === 'key' || kind === 'content' ? [{ kind, ...step }] : [];
}

/** The first moment after which an enrolment can no longer go on. */
export function endOf({
  expires_at,
  closes_at,
  content,
  state,
}: Pick<InfluencerActivation, 'expires_at' | 'closes_at' | 'content' | 'state'>): string | null {
  const due = state === 'accepted' ? (content?.due_at ?? null) : null;
  const moments = [expires_at, closes_at, due].filter((moment) => moment !== null);
  return moments.sort((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;
}

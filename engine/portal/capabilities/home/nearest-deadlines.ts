import type { InfluencerActivation } from '#contract/shapes/enrolments.ts';
import type { Quest } from '#contract/shapes/quests.ts';
import { offerKind } from '../../core/claims/offer-kind.ts';
import { endOf } from './next-steps.ts';

type Enrolment = Pick<
  InfluencerActivation,
  'id' | 'kind' | 'title' | 'offer' | 'state' | 'expires_at' | 'closes_at' | 'content'
>;

const OFFERS = { open: 'join', granted: 'granted', invited: 'offer' } as const;

export interface Deadline {
  /** `join`: what every member can join; `offer`: an invitation; `granted`: a request. */
  readonly kind: 'join' | 'offer' | 'granted' | 'quest' | InfluencerActivation['kind'];
  readonly at: string;
  readonly titles: readonly string[];
  /** The enrolment; absent for quests. */
  readonly id?: number;
}

type DatedQuest = Pick<Quest, 'title' | 'window' | 'closes_at' | 'progress'>;

/**
 * What ends next, the nearest first: enrolments that are not over, and quests that can still be
 * completed; quests that end together stand together.
 * @param now milliseconds
 */
export function nearestDeadlines(
  enrolments: readonly Enrolment[],
  quests: readonly DatedQuest[],
  now: number,
  most = 5,
): readonly Deadline[] {
  const own = enrolments.flatMap((enrolment): Deadline[] => {
    const { state, kind, title, id } = enrolment;
    const at = state === 'offered' || state === 'accepted' ? endOf(enrolment) : null;
    if (at === null) return [];
    const offered = offerKind(enrolment);
    // Nobody needs to join a season that is open to all.
    const own = state === 'accepted' || (offered === 'open' && kind === 'season');
    return [{ kind: own ? kind : OFFERS[offered], at, titles: [title], id }];
  });
  const ending = Map.groupBy(
    quests.filter(
      ({ window, progress }) =>
        window === 'open' && (progress === null || progress.state === 'in_progress'),
    ),
    ({ closes_at }) => closes_at,
  );
  const together = [...ending].flatMap(([at, group]): Deadline[] =>
    at === null ? [] : [{ kind: 'quest', at, titles: group.map(({ title }) => title) }],
  );
  return [...own, ...together]
    .filter(({ at }) => Date.parse(at) > now)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .slice(0, most);
}

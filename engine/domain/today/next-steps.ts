import type { Agreement } from '#contract/shapes/agreement.ts';
import type { NextStep } from '#contract/shapes/today.ts';
import { type DatedEnrolment, enrolmentSteps } from './enrolment-steps.ts';
import { nearestReward, type ReachableReward } from './nearest-reward.ts';
import { type QuestOfPerson, questSteps } from './quest-steps.ts';

/** How long before its end something presses, in milliseconds. */
const PRESSES_WITHIN = 3 * 86_400_000;
/** How many quests are named at most: a start is no second list of them. */
const MOST_QUESTS = 3;
/** The same of what can be requested. */
const MOST_REQUESTABLE = 2;

export interface RequestableActivation {
  readonly id: number;
  readonly title: string;
  readonly closes_at: string | null;
}

/** All that a person's next steps follow from. */
export interface Standing {
  readonly agreements: readonly Pick<Agreement, 'agreement' | 'current'>[];
  /** What requests that the program wants changed are for. */
  readonly requests: readonly { readonly id: number; readonly title: string }[];
  /** Activations that can be requested, in the campaign's order. */
  readonly requestable: readonly RequestableActivation[];
  readonly appeals: readonly Omit<Extract<NextStep, { readonly kind: 'appeal' }>, 'kind'>[];
  readonly enrolments: readonly DatedEnrolment[];
  readonly quests: readonly QuestOfPerson[];
  readonly rewards: readonly ReachableReward[];
  readonly email: string | null;
  readonly email_verified: boolean;
}

/**
 * What to do next, the most pressing first: what bars the way and what the program asked for, what
 * ends soon, what can be claimed, accepted or handed in, the quests to go on with, what can be
 * requested, the nearest reward, and the e-mail address.
 * @param now milliseconds
 */
export function nextSteps(standing: Standing, now: number): NextStep[] {
  const { agreements, requests, appeals, email } = standing;
  const soon = now + PRESSES_WITHIN;
  const names = agreements.filter(({ current }) => !current).map(({ agreement }) => agreement);
  const enrolments = standing.enrolments.flatMap(enrolmentSteps);
  const quests = questSteps(standing.quests, { now, soon }).slice(0, MOST_QUESTS);
  const requestable = standing.requestable
    .slice(0, MOST_REQUESTABLE)
    .map(({ id, title, closes_at: until }) => ({ kind: 'requestable', id, title, until }) as const);
  const presses = ({ until }: { readonly until: string | null }) =>
    until !== null && Date.parse(until) <= soon;
  const ending = [...enrolments, ...quests, ...requestable]
    .filter(presses)
    .sort((a, b) => Date.parse(a.until ?? '') - Date.parse(b.until ?? ''));
  const reward = nearestReward(standing.rewards);
  return [
    ...(names.length > 0 ? [{ kind: 'agreements', names } as const] : []),
    ...requests.map((request) => ({ kind: 'request', ...request }) as const),
    ...appeals.map((appeal) => ({ kind: 'appeal', ...appeal }) as const),
    ...ending,
    ...claimable(standing.quests),
    ...enrolments.filter((step) => !presses(step)),
    ...quests.filter((step) => !presses(step)),
    ...requestable.filter((step) => !presses(step)),
    ...(reward ? [reward] : []),
    ...(standing.email_verified ? [] : [{ kind: 'email', email } as const]),
  ];
}

function claimable(quests: readonly QuestOfPerson[]): readonly NextStep[] {
  const count = quests.reduce((sum, quest) => sum + quest.claimable, 0);
  const points = quests.reduce((sum, quest) => sum + quest.claimable * quest.points, 0);
  return count > 0 ? [{ kind: 'quests', count, points }] : [];
}

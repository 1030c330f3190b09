import type { Quest } from '#contract/shapes/quests.ts';
import type { NextStep } from '#contract/shapes/today.ts';

const DAY = 86_400_000;
/** How long a quest counts as just opened, in milliseconds. */
const OPENED_WITHIN = 7 * DAY;
/** The part of a quest from which on it is nearly done. */
const NEARLY = 0.5;

export type QuestOfPerson = Pick<
  Quest,
  | 'id'
  | 'title'
  | 'window'
  | 'opens_at'
  | 'closes_at'
  | 'metric'
  | 'target'
  | 'points'
  | 'progress'
  | 'shared'
  | 'claimable'
  | 'prerequisites'
>;
export type QuestStep = Extract<NextStep, { readonly kind: 'quest' }>;
type Reason = QuestStep['reason'];

/** Why a quest is named, the most pressing reason first. */
const ORDER: readonly Reason[] = ['ending', 'nearly_done', 'opened', 'open'];

/**
 * The quests that a person can work at now, the most pressing first: of those that end the next to
 * end, of those that are nearly done the one that is furthest, of those that opened the newest;
 * what is left as the campaign lists it, begun ones first.
 * @param soon the moment before which an end presses, in milliseconds
 */
export function questSteps(
  quests: readonly QuestOfPerson[],
  { now, soon }: { readonly now: number; readonly soon: number },
): readonly QuestStep[] {
  const workable = quests.filter(isWorkable).map((quest) => {
    const value = reachedOf(quest);
    const share = quest.target > 0 ? value / quest.target : 0;
    const reason = reasonOf(quest, share, { now, soon });
    return { quest, value, reason, order: orderWithin(quest, share, reason) };
  });
  return workable
    .sort((a, b) => ORDER.indexOf(a.reason) - ORDER.indexOf(b.reason) || a.order - b.order)
    .map(({ quest, value, reason }) => {
      const { id, title, closes_at: until, metric, target, points, shared } = quest;
      return {
        kind: 'quest',
        ...{ id, title, until, reason, metric, value, target, shared: shared !== null, points },
      };
    });
}

/** Whether what a person does now can still complete it. */
export function isWorkable(
  quest: Pick<Quest, 'window' | 'progress' | 'shared' | 'prerequisites'>,
): boolean {
  return isUnfinished(quest) && quest.prerequisites.every(({ completed }) => completed);
}

/** Whether it is open and not done, also where something else has to be done before it. */
export function isUnfinished({
  window,
  progress,
  shared,
}: Pick<Quest, 'window' | 'progress' | 'shared'>): boolean {
  if (window !== 'open' || shared?.reached_at) return false;
  return progress === null || progress.state === 'in_progress';
}

/** How far it is: of a goal that all share, how far all are. */
const reachedOf = ({ shared, progress, target }: QuestOfPerson): number =>
  Math.min(target, shared ? shared.value : (progress?.value ?? 0));

function reasonOf(
  { opens_at, closes_at }: QuestOfPerson,
  share: number,
  { now, soon }: { readonly now: number; readonly soon: number },
): Reason {
  if (closes_at !== null && Date.parse(closes_at) <= soon) return 'ending';
  if (share >= NEARLY) return 'nearly_done';
  const opened = opens_at !== null && Date.parse(opens_at) > now - OPENED_WITHIN;
  return opened ? 'opened' : 'open';
}

/** Smaller stands first. */
function orderWithin(
  { opens_at, closes_at }: QuestOfPerson,
  share: number,
  reason: Reason,
): number {
  if (reason === 'ending') return Date.parse(closes_at ?? '');
  if (reason === 'opened') return -Date.parse(opens_at ?? '');
  return -share;
}

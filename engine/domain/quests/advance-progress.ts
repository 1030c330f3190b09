import type { QuestKind, QuestRepeat } from '#contract/vocabulary/campaign-words.ts';
import type { ProgressState } from '#contract/vocabulary/state-words.ts';
import { FIRST_COUNT, nextCount } from './periods.ts';

/** Periods of an `always` quest that one batch completes; what is left goes on with the next. */
export const PERIODS_AT_ONCE = 100;

export interface Progress {
  readonly period: string;
  readonly value: number;
  readonly state: ProgressState;
  readonly completed_at: Date | null;
}

interface Advancing {
  readonly kind: QuestKind;
  readonly repeat: QuestRepeat;
  readonly target: number;
}

/**
 * What becomes of a creator's progress in one period when `value` is added. A shared goal is not
 * completed by one person: what is kept is the person's part of it.
 * @returns the rows that are new or changed; of an `always` quest the open one comes last
 */
export function advanceProgress(
  quest: Advancing,
  before: Progress | { readonly period: string },
  value: number,
  now: Date,
): Progress[] {
  const held: Progress =
    'state' in before ? before : { ...before, value: 0, state: 'in_progress', completed_at: null };
  const reached = held.value + value;
  if (quest.repeat === 'always') return countUp(quest.target, held.period, reached, now);
  const completes = quest.kind !== 'shared_goal' && reached >= quest.target;
  if (held.state !== 'in_progress' || !completes) return [{ ...held, value: reached }];
  return [{ ...held, value: reached, state: 'completed', completed_at: now }];
}

function countUp(target: number, from: string, reached: number, now: Date): Progress[] {
  const rows: Progress[] = [];
  let period = from;
  let value = reached;
  while (value >= target && rows.length < PERIODS_AT_ONCE) {
    rows.push({ period, value: target, state: 'completed', completed_at: now });
    value -= target;
    period = nextCount(period);
  }
  return [...rows, { period, value, state: 'in_progress', completed_at: null }];
}

/** The period of an `always` quest that a creator begins with. */
export const FIRST_PERIOD = { period: FIRST_COUNT } as const;

import { DECISION_REASONS, type Decision, type Reason } from '#contract/shapes/decisions.ts';
import type { ReviewState } from '#contract/vocabulary/review-words.ts';
import { nextState, type ReviewAction } from '#domain/reviews/review-state.ts';
import type { SubjectKind, TimelineChange } from '../core/reviews/timelines.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What a reviewed row says of itself after some steps, and the timeline that led there. */
export interface SampleReview {
  readonly values: {
    readonly state: ReviewState;
    readonly revision: number;
    readonly reason_code: Reason | null;
    readonly note: string | null;
    readonly submitted_at: Date;
    readonly decided_at: Date | null;
    readonly updated_at: Date;
  };
  readonly timeline: readonly Omit<
    TimelineChange,
    'program_uuid' | 'subject_kind' | 'subject_id'
  >[];
}

interface SamplePeople {
  readonly now: Date;
  readonly age: number;
  readonly creator_id: string;
  /** Who decided. */
  readonly operator_id: string;
}

const NOTES: Partial<Record<ReviewAction, string>> = {
  request_changes: 'The link leads to an empty page. Please send the address of your channel.',
  reject: 'Thank you. We look for channels that publish every week; come back when yours does.',
};
const OF_PERSON: readonly ReviewAction[] = ['withdraw', 'resubmit'];

/**
 * Takes something that was sent `age` milliseconds ago along its states, as people do it: a step a
 * day, within the time that there was.
 * @throws where a step does not lead from the state before it
 */
export function sampleReview(
  actions: readonly ReviewAction[],
  { now, age, creator_id, operator_id }: SamplePeople,
): SampleReview {
  const submitted_at = new Date(now.getTime() - age);
  const pace = Math.min(DAY, age / (actions.length + 1));
  const timeline: SampleReview['timeline'][number][] = [
    {
      from_state: null,
      to_state: 'submitted',
      actor_kind: 'creator',
      actor_id: creator_id,
      at: submitted_at,
    },
  ];
  let state: ReviewState = 'submitted';
  let reason_code: Reason | null = null;
  let note: string | null = null;
  actions.forEach((action, step) => {
    const to_state = nextState(state, action);
    if (!to_state) throw new Error(`A sample cannot ${action} what is ${state}.`);
    const own = OF_PERSON.includes(action);
    reason_code = reasonOf(action);
    note = NOTES[action] ?? null;
    timeline.push({
      ...{ from_state: state, to_state, reason_code, note },
      actor_kind: own ? 'creator' : 'operator',
      actor_id: own ? creator_id : operator_id,
      at: new Date(submitted_at.getTime() + pace * (step + 1)),
    });
    state = to_state;
  });
  const updated_at = timeline.at(-1)?.at ?? submitted_at;
  const decided = ['accepted', 'rejected', 'needs_changes'].includes(state);
  return {
    values: {
      ...{ state, reason_code, note, submitted_at, updated_at },
      revision: timeline.length,
      decided_at: decided ? updated_at : null,
    },
    timeline,
  };
}

/** The timeline's entries as the store takes them. */
export function timelineOf(
  { timeline }: SampleReview,
  subject: {
    readonly program_uuid: string;
    readonly subject_kind: SubjectKind;
    readonly subject_id: string | number;
  },
): TimelineChange[] {
  return timeline.map((entry) => ({ ...subject, ...entry }));
}

/** The first reason that goes with a decision, other than none. */
function reasonOf(action: ReviewAction): Reason | null {
  const reasons: readonly Reason[] = DECISION_REASONS[action as Decision] ?? [];
  return reasons.find((reason) => reason !== 'none') ?? null;
}

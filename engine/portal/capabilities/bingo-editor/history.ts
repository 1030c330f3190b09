/** What was done, what it came to, and what was taken back. */
export interface History<State> {
  /** Oldest first. */
  readonly past: readonly State[];
  readonly present: State;
  /** The next one to do again first. */
  readonly future: readonly State[];
  /** The step that goes on as long as it is done under the same name. */
  readonly step: string | undefined;
}

/** Steps that can be taken back. */
export const MOST_STEPS = 200;

export const beginHistory = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
  step: undefined,
});

/** A further state; under the same name as the one before it is the same step. */
export function doStep<State>(
  history: History<State>,
  present: State,
  step?: string,
): History<State> {
  if (present === history.present) return history;
  const goesOn = step !== undefined && step === history.step;
  const past = goesOn ? history.past : [...history.past, history.present].slice(-MOST_STEPS);
  return { past, present, future: [], step };
}

export function undo<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  if (past.length === 0) return history;
  return {
    past: past.slice(0, -1),
    present: past[past.length - 1] as State,
    future: [present, ...future],
    step: undefined,
  };
}

export function redo<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const [next, ...later] = future;
  if (next === undefined) return history;
  return { past: [...past, present], present: next, future: later, step: undefined };
}

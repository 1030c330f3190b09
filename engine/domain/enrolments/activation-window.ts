/** When an activation is open. */
export interface ActivationWindow {
  readonly opens_at: Date | null;
  readonly closes_at: Date | null;
  /** When it left the campaign. */
  readonly retired_at: Date | null;
}

/** Whether one can accept, choose and claim now. It opens at `opens_at` and is closed at `closes_at`. */
export function isOpen({ opens_at, closes_at, retired_at }: ActivationWindow, now: Date): boolean {
  return (
    retired_at === null && (opens_at === null || opens_at <= now) && !isOver({ closes_at }, now)
  );
}

/** Whether it has closed for good. */
export function isOver({ closes_at }: Pick<ActivationWindow, 'closes_at'>, now: Date): boolean {
  return closes_at !== null && closes_at <= now;
}

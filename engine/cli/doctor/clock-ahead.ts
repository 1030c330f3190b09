/** Between question and answer, by the clock of this machine, in milliseconds. */
interface Asked {
  readonly asked: number;
  readonly answered: number;
}

/**
 * By how many milliseconds another clock is ahead of this machine's, at least: an answer is made somewhere
 * between question and answer, however long that took.
 * @param told what the other clock says
 * @param grain how much later it may have been: a Date header tells the second that began
 */
export function clockAhead(told: number, { asked, answered }: Asked, grain = 0): number {
  return Math.max(told - answered, 0) + Math.min(told + grain - asked, 0);
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** How long what belongs to a session holds, in milliseconds (specification, section 4). */
export const LIFETIMES = {
  /** From the start of a sign-in to the provider's way back. */
  sign_in: 10 * MINUTE,
  handoff: MINUTE,
  /** Sliding: each refresh gives a new token. */
  refresh_token: 30 * DAY,
  /** While the token before still gives the same successor. */
  refresh_grace: 30 * SECOND,
  session: 180 * DAY,
} as const;

/** The moment so many milliseconds later. */
export function later(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}

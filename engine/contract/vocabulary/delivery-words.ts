/**
 * What mails are about; a person chooses which they want, but for those about the account. A `digest`
 * holds what is of those that they chose; those to `operators` are about their work. `reminders` and,
 * to people without an account, `openings` are sent to who asked for each.
 */
export const MAIL_CATEGORIES = [
  'account',
  'decisions',
  'rewards',
  'news',
  'digest',
  'operators',
  'reminders',
  'openings',
] as const;
export type MailCategory = (typeof MAIL_CATEGORIES)[number];

/** Those that creators choose from, on their pages as in their mails. */
export const CHOSEN_CATEGORIES = ['decisions', 'rewards', 'news'] as const satisfies MailCategory[];
export type ChosenCategory = (typeof CHOSEN_CATEGORIES)[number];

/**
 * Where a mail stands. `waiting`: for the end of quiet hours, or for the person's digest; `gathered`:
 * a digest says it. `sending`: taken, and certainly not accepted by a mail server yet;
 * `handing_over`: it may have been; `unknown`: the process or the connection ended then, and only a
 * person has it sent again.
 */
export const MAIL_STATES = [
  'pending',
  'waiting',
  'sending',
  'handing_over',
  'sent',
  'failed',
  'unknown',
  'suppressed',
  'gathered',
] as const;

/** Those that a mail leaves only where a person says so. */
export const STUCK_MAIL_STATES = [
  'unknown',
  'failed',
] as const satisfies (typeof MAIL_STATES)[number][];

/**
 * Where a push message stands; a browser that is told twice shows it once. `dropped`: nobody wants it
 * any more; `failed`: its push service took it at no attempt.
 */
export const PUSH_STATES = ['pending', 'sending', 'sent', 'failed', 'dropped'] as const;

/** Where a piece of background work stands; `dead`: it failed so often that a person has to look. */
export const JOB_STATES = ['waiting', 'running', 'dead'] as const;

/** What ended a session before its time. */
export const SESSION_ENDS = ['logout', 'everywhere', 'reuse', 'deleted', 'operator'] as const;

/**
 * What mails are about; a person chooses which they want, but for those about the account. Those to
 * `operators` are about their work.
 */
export const MAIL_CATEGORIES = ['account', 'decisions', 'rewards', 'news', 'operators'] as const;
export type MailCategory = (typeof MAIL_CATEGORIES)[number];

/** Those that creators choose from, on their pages as in their mails. */
export const CHOSEN_CATEGORIES = ['decisions', 'rewards', 'news'] as const satisfies MailCategory[];
export type ChosenCategory = (typeof CHOSEN_CATEGORIES)[number];

/**
 * Where a mail stands. `sending`: taken, and certainly not accepted by a mail server yet;
 * `handing_over`: it may have been; `unknown`: the process or the connection ended then, and only a
 * person has it sent again.
 */
export const MAIL_STATES = [
  'pending',
  'sending',
  'handing_over',
  'sent',
  'failed',
  'unknown',
  'suppressed',
] as const;

/** What ended a session before its time. */
export const SESSION_ENDS = ['logout', 'everywhere', 'reuse', 'deleted', 'operator'] as const;

/** What a member can be reminded of: a quest, something offered to them, an activation to come. */
export const REMINDER_SUBJECTS = ['quest', 'enrolment', 'activation'] as const;
export type ReminderSubject = (typeof REMINDER_SUBJECTS)[number];

/** Which of its moments. */
export const REMINDER_MOMENTS = ['opens', 'closes'] as const;
export type ReminderMoment = (typeof REMINDER_MOMENTS)[number];

import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { uuidQuery } from '../endpoints/fields.ts';
import { reminder, reminderSubject } from '../shapes/reminders.ts';
import { timeZone } from '../shapes/time-zone.ts';
import { REMINDER_MOMENTS } from '../vocabulary/reminder-words.ts';

const creator = { tag: 'reminders', caller: 'creator' } as const;
const path = '/creators/reminders';
/** Quests that end together are one thing to be reminded of. */
const MOST_AT_ONCE = 50;
const answer = {
  status: 200,
  /** The nearest first. */
  response: z.strictObject({ reminders: z.array(reminder) }),
} as const;

export const listReminders = defineEndpoint({
  ...creator,
  ...answer,
  id: 'listReminders',
  method: 'GET',
  path,
  summary: 'What the person is reminded of by mail.',
  query: uuidQuery,
  errors: [],
  rate: 'read',
  viewable: true,
});

export const setReminders = defineEndpoint({
  ...creator,
  ...answer,
  id: 'setReminders',
  method: 'PUT',
  path,
  summary:
    'Has the person be reminded by mail of when something opens or closes, once; a date that is moved is followed. Answers all of their reminders.',
  query: uuidQuery,
  body: z.strictObject({
    subjects: z.array(reminderSubject).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
    moment: z.enum(REMINDER_MOMENTS),
    /** By which the mail says the time; UTC where it is absent. */
    time_zone: z.optional(timeZone),
  }),
  errors: [
    'REMINDER_SUBJECT_UNKNOWN',
    'REMINDER_TOO_LATE',
    'REMINDER_WITHOUT_ADDRESS',
    'REMINDERS_FULL',
  ],
  rate: 'write',
});

export const removeReminders = defineEndpoint({
  ...creator,
  ...answer,
  id: 'removeReminders',
  method: 'POST',
  path: `${path}/removals`,
  summary:
    'Removes reminders by their ids; those that are gone already are no fault. Answers those that are left.',
  query: uuidQuery,
  body: z.strictObject({
    ids: z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(500)),
  }),
  errors: [],
  rate: 'write',
});

export const REMINDER_ENDPOINTS = [listReminders, setReminders, removeReminders] as const;

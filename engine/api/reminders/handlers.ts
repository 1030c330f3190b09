import type { BodyOf } from '#contract/endpoints/endpoint.ts';
import type { REMINDER_ENDPOINTS, setReminders } from '#contract/reminders/endpoints.ts';
import type { Reminder } from '#contract/shapes/reminders.ts';
import { reminderDue } from '#domain/reminders/reminder-time.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { readMailAddress } from '../mail/mail-address.ts';
import { and, asc, eq, inArray, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { reminders } from '../store/tables/reminders.ts';
import { readSubjects, subjectKey, subjectOf } from './read-subjects.ts';

/** How many reminders one person can have. */
const MOST = 500;

/** What members are reminded of by mail. */
export function reminderHandlers({ store, now }: ApiServices): Handlers<typeof REMINDER_ENDPOINTS> {
  const list = async (caller: CreatorCaller, locale: string) => ({
    reminders: await presentReminders(store, caller, locale),
  });
  return {
    listReminders: ({ caller, locale }) => list(caller, locale),
    setReminders: ({ caller, body, locale }) =>
      store.transaction(async () => {
        await keepReminders(store, caller, body, now());
        return list(caller, locale);
      }),
    removeReminders: async ({ caller, body, locale }) => {
      await store.database
        .delete(reminders)
        .where(and(eq(reminders.creator_id, caller.creator_id), inArray(reminders.id, body.ids)));
      return list(caller, locale);
    },
  };
}

/**
 * Sets reminders, under the lock of the person's row; those that are set already stay as they are,
 * those whose mail was sent are set anew.
 */
async function keepReminders(
  store: Store,
  { creator_id, program }: CreatorCaller,
  { subjects, moment, time_zone: zone }: BodyOf<typeof setReminders>,
  set_at: Date,
): Promise<void> {
  const { database } = store;
  const time_zone = zone ?? null;
  const [person] = await database
    .select({ email: creators.email, verified: creators.email_verified_at })
    .from(creators)
    .where(eq(creators.id, creator_id))
    .for('no key update');
  if (!person?.email || !person.verified || readMailAddress(person.email) === undefined)
    throw new ApiError('REMINDER_WITHOUT_ADDRESS');
  const found = await readSubjects(store, { program, creator_id }, subjects);
  const rows = subjects.map((subject) => {
    const moments = found.get(subjectKey(subject));
    if (!moments) throw new ApiError('REMINDER_SUBJECT_UNKNOWN', subject);
    const at = moments[moment];
    if (at === null || at <= set_at) throw new ApiError('REMINDER_TOO_LATE', subject);
    return {
      ...{ program_uuid: program.uuid, creator_id, moment, at, set_at, time_zone },
      ...{ subject_kind: subject.kind, subject_id: subject.id },
      due_at: reminderDue({ moment, at, set_at }),
    };
  });
  await database
    .insert(reminders)
    .values(rows)
    .onConflictDoUpdate({
      target: [
        reminders.creator_id,
        reminders.subject_kind,
        reminders.subject_id,
        reminders.moment,
      ],
      set: {
        ...{ at: sql`excluded.at`, due_at: sql`excluded.due_at`, set_at, time_zone },
        ...{ held_until: null, sent_at: null },
      },
      setWhere: sql`${reminders.sent_at} is not null`,
    });
  const own = await database.$count(reminders, eq(reminders.creator_id, creator_id));
  if (own > MOST) throw new ApiError('REMINDERS_FULL');
}

/** A person's reminders, the nearest first; those whose subject is gone have nothing to be called. */
async function presentReminders(
  store: Store,
  { creator_id, program }: CreatorCaller,
  locale: string,
): Promise<Reminder[]> {
  const rows = await store.database
    .select()
    .from(reminders)
    .where(eq(reminders.creator_id, creator_id))
    .orderBy(asc(reminders.at), asc(reminders.id));
  if (rows.length === 0) return [];
  const found = await readSubjects(store, { program, creator_id }, rows.map(subjectOf));
  return rows.flatMap((row) => {
    const subject = subjectOf(row);
    const named = found.get(subjectKey(subject));
    if (!named) return [];
    return [
      {
        ...{ id: row.id, subject, moment: row.moment, title: pickText(named.title, locale) },
        at: row.at?.toISOString() ?? null,
        due_at: row.due_at?.toISOString() ?? null,
        sent_at: row.sent_at?.toISOString() ?? null,
      },
    ];
  });
}

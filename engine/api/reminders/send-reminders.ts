import { mailStep } from '#domain/notifications/mail-moment.ts';
import { waitsUntil } from '#domain/reminders/reminder-time.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { lockCreator } from '../core/ledger/lock-creator.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { ApiServices } from '../http/services.ts';
import type { MailMessage } from '../mail/message-kinds.ts';
import { mailCreators } from '../mail/outbox.ts';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { reminders } from '../store/tables/reminders.ts';
import { followMoments } from './follow-moments.ts';
import type { ReminderRow } from './read-subjects.ts';
import { type ToldReminder, usefulReminders } from './useful-reminders.ts';

type Services = Pick<ApiServices, 'store' | 'programs' | 'now' | 'log'>;

/** People who are looked at together. */
const BATCH = 100;
const DAY = 86_400_000;
/** How long a reminder is kept after what it was of, and one that waits for a new date. */
const KEPT = 7 * DAY;
const KEPT_WITHOUT_DATE = 180 * DAY;

/**
 * Writes the mails of the reminders that are due. A person's are told in one transaction with what is
 * noted of it, under the lock of their row: each once, however many instances there are, and none lost
 * where a process ends.
 */
export async function sendReminders(services: Services): Promise<void> {
  const { store, now, log } = services;
  const at = now();
  await followMoments(store);
  let last: string | undefined;
  for (;;) {
    const people = await duePeople(store, at, last);
    for (const person of people) {
      last = person.creator_id;
      const program = services.programs.byUuid(person.program_uuid);
      // Of a program that is not served nobody knows whether anything is open.
      if (!program) continue;
      try {
        await store.transaction(() => remind(store, program, person.creator_id, at));
      } catch (error) {
        const { creator_id } = person;
        log.error({ err: error, creator_id }, 'A reminder could not be sent; it is tried again.');
      }
    }
    if (people.length < BATCH) break;
  }
  await forgetOld(store, at);
}

const isDue = (now: Date) =>
  and(
    isNull(reminders.sent_at),
    lte(reminders.due_at, now),
    or(isNull(reminders.held_until), lte(reminders.held_until, now)),
  );

/** Who has reminders that are due, in the order of their ids. */
function duePeople({ database }: Store, now: Date, after: string | undefined) {
  const { creator_id, program_uuid } = reminders;
  return database
    .selectDistinct({ creator_id, program_uuid })
    .from(reminders)
    .where(and(isDue(now), after === undefined ? undefined : gt(creator_id, after)))
    .orderBy(asc(creator_id))
    .limit(BATCH);
}

async function remind(
  store: Store,
  program: ApiProgram,
  creator_id: string,
  now: Date,
): Promise<void> {
  const { database } = store;
  const creator = await lockCreator(store, program.uuid, creator_id);
  const due = await database
    .select()
    .from(reminders)
    .where(and(eq(reminders.creator_id, creator_id), isDue(now)))
    .orderBy(asc(reminders.at), asc(reminders.id));
  const [person] = await database
    .select({ locale: creators.locale, timing: creators.mail_timing })
    .from(creators)
    .where(eq(creators.id, creator_id));
  if (due.length === 0 || !person) return;
  const useful = creator?.member
    ? await usefulReminders(store, { program, creator_id }, due, now)
    : [];
  const step = mailStep({ patience: 'quiet_hours', created_at: now }, person.timing, now);
  const heldUntil = ({ row }: ToldReminder): Date | undefined => {
    if (step.step !== 'wait' || row.at === null) return undefined;
    const latest = waitsUntil({ moment: row.moment, at: row.at });
    return latest === undefined || step.until <= latest ? step.until : undefined;
  };
  const [held, told] = [useful.filter(heldUntil), useful.filter((one) => !heldUntil(one))];
  for (const one of held)
    await database
      .update(reminders)
      .set({ held_until: heldUntil(one) })
      .where(eq(reminders.id, one.row.id));
  const messages = messagesOf(told, person.locale).map((message) => ({ creator_id, message }));
  const written = await mailCreators(store, program.uuid, messages);
  const sent = written === 0 ? [] : told;
  if (sent.length > 0)
    await database
      .update(reminders)
      .set({ sent_at: now })
      .where(inArray(reminders.id, idsOf(sent)));
  // What is of no use any more, or reaches nobody, is not tried again.
  const kept = new Set(idsOf([...held, ...sent]));
  const dropped = due.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  if (dropped.length > 0) await database.delete(reminders).where(inArray(reminders.id, dropped));
}

const idsOf = (told: readonly ToldReminder[]) => told.map(({ row }) => row.id);

/** One mail for what opens, or closes, at the same moment. */
function messagesOf(told: readonly ToldReminder[], locale: string): MailMessage[] {
  const together = Map.groupBy(told, ({ row }) => momentKey(row));
  return [...together.values()].flatMap((group): MailMessage[] => {
    const [first] = group;
    if (!first || first.row.at === null) return [];
    const { moment, at, time_zone } = first.row;
    return [
      {
        kind: 'reminder',
        params: {
          ...{ moment, at: at.toISOString() },
          titles: group.map(({ title }) => pickText(title, locale).slice(0, 500)),
          ...(time_zone === null ? {} : { time_zone }),
        },
      },
    ];
  });
}

const momentKey = ({ moment, at }: ReminderRow) => `${moment} ${at?.toISOString()}`;

async function forgetOld({ database }: Store, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await database
    .delete(reminders)
    .where(
      or(
        and(isNotNull(reminders.at), lt(reminders.at, before(KEPT)), isNotNull(reminders.sent_at)),
        and(isNull(reminders.at), lt(reminders.set_at, before(KEPT_WITHOUT_DATE))),
      ),
    );
}

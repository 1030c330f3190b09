import type { ReminderSubject } from '#contract/vocabulary/reminder-words.ts';
import { reminderDue } from '#domain/reminders/reminder-time.ts';
import { and, eq, isNull, type SQL, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { activations, influencerActivations } from '../store/tables/activations.ts';
import { quests } from '../store/tables/quests.ts';
import { reminders } from '../store/tables/reminders.ts';

/** Reminders that are changed in one statement. */
const BATCH = 1_000;

/** Where a reminder's moment is to be found, and what that is now; what left has none. */
const NOW_AT: Readonly<
  Record<ReminderSubject, { readonly from: SQL; readonly at: SQL<Date | null> }>
> = {
  quest: {
    from: sql`${quests} join ${activations} on ${activations.program_uuid} = ${quests.program_uuid}
        and ${activations.id} = ${quests.activation_id}
        where ${quests.program_uuid} = ${reminders.program_uuid} and ${quests.id} = ${reminders.subject_id}`,
    at: sql`case when ${quests.retired_at} is not null then null
        when ${reminders.moment} = 'opens' then coalesce(${quests.opens_at}, ${activations.opens_at})
        else coalesce(${quests.closes_at}, ${activations.closes_at}) end`,
  },
  activation: {
    from: sql`${activations}
        where ${activations.program_uuid} = ${reminders.program_uuid} and ${activations.id} = ${reminders.subject_id}`,
    at: sql`case when ${activations.retired_at} is not null then null
        when ${reminders.moment} = 'opens' then ${activations.opens_at}
        else ${activations.closes_at} end`,
  },
  // As `endOf` has it.
  enrolment: {
    from: sql`${influencerActivations} join ${activations}
        on ${activations.program_uuid} = ${influencerActivations.program_uuid}
        and ${activations.id} = ${influencerActivations.activation_id}
        where ${influencerActivations.id} = ${reminders.subject_id}`,
    at: sql`case when ${activations.retired_at} is not null then null
        when ${reminders.moment} = 'opens' then ${activations.opens_at}
        when ${influencerActivations.state} = 'offered'
          then least(${influencerActivations.expires_at}, ${activations.closes_at})
        when ${influencerActivations.state} = 'accepted'
          then least(${activations.closes_at}, (${activations.content} ->> 'due_at')::timestamptz)
        else null end`,
  },
};

/**
 * Has reminders whose mail is not sent follow the moments that they are of: a date that was moved
 * moves them, one that was taken away lets them rest until there is another.
 */
export async function followMoments(store: Store): Promise<void> {
  for (const kind of Object.keys(NOW_AT) as ReminderSubject[])
    while ((await followSome(store, kind)) === BATCH);
}

async function followSome({ database }: Store, kind: ReminderSubject): Promise<number> {
  const { from, at } = NOW_AT[kind];
  // A Date holds no more than milliseconds: a finer one would differ for ever.
  const found = sql<Date | null>`date_trunc('milliseconds', (select ${at} from ${from}))`;
  const moved = await database
    .select({
      id: reminders.id,
      moment: reminders.moment,
      set_at: reminders.set_at,
      at: found.mapWith(reminders.at),
    })
    .from(reminders)
    .where(
      and(
        eq(reminders.subject_kind, kind),
        isNull(reminders.sent_at),
        sql`${found} is distinct from ${reminders.at}`,
      ),
    )
    .orderBy(reminders.id)
    .limit(BATCH);
  for (const { id, ...asked } of moved) {
    const due_at = asked.at && reminderDue({ ...asked, at: asked.at });
    await database
      .update(reminders)
      .set({ at: asked.at, due_at, held_until: null })
      .where(and(eq(reminders.id, id), isNull(reminders.sent_at)));
  }
  return moved.length;
}

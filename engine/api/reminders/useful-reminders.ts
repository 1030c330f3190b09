import { windowState } from '#domain/quests/windows.ts';
import { isUnfinished } from '#domain/today/quest-steps.ts';
import { presentQuests } from '../core/quests/present-quests.ts';
import { readQuestBook } from '../core/quests/quest-book.ts';
import { readSnapshot } from '../core/quests/read-progress.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { and, eq, inArray } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { influencerActivations } from '../store/tables/activations.ts';
import { type ReminderRow, readSubjects, subjectKey, subjectOf } from './read-subjects.ts';

interface Whose {
  readonly program: ApiProgram;
  readonly creator_id: string;
}

/** What a reminder tells of. */
export interface ToldReminder {
  readonly row: ReminderRow;
  readonly title: Readonly<Record<string, string>>;
}

/**
 * The reminders that still are of use: what they are of is open, and not done by the person. One that
 * is late is sent as long as that holds.
 */
export async function usefulReminders(
  store: Store,
  whose: Whose,
  rows: readonly ReminderRow[],
  now: Date,
): Promise<readonly ToldReminder[]> {
  const subjects = await readSubjects(store, whose, rows.map(subjectOf));
  const quests = await unfinishedQuests(store, whose, rows, now);
  const had = await hadActivations(store, whose, rows);
  return rows.flatMap((row) => {
    const found = subjects.get(subjectKey(subjectOf(row)));
    if (!found) return [];
    const window = { opens_at: found.opens, closes_at: found.closes };
    if (windowState(window, now) !== 'open') return [];
    if (row.moment === 'closes' && found.closes === null) return [];
    if (row.subject_kind === 'quest' && !quests.has(row.subject_id)) return [];
    if (row.subject_kind === 'activation' && had.has(row.subject_id)) return [];
    return [{ row, title: found.title }];
  });
}

async function unfinishedQuests(
  store: Store,
  { program, creator_id }: Whose,
  rows: readonly ReminderRow[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const ids = new Set(idsOf(rows, 'quest'));
  if (ids.size === 0) return ids;
  const book = await readQuestBook(store, program.uuid);
  const progress = await readSnapshot(store, { program_uuid: program.uuid, creator_id, now });
  const quests = book.quests.filter(({ id }) => ids.has(id));
  const shown = presentQuests(book, quests, progress, { creator_id, program, locale: '', now });
  return new Set(shown.filter(isUnfinished).map(({ id }) => id));
}

/** Activations that the person took part in, or turned down. */
async function hadActivations(
  { database }: Store,
  { program, creator_id }: Whose,
  rows: readonly ReminderRow[],
): Promise<ReadonlySet<number>> {
  const ids = idsOf(rows, 'activation');
  if (ids.length === 0) return new Set();
  const { activation_id, state } = influencerActivations;
  const found = await database
    .select({ activation_id, state })
    .from(influencerActivations)
    .where(
      and(
        eq(influencerActivations.program_uuid, program.uuid),
        eq(influencerActivations.creator_id, creator_id),
        inArray(activation_id, ids),
      ),
    );
  return new Set(found.flatMap((row) => (row.state === 'offered' ? [] : [row.activation_id])));
}

const idsOf = (rows: readonly ReminderRow[], kind: ReminderRow['subject_kind']) =>
  rows.flatMap(({ subject_kind, subject_id }) => (subject_kind === kind ? [subject_id] : []));

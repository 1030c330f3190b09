import type { ReminderSubjectId } from '#contract/shapes/reminders.ts';
import type { ReminderMoment } from '#contract/vocabulary/reminder-words.ts';
import { endOf } from '#domain/today/enrolment-steps.ts';
import { selectEnrolments } from '../core/enrolments/enrolment-rows.ts';
import { presentEnrolment } from '../core/enrolments/present-enrolment.ts';
import { readQuestBook } from '../core/quests/quest-book.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { and, eq, inArray } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { influencerActivations } from '../store/tables/activations.ts';
import type { LocalizedText } from '../store/tables/columns.ts';
import type { reminders } from '../store/tables/reminders.ts';

export type ReminderRow = typeof reminders.$inferSelect;

/** What somebody can be reminded of: its moments are null where it has none, or is over for them. */
export type SubjectMoments = { readonly title: LocalizedText } & Readonly<
  Record<ReminderMoment, Date | null>
>;

/** Names a subject among those of one person. */
export const subjectKey = ({ kind, id }: ReminderSubjectId) => `${kind} ${id}`;

export const subjectOf = ({ subject_kind, subject_id }: ReminderRow): ReminderSubjectId => ({
  kind: subject_kind,
  id: subject_id,
});

/** The subjects that there are for a person, by their keys. */
export async function readSubjects(
  store: Store,
  { program, creator_id }: { readonly program: ApiProgram; readonly creator_id: string },
  subjects: readonly ReminderSubjectId[],
): Promise<ReadonlyMap<string, SubjectMoments>> {
  const book = await readQuestBook(store, program.uuid);
  const enrolments = await readEnrolments(
    store,
    { program, creator_id },
    subjects.flatMap(({ kind, id }) => (kind === 'enrolment' ? [id] : [])),
  );
  const found = subjects.flatMap((subject): [string, SubjectMoments][] => {
    const { kind, id } = subject;
    if (kind === 'enrolment') {
      const moments = enrolments.get(id);
      return moments ? [[subjectKey(subject), moments]] : [];
    }
    const row = kind === 'quest' ? book.questById.get(id) : book.activations.get(id);
    if (!row || row.retired_at !== null) return [];
    const { title, opens_at: opens, closes_at: closes } = row;
    return [[subjectKey(subject), { title, opens, closes }]];
  });
  return new Map(found);
}

async function readEnrolments(
  store: Store,
  { program, creator_id }: { readonly program: ApiProgram; readonly creator_id: string },
  ids: readonly number[],
): Promise<ReadonlyMap<number, SubjectMoments>> {
  if (ids.length === 0) return new Map();
  const rows = await selectEnrolments(store).where(
    and(
      eq(influencerActivations.program_uuid, program.uuid),
      eq(influencerActivations.creator_id, creator_id),
      inArray(influencerActivations.id, [...ids]),
    ),
  );
  return new Map(
    rows.map(({ row, activation }) => {
      const presented = presentEnrolment(row, activation, [], {
        ...{ program, locale: '', now: new Date(0) },
      });
      const going = row.state === 'offered' || row.state === 'accepted';
      const end = going && activation.retired_at === null ? endOf(presented) : null;
      const { title, opens_at: opens } = activation;
      return [row.id, { title, opens, closes: end === null ? null : new Date(end) }];
    }),
  );
}

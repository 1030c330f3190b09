import type { ModerationReason } from '#contract/shapes/moderation.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../http/cursor.ts';
import { and, count, desc, eq, inArray, lt, ne, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { bingoBoards } from '../store/tables/bingo.ts';
import { reports } from '../store/tables/moderation.ts';

type ReportRow = typeof reports.$inferSelect;
/** What a report is about. */
export type Subject = Pick<ReportRow, 'program_uuid' | 'subject_kind' | 'subject_id'>;

/** Open reports of one subject that are kept: more of them say nothing more. */
const MOST_OPEN = 100;

const ofSubject = ({ program_uuid, subject_kind, subject_id }: Subject) =>
  and(
    eq(reports.program_uuid, program_uuid),
    eq(reports.subject_kind, subject_kind),
    eq(reports.subject_id, subject_id),
    eq(reports.state, 'open'),
  );

/** Keeps a report; the same reporter's second one, while the first is open, changes nothing. */
export async function fileReport(
  { database }: Store,
  subject: Subject,
  complaint: {
    readonly reason_code: ModerationReason;
    readonly note?: string | undefined;
    /** The reporter's fingerprints: the first is kept. */
    readonly reporters: readonly [string, ...string[]];
    readonly at: Date;
  },
): Promise<void> {
  const [open] = await database.select({ count: count() }).from(reports).where(ofSubject(subject));
  if ((open?.count ?? 0) >= MOST_OPEN) return;
  const { reason_code, note = null, reporters, at } = complaint;
  const [reporter, ...earlier] = reporters;
  if (earlier.length > 0) {
    const theirs = and(ofSubject(subject), inArray(reports.reporter, earlier));
    if ((await database.$count(reports, theirs)) > 0) return;
  }
  await database
    .insert(reports)
    .values({ ...subject, reason_code, note, reporter, reported_at: at })
    .onConflictDoNothing();
}

/** Settles the open reports of a subject; run it in the transaction that takes the subject down. */
export async function upholdReports({ database }: Store, subject: Subject, at: Date) {
  await database.update(reports).set({ state: 'upheld', settled_at: at }).where(ofSubject(subject));
}

interface ReportsQuery {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
  readonly state?: ReportRow['state'] | undefined;
}

/** A page of a program's reports, newest first, with what the subjects show now. */
export async function readReportsPage(
  { database }: Store,
  program_uuid: string,
  { cursor, limit = PAGE_SIZE, state }: ReportsQuery,
) {
  const [before] = cursor === undefined ? [] : readCursor(cursor, ['number']);
  const found = await database
    .select({ report: reports, title: bingoBoards.title, name: creators.display_name })
    .from(reports)
    .leftJoin(
      bingoBoards,
      and(
        eq(reports.subject_kind, 'bingo_board'),
        eq(bingoBoards.program_uuid, reports.program_uuid),
        sql`${bingoBoards.id}::text = ${reports.subject_id}`,
      ),
    )
    .leftJoin(
      creators,
      and(
        eq(reports.subject_kind, 'creator'),
        eq(creators.program_uuid, reports.program_uuid),
        ne(creators.status, 'deleted'),
        sql`${creators.id}::text = ${reports.subject_id}`,
      ),
    )
    .where(
      and(
        eq(reports.program_uuid, program_uuid),
        state === undefined ? undefined : eq(reports.state, state),
        before === undefined ? undefined : lt(reports.id, before),
      ),
    )
    .orderBy(desc(reports.id))
    .limit(limit + 1);
  const { rows, next_cursor } = cutPage(found, limit, ({ report }) => [report.id]);
  return {
    items: rows.map(({ report, title, name }) => ({
      id: report.id,
      subject_kind: report.subject_kind,
      subject_id: report.subject_id,
      shown: title ? pickText(title, DEFAULT_LOCALE) : name,
      reason_code: report.reason_code,
      note: report.note,
      state: report.state,
      reported_at: report.reported_at.toISOString(),
      settled_at: report.settled_at?.toISOString() ?? null,
    })),
    next_cursor,
  };
}

import type { ModerationReason, TakenDown } from '#contract/shapes/moderation.ts';
import type { AuditSubjectKind } from '#contract/shapes/reviews.ts';
import { MOST_CAMPAIGN_BOARD } from '#domain/bingo/board-number.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { forgetPicture } from '../core/pictures/keep-picture.ts';
import { ApiError } from '../http/api-error.ts';
import { and, eq, gt, ne } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { bingoBoards } from '../store/tables/bingo.ts';
import { reports } from '../store/tables/moderation.ts';
import { upholdReports } from './reports.ts';

/** Which operator does it, in which program and call, and when. */
export interface Moderator {
  readonly program_uuid: string;
  readonly operator_id: string;
  readonly request_id: string;
  readonly at: Date;
}

export interface Removal {
  readonly reason_code: ModerationReason;
  readonly note: string;
}

/** What is kept of a removal, and shown to whom it concerns. */
export const asKept = ({ reason_code, note }: Removal, at: Date): TakenDown => ({
  reason_code,
  note,
  at: at.toISOString(),
});

/** Records what a moderator did, in the running transaction. */
export function audit(
  store: Store,
  { program_uuid, operator_id, request_id }: Moderator,
  entry: {
    readonly action: string;
    readonly subject_kind: AuditSubjectKind;
    readonly subject_id: string | number;
    readonly details?: Readonly<Record<string, unknown>>;
  },
) {
  const actor = { actor_kind: 'operator', actor_id: operator_id } as const;
  return writeAudit(store, { program_uuid, ...actor, ...entry, request_id });
}

/** Boards of the campaign itself are taken out of its manifest instead. */
const isMembersBoard = (program_uuid: string, id: number) =>
  and(
    eq(bingoBoards.program_uuid, program_uuid),
    eq(bingoBoards.id, id),
    gt(bingoBoards.id, MOST_CAMPAIGN_BOARD),
  );

async function setTakenDown(
  { database }: Store,
  program_uuid: string,
  id: number,
  taken_down: TakenDown | null,
) {
  const changed = await database
    .update(bingoBoards)
    .set({ taken_down })
    .where(isMembersBoard(program_uuid, id))
    .returning({ id: bingoBoards.id });
  if (changed.length === 0) throw new ApiError('BINGO_BOARD_UNKNOWN');
}

/** Takes down a creator's board. @throws ApiError BINGO_BOARD_UNKNOWN */
export async function takeDownBoard(
  store: Store,
  moderator: Moderator,
  id: number,
  removal: Removal,
): Promise<void> {
  const { program_uuid, at } = moderator;
  const subject = { subject_kind: 'bingo_board', subject_id: String(id) } as const;
  await store.transaction(async () => {
    await setTakenDown(store, program_uuid, id, asKept(removal, at));
    await upholdReports(store, { program_uuid, ...subject }, at);
    const details = { ...removal };
    await audit(store, moderator, { action: 'bingo_board.take_down', ...subject, details });
  });
}

/** Shows a board again. @throws ApiError BINGO_BOARD_UNKNOWN */
export async function restoreBoard(store: Store, moderator: Moderator, id: number): Promise<void> {
  const subject = { subject_kind: 'bingo_board', subject_id: id } as const;
  await store.transaction(async () => {
    await setTakenDown(store, moderator.program_uuid, id, null);
    await audit(store, moderator, { action: 'bingo_board.restore', ...subject });
  });
}

/**
 * Replaces a creator's name and removes the picture, until the creator chooses others.
 * @returns the name that others see now
 * @throws ApiError CREATOR_UNKNOWN
 */
export async function takeDownName(
  store: Store,
  moderator: Moderator,
  creator_id: string,
  removal: Removal,
): Promise<string> {
  const { program_uuid, at } = moderator;
  const display_name = `Creator ${creator_id.slice(0, 8)}`;
  const subject = { subject_kind: 'creator', subject_id: creator_id } as const;
  await store.transaction(async () => {
    const changed = await store.database
      .update(creators)
      .set({
        display_name,
        picture_url: null,
        name_taken_down: asKept(removal, at),
        updated_at: at,
      })
      .where(
        and(
          eq(creators.id, creator_id),
          eq(creators.program_uuid, program_uuid),
          ne(creators.status, 'deleted'),
        ),
      )
      .returning({ id: creators.id });
    if (changed.length === 0) throw new ApiError('CREATOR_UNKNOWN');
    await forgetPicture(store, creator_id);
    await upholdReports(store, { program_uuid, ...subject }, at);
    const details = { ...removal };
    await audit(store, moderator, { action: 'creator.take_down_name', ...subject, details });
  });
  return display_name;
}

/** Settles a report, nothing else. @throws ApiError REPORT_UNKNOWN also of a settled one */
export async function dismissReport(store: Store, moderator: Moderator, id: number): Promise<void> {
  const { program_uuid, at } = moderator;
  await store.transaction(async () => {
    const [dismissed] = await store.database
      .update(reports)
      .set({ state: 'dismissed', settled_at: at })
      .where(
        and(eq(reports.id, id), eq(reports.program_uuid, program_uuid), eq(reports.state, 'open')),
      )
      .returning();
    if (!dismissed) throw new ApiError('REPORT_UNKNOWN');
    const { subject_kind, subject_id } = dismissed;
    const subject = { subject_kind, subject_id, details: { report_id: id } };
    await audit(store, moderator, { action: 'report.dismiss', ...subject });
  });
}

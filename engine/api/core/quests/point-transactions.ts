import type { z } from 'zod';
import type { pointTransaction } from '#contract/shapes/points.ts';
import { direction } from '#domain/locales/negotiate-locale.ts';
import { periodText } from '#domain/quests/period-text.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../../http/cursor.ts';
import { and, desc, eq, inArray, lt } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { bingoBoards } from '../../store/tables/bingo.ts';
import type { LocalizedText } from '../../store/tables/columns.ts';
import { pointTransactions } from '../../store/tables/ledger.ts';
import type { PointReason } from '../ledger/post-points.ts';
import type { QuestBook } from './quest-book.ts';

export type PointTransaction = z.infer<typeof pointTransaction>;

/** Whose ledger is read, of which activation. */
export interface LedgerPart {
  readonly creator_id: string;
  readonly activation_id: number;
}

interface Asked {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
  /** In which language reasons are told. */
  readonly locale: string;
}

/** A creator's ledger of one activation, newest first; `book` is their program's. */
export async function readTransactions(
  store: Store,
  book: QuestBook,
  { creator_id, activation_id }: LedgerPart,
  { cursor, limit = PAGE_SIZE, locale }: Asked,
): Promise<{ items: PointTransaction[]; next_cursor: string | null }> {
  const [before] = cursor === undefined ? [] : readCursor(cursor, ['number']);
  const rows = await store.database
    .select()
    .from(pointTransactions)
    .where(
      and(
        eq(pointTransactions.creator_id, creator_id),
        eq(pointTransactions.activation_id, activation_id),
        ...(before === undefined ? [] : [lt(pointTransactions.id, before)]),
      ),
    )
    .orderBy(desc(pointTransactions.id))
    .limit(limit + 1);
  const page = cutPage(rows, limit, ({ id }) => [id]);
  const boards = await readBoardTitles(store, book.program_uuid, page.rows);
  return {
    items: page.rows.map(({ id, amount, balance_after, source_kind, reason, at }) => ({
      id,
      activation_id,
      amount,
      balance_after,
      source_kind,
      why: explain(book, boards, reason, locale),
      quest_id: (reason as PointReason).quest_id ?? null,
      reward_id: (reason as PointReason).reward_id ?? null,
      at: at.toISOString(),
    })),
    next_cursor: page.next_cursor,
  };
}

/** Where one reads from the right, a title from the left must not take the next number with it. */
const isolated = (text: string, locale: string): string =>
  direction(locale) === 'rtl' ? `\u2068${text}\u2069` : text;

/** Titles of the bingo boards that entries are of, by their numbers. */
async function readBoardTitles(
  { database }: Store,
  program_uuid: string,
  entries: readonly { readonly reason: PointReason }[],
): Promise<ReadonlyMap<number, { readonly title: LocalizedText }>> {
  const ids = [...new Set(entries.flatMap(({ reason }) => reason.bingo_board_id ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: bingoBoards.id, title: bingoBoards.title })
    .from(bingoBoards)
    .where(and(eq(bingoBoards.program_uuid, program_uuid), inArray(bingoBoards.id, ids)));
  return new Map(rows.map(({ id, title }) => [id, { title }]));
}

/** In the reader's language: what it was for, of a repeated quest which time; or what was noted. */
function explain(
  book: QuestBook,
  boards: ReadonlyMap<number, { readonly title: LocalizedText }>,
  reason: PointReason,
  locale: string,
): string {
  const quest = book.questById.get(reason.quest_id ?? 0);
  const reward = book.rewards.get(reason.reward_id ?? 0);
  const subject = quest ?? reward ?? boards.get(reason.bingo_board_id ?? 0);
  const time = reason.period === undefined ? undefined : periodText(reason.period, locale);
  return [subject && pickText(subject.title, locale), time, reason.note]
    .filter((part) => part !== undefined)
    .map((part) => isolated(part, locale))
    .join(' · ');
}

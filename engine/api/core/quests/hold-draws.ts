import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lte, notExists, sql } from '../../store/drizzle.ts';
import { presentStatus } from '../../store/present-status.ts';
import type { Store } from '../../store/store.ts';
import { questDraws, quests } from '../../store/tables/quests.ts';
import { forgetQuestBook } from './quest-book.ts';

/** So long after its moment a draw is held: batches that were at work at that moment have ended. */
export const DRAW_DELAY = 60_000;

export interface DueDraw {
  readonly program_uuid: string;
  /** Of the quest. */
  readonly id: number;
  readonly winners: number | null;
}

/** The draws whose moment has come and that are not held. */
export async function findDueDraws({ database }: Store, now: Date): Promise<readonly DueDraw[]> {
  return database
    .select({ program_uuid: quests.program_uuid, id: quests.id, winners: quests.winners })
    .from(quests)
    .where(
      and(
        eq(quests.kind, 'draw'),
        isNull(quests.retired_at),
        lte(quests.draw_at, new Date(now.getTime() - DRAW_DELAY)),
        notExists(
          database
            .select({ held: sql`1` })
            .from(questDraws)
            .where(
              and(
                eq(questDraws.program_uuid, quests.program_uuid),
                eq(questDraws.quest_id, quests.id),
              ),
            ),
        ),
      ),
    );
}

/**
 * Holds a draw that is due, once however many servers try. @returns whether it was held here
 *
 * Draws among the members who completed the quest. Who comes first is decided by the SHA-256 of
 * `<seed>:<creator_id>`, the lowest ones win: with seed and entries anybody can draw again.
 */
export async function holdDraw(
  store: Store,
  { program_uuid, id, winners }: DueDraw,
  now: Date,
): Promise<boolean> {
  const seed = randomBytes(16).toString('hex');
  const { rowCount } = await store.database.execute(sql`
    with entry as (
      select creators.id, sha256(convert_to(${seed}::text || ':' || creators.id::text, 'UTF8')) as lot
      from quest_progress join creators on creators.id = quest_progress.creator_id
      where quest_progress.program_uuid = ${program_uuid} and quest_progress.quest_id = ${id}
        and quest_progress.state = 'completed'
        and ${presentStatus} = 'active' and creators.member_since is not null
    ), winner as (
      select id, lot from entry order by lot limit ${winners ?? 0}
    )
    insert into quest_draws (program_uuid, quest_id, period, seed, entries, winners, drawn_at)
    select ${program_uuid}::uuid, ${id}::int, 'once', ${seed}::text,
      (select count(*)::int from entry),
      (select coalesce(jsonb_agg(id order by lot), '[]'::jsonb) from winner),
      ${now.toISOString()}::timestamptz
    on conflict do nothing`);
  if (rowCount > 0) store.afterCommit(() => forgetQuestBook(store, program_uuid));
  return rowCount > 0;
}

import { and, asc, eq, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { activations } from '../../store/tables/activations.ts';
import { rewards } from '../../store/tables/ledger.ts';
import { programs } from '../../store/tables/programs.ts';
import { questDraws, questGroups, quests } from '../../store/tables/quests.ts';

/** How long a book is used before the store is asked whether it changed, in milliseconds. */
const KEPT = 1_000;
const KEPT_BOOKS = 500;

/** A quest; its window is its season's where it has none of its own. */
export type BookQuest = typeof quests.$inferSelect;
export type BookGroup = typeof questGroups.$inferSelect;

/** What a program's campaign says of quests, and the draws that were held. Retired ones included. */
export interface QuestBook {
  readonly program_uuid: string;
  /** In the order in which they are shown. */
  readonly quests: readonly BookQuest[];
  readonly groups: readonly BookGroup[];
  readonly questById: ReadonlyMap<number, BookQuest>;
  /** Without retired ones. */
  readonly questsByMetric: ReadonlyMap<string, readonly BookQuest[]>;
  readonly activations: ReadonlyMap<number, typeof activations.$inferSelect>;
  readonly rewards: ReadonlyMap<number, typeof rewards.$inferSelect>;
  readonly draws: ReadonlyMap<number, HeldDraw>;
}

export interface HeldDraw {
  readonly drawn_at: Date;
  readonly winners: ReadonlySet<string>;
}

interface KeptBook {
  readonly book: QuestBook;
  readonly version: string;
  checked: number;
}

const kept = new WeakMap<Store, Map<string, KeptBook>>();

/**
 * The quests of a program. They change when a campaign is applied, seldom, and are read by every
 * call: so they are kept in memory, at most a second out of date.
 */
export async function readQuestBook(store: Store, program_uuid: string): Promise<QuestBook> {
  const books = kept.get(store) ?? new Map<string, KeptBook>();
  kept.set(store, books);
  const known = books.get(program_uuid);
  if (known && performance.now() - known.checked < KEPT) return known.book;
  const checked = performance.now();
  const version = await readVersion(store, program_uuid);
  if (known?.version === version) {
    known.checked = checked;
    return known.book;
  }
  const book = await loadBook(store, program_uuid);
  if (books.size >= KEPT_BOOKS) books.clear();
  books.set(program_uuid, { book, version, checked });
  return book;
}

/** The next read looks at the store. Call it after the commit. */
export function forgetQuestBook(store: Store, program_uuid: string): void {
  kept.get(store)?.delete(program_uuid);
}

async function readVersion({ database }: Store, program_uuid: string): Promise<string> {
  const [row] = await database
    .select({
      hash: programs.campaign_hash,
      applied: programs.applied_at,
      draws: sql<number>`(select count(*)::int from quest_draws where program_uuid = ${program_uuid})`,
    })
    .from(programs)
    .where(eq(programs.uuid, program_uuid));
  return row ? `${row.hash} ${row.applied.getTime()} ${row.draws}` : '';
}

async function loadBook({ database }: Store, program_uuid: string): Promise<QuestBook> {
  const offered = await database
    .select()
    .from(activations)
    .where(eq(activations.program_uuid, program_uuid));
  const groups = await database
    .select()
    .from(questGroups)
    .where(eq(questGroups.program_uuid, program_uuid))
    .orderBy(asc(questGroups.position), asc(questGroups.id));
  const listed = await database
    .select({ quest: quests })
    .from(quests)
    .innerJoin(
      questGroups,
      and(eq(questGroups.program_uuid, quests.program_uuid), eq(questGroups.id, quests.group_id)),
    )
    .where(eq(quests.program_uuid, program_uuid))
    .orderBy(asc(questGroups.position), asc(quests.position), asc(quests.id));
  const given = await database.select().from(rewards).where(eq(rewards.program_uuid, program_uuid));
  const held = await database
    .select()
    .from(questDraws)
    .where(eq(questDraws.program_uuid, program_uuid));

  const activationById = new Map(offered.map((activation) => [activation.id, activation]));
  const shown = listed.map(({ quest }) => {
    const season = activationById.get(quest.activation_id);
    return {
      ...quest,
      opens_at: quest.opens_at ?? season?.opens_at ?? null,
      closes_at: quest.closes_at ?? season?.closes_at ?? null,
    };
  });
  return {
    program_uuid,
    quests: shown,
    groups,
    questById: new Map(shown.map((quest) => [quest.id, quest])),
    questsByMetric: Map.groupBy(
      shown.filter(({ retired_at }) => retired_at === null),
      ({ metric }) => metric,
    ),
    activations: activationById,
    rewards: new Map(given.map((reward) => [reward.id, reward])),
    draws: new Map(
      held.map(({ quest_id, drawn_at, winners }) => [
        quest_id,
        { drawn_at, winners: new Set(winners) },
      ]),
    ),
  };
}

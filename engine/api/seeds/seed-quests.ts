import { and, eq, inArray } from 'drizzle-orm';
import { ACCEPTED_CONTENT } from '#contract/programs/campaign.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { countEvents, type EventReport } from '../quest-engine/count-events.ts';
import { type BookQuest, readQuestBook } from '../quest-engine/quest-book.ts';
import { claimQuests } from '../quests/claim-quests.ts';
import type { Store } from '../store/store.ts';
import { questProgress } from '../store/tables/quests.ts';
import { type Dice, rollDice } from './dice.ts';
import type { SeededCreator } from './seed-accounts.ts';

const DAY = 86_400_000;
const LONGEST_AGO = 12 * DAY;
/** Reports of one kind of thing that a person did. */
const TIMES = 2;
/** Who has claimed what they completed; the others have it waiting for them. */
const CLAIMERS = 14;

/**
 * Has the sample members do something for every quest that back ends report on, by the way that
 * all events count, and some of them claim what they completed. In the running transaction.
 */
export async function seedQuests(
  store: Store,
  program: ApiProgram,
  members: readonly SeededCreator[],
  now: Date,
): Promise<void> {
  const { questsByMetric } = await readQuestBook(store, program.uuid);
  const dice = rollDice(`${program.slug}:quests`);
  const quests = [...questsByMetric.values()]
    .flat()
    .filter(({ metric, kind }) => metric !== ACCEPTED_CONTENT && kind !== 'shared_goal');
  const events = members.flatMap((member) =>
    quests.flatMap((quest) => eventsFor(quest, member, dice, now)),
  );
  if (events.length === 0) return;
  await countEvents(store, program, events, { reported_by: 'samples', now });
  await claimCompleted(store, program, members.slice(0, CLAIMERS), now);
}

function eventsFor(
  quest: BookQuest,
  { id, diligence }: SeededCreator,
  dice: Dice,
  now: Date,
): EventReport[] {
  const done = quest.target * (0.2 + 1.4 * diligence) * (0.6 + 0.8 * dice.roll());
  // What is done each day or week counts for that day or week alone.
  const parts = quest.repeat === 'once' ? TIMES : 1;
  const value = quest.target < TIMES ? 1 : Math.round(done / parts);
  const times = quest.target < TIMES ? Math.round(done) : TIMES;
  const since = Math.max(now.getTime() - LONGEST_AGO, quest.opens_at?.getTime() ?? 0);
  const until = Math.min(now.getTime(), (quest.closes_at?.getTime() ?? Number.MAX_VALUE) - 1);
  if (value < 1 || since >= until) return [];
  return Array.from({ length: Math.min(times, TIMES) }, (_, time) => ({
    creator: id,
    metric: quest.metric,
    value,
    source_id: `sample:${quest.id}:${id}:${time}`,
    platform: dice.roll() < 0.95 ? (quest.platforms?.[0] ?? null) : 'kick',
    hashtags: quest.hashtags ?? [],
    content_type: quest.content_types?.[0] ?? null,
    occurred_at: new Date(since + Math.floor(dice.roll() * (until - since))),
  }));
}

async function claimCompleted(
  store: Store,
  program: ApiProgram,
  members: readonly SeededCreator[],
  now: Date,
): Promise<void> {
  const { questById } = await readQuestBook(store, program.uuid);
  const completed = await store.database
    .selectDistinct({ creator_id: questProgress.creator_id, quest_id: questProgress.quest_id })
    .from(questProgress)
    .where(
      and(
        eq(questProgress.program_uuid, program.uuid),
        eq(questProgress.state, 'completed'),
        inArray(
          questProgress.creator_id,
          members.map(({ id }) => id),
        ),
      ),
    );
  const due = new Map<string, Set<number>>();
  for (const { creator_id, quest_id } of completed) {
    const quest = questById.get(quest_id);
    if (quest?.kind !== 'individual') continue;
    const seasons = due.get(creator_id) ?? new Set();
    due.set(creator_id, seasons.add(quest.activation_id));
  }
  for (const [creator_id, seasons] of due)
    for (const activation_id of seasons) {
      const caller = { kind: 'creator', creator_id, session_id: 'samples', program } as const;
      await claimQuests(store, caller, { activation_id, quest_id: undefined, now });
    }
}

import { ACCEPTED_CONTENT } from '#contract/programs/campaign.ts';
import { periodAt } from '#domain/quests/periods.ts';
import { countEvents, type EventReport } from '../core/quests/count-events.ts';
import { type BookQuest, readQuestBook } from '../core/quests/quest-book.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { claimQuests } from '../quests/claim-quests.ts';
import { and, eq, inArray } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { questProgress } from '../store/tables/quests.ts';
import { type Dice, rollDice } from './dice.ts';
import type { SeededCreator } from './seed-accounts.ts';

const DAY = 86_400_000;
const LONGEST_AGO = 16 * DAY;
/** Reports of one kind of thing that a person did. */
const TIMES = 2;
/** Who claims what they completed; the others have it waiting for them. */
const CLAIMERS = 14;
/** Things are reported, and claimed by some, once in so long. */
const BETWEEN = 2 * DAY;
/** How likely somebody is there to claim then. */
const LOOKS_IN = 0.6;

/**
 * Has the sample members do something for every quest that back ends report on, by the way that
 * all events count: one report after another, and some of them claim on the way what they
 * completed. In the running transaction.
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
  const daily = new Set(
    quests.filter(({ repeat }) => repeat === 'daily').map(({ metric }) => metric),
  );
  const today = periodAt('daily', now);
  // What can be done each day is still ahead of everybody, at whatever hour samples are made.
  const events = members
    .flatMap((member) => quests.flatMap((quest) => eventsFor(quest, member, dice, now)))
    .filter(
      ({ metric, occurred_at }) => !daily.has(metric) || periodAt('daily', occurred_at) !== today,
    );
  const visits = Map.groupBy(events, (event) => Math.floor(event.occurred_at.getTime() / BETWEEN));
  for (const [visit, done] of [...visits].sort(([one], [other]) => one - other)) {
    const reported = Math.max(...done.map(({ occurred_at }) => occurred_at.getTime()));
    await countEvents(store, program, done, new Date(reported));
    const end = Math.min(now.getTime(), (visit + 1) * BETWEEN - 1);
    const claimed = reported + Math.floor(dice.roll() * (end - reported));
    const present = members.slice(0, CLAIMERS).filter(() => dice.roll() < LOOKS_IN);
    await claimCompleted(store, program, present, new Date(claimed));
  }
}

/** Has those who claim do so with what still waits for them. In the running transaction. */
export function seedLastClaims(
  store: Store,
  program: ApiProgram,
  members: readonly SeededCreator[],
  now: Date,
): Promise<void> {
  return claimCompleted(store, program, members.slice(0, CLAIMERS), now);
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
    reported_by: 'samples',
  }));
}

async function claimCompleted(
  store: Store,
  program: ApiProgram,
  members: readonly SeededCreator[],
  now: Date,
): Promise<void> {
  if (members.length === 0) return;
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

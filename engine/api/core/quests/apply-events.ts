import type { NotCountedReason } from '#contract/shapes/metric-events.ts';
import { advanceProgress, FIRST_PERIOD } from '#domain/quests/advance-progress.ts';
import { type ReportedEvent, refusedByQuest, refusedForAll } from '#domain/quests/event-rules.ts';
import { ONCE, periodAt } from '#domain/quests/periods.ts';
import type { ApiProgram } from '../../http/program-directory.ts';
import type { Store } from '../../store/store.ts';
import { notifyProgress, type ProgressChange } from '../events/notify-progress.ts';
import { type EventCreator, readAgreements } from './event-creators.ts';
import {
  addToTotals,
  OPEN,
  type ProgressRow,
  progressKey,
  readProgress,
  readReached,
  writeProgress,
} from './progress-rows.ts';
import type { BookQuest, QuestBook } from './quest-book.ts';

/** What became of an event: for one quest, or for all where `quest_id` is null. */
export interface Outcome {
  readonly quest_id: number | null;
  readonly counted: boolean;
  readonly reason_code: NotCountedReason | null;
}

/** An event, and the quests that it may move. */
export interface Candidate {
  readonly event: ReportedEvent & { readonly value: number };
  /** Locked; undefined where nobody of that name is in the program. */
  readonly creator: EventCreator | undefined;
  readonly quests: readonly BookQuest[];
  /** Reasons that an accepted appeal sets aside. */
  readonly ignored?: ReadonlySet<string>;
}

export interface Application {
  /** Keeps what became of each event. */
  readonly record: (outcomes: readonly (readonly Outcome[])[]) => Promise<void>;
  readonly now: Date;
}

export const isCounted = (outcomes: readonly Outcome[]) => outcomes.some(({ counted }) => counted);

/**
 * Judges events and advances what they move: progress of the creators, totals of shared goals. In
 * the running transaction, which holds the creators' locks. The order of events does not matter
 * other than for what was claimed or reached before.
 * @returns the outcomes of each event
 */
export async function applyEvents(
  store: Store,
  program: ApiProgram,
  book: QuestBook,
  candidates: readonly Candidate[],
  { record, now }: Application,
): Promise<readonly (readonly Outcome[])[]> {
  const checked = candidates.map((candidate) => ({ candidate, refused: refusal(candidate) }));
  const moving = checked.flatMap(({ candidate: { creator, event, quests }, refused }) =>
    creator && !refused ? quests.map((quest) => ({ creator_id: creator.id, quest, event })) : [],
  );
  const moved = [...new Set(moving.map(({ quest }) => quest))];
  const progress = await readProgress(
    store,
    moving.flatMap(({ creator_id, quest, event }) => {
      const { id: quest_id, repeat } = quest;
      const period = repeat === 'always' ? undefined : periodAt(repeat, event.occurred_at);
      const before = quest.prerequisites.map((id) => ({ creator_id, quest_id: id, period: ONCE }));
      return [{ creator_id, quest_id, period }, ...before];
    }),
  );
  const agreements = moved.some((quest) => quest.agreements.length > 0)
    ? await readAgreements(store, program, [...new Set(moving.map((one) => one.creator_id))])
    : new Map<string, ReadonlySet<string>>();
  const shared = moved.filter(({ kind }) => kind === 'shared_goal');
  const reached = await readReached(
    store,
    book.program_uuid,
    shared.map(({ id }) => id),
  );

  const advance = new Advance(progress);
  const unlocked = (creator_id: string, { prerequisites }: BookQuest) =>
    prerequisites.every((id) => {
      const quest = book.questById.get(id);
      // What left the campaign bars nobody.
      if (!quest || quest.retired_at !== null) return true;
      return isCompleted(progress, creator_id, id) || advance.completes(creator_id, quest);
    });
  const outcomes = checked.map(({ candidate: { creator, event, quests, ignored }, refused }) => {
    if (!creator || refused) return [outcome(null, refused ?? 'creator_unknown')];
    const judged = quests.map((quest) => {
      const standing = {
        unlocked: unlocked(creator.id, quest),
        agreements: agreements.get(creator.id) ?? new Set(),
        claimed: advance.isClaimed(creator.id, quest, event.occurred_at),
        reached_at: reached.get(quest.id) ?? null,
        now,
      };
      return { quest, reason: refusedByQuest(asked(quest, program), event, standing, ignored) };
    });
    // After all are judged: what completes a quest does not count for the one that it unlocks.
    for (const { quest, reason } of judged)
      if (reason === undefined) advance.add(creator.id, quest, event);
    return judged.map(({ quest, reason }) => outcome(quest.id, reason));
  });
  await record(outcomes);
  const changes = advance.changes(now);
  const rows = changes.map(({ row }) => row);
  await writeProgress(store, book.program_uuid, rows, now);
  await notifyProgress(store, changes);
  // Last: all who add to a shared goal wait for one row, from here to the commit.
  await addToTotals(store, book.program_uuid, advance.totals(), now);
  return outcomes;
}

/** Whether a quest that is done once was completed before. */
function isCompleted(
  progress: ReadonlyMap<string, ProgressRow>,
  creator_id: string,
  quest_id: number,
): boolean {
  const state = progress.get(progressKey(creator_id, quest_id, ONCE))?.state;
  return state !== undefined && state !== 'in_progress';
}

/** Agreements that the program does not ask for are nobody's to accept. */
function asked(quest: BookQuest, { agreementVersions }: ApiProgram): BookQuest {
  const agreements = quest.agreements.filter((name) => agreementVersions[name] !== undefined);
  return agreements.length === quest.agreements.length ? quest : { ...quest, agreements };
}

/** Why an event counts for nothing at all. */
function refusal({ creator, event, quests, ignored }: Candidate): NotCountedReason | undefined {
  if (!creator) return 'creator_unknown';
  return (
    refusedForAll(event, creator.member, ignored) ?? (quests.length === 0 ? 'no_quest' : undefined)
  );
}

function outcome(quest_id: number | null, reason: NotCountedReason | undefined): Outcome {
  return { quest_id, counted: reason === undefined, reason_code: reason ?? null };
}

interface Sum {
  readonly creator_id: string;
  readonly quest: BookQuest;
  readonly key: string;
  readonly period: string;
  value: number;
}

/** Adds up what counts, so that each row is written once. */
class Advance {
  readonly #progress: ReadonlyMap<string, ProgressRow>;
  readonly #sums = new Map<string, Sum>();

  constructor(progress: ReadonlyMap<string, ProgressRow>) {
    this.#progress = progress;
  }

  isClaimed(creator_id: string, quest: BookQuest, at: Date): boolean {
    const key = progressKey(creator_id, quest.id, periodOf(quest, at));
    // A claimed period stays claimed, even where an appeal sets everything else aside.
    return this.#progress.get(key)?.state === 'claimed';
  }

  add(creator_id: string, quest: BookQuest, { occurred_at, value }: Candidate['event']): void {
    const period = periodOf(quest, occurred_at);
    const key = progressKey(creator_id, quest.id, period);
    const sum = this.#sums.get(key) ?? { creator_id, quest, key, period, value: 0 };
    sum.value += value;
    this.#sums.set(key, sum);
  }

  /** Whether what was added so far completes a quest that is done once. */
  completes(creator_id: string, { id, target }: BookQuest): boolean {
    const key = progressKey(creator_id, id, ONCE);
    const added = this.#sums.get(key)?.value;
    return added !== undefined && (this.#progress.get(key)?.value ?? 0) + added >= target;
  }

  changes(now: Date): (ProgressChange & { readonly row: ProgressRow })[] {
    return [...this.#sums.values()].flatMap(({ creator_id, quest, key, period, value }) => {
      const before =
        this.#progress.get(key) ?? (quest.repeat === 'always' ? FIRST_PERIOD : { period });
      const rows = advanceProgress(quest, before, value, now);
      return rows.map((changed) => ({
        row: { ...changed, creator_id, quest_id: quest.id },
        creator_id,
        quest,
        // What was completed before keeps the moment of then.
        completed: changed.state === 'completed' && changed.completed_at === now,
      }));
    });
  }

  totals() {
    const totals = new Map<number, { quest_id: number; target: number; value: number }>();
    for (const { quest, value } of this.#sums.values()) {
      if (quest.kind !== 'shared_goal') continue;
      const total = totals.get(quest.id) ?? { quest_id: quest.id, target: quest.target, value: 0 };
      total.value += value;
      totals.set(quest.id, total);
    }
    return [...totals.values()];
  }
}

const periodOf = (quest: BookQuest, at: Date) =>
  quest.repeat === 'always' ? OPEN : periodAt(quest.repeat, at);

import type { Quest } from '#contract/shapes/quests.ts';
import { FIRST_COUNT, ONCE, periodAt } from '#domain/quests/periods.ts';
import { windowState } from '#domain/quests/windows.ts';
import { pickText } from '#domain/text/pick-text.ts';
import type { ApiProgram } from '../../http/program-directory.ts';
import type { Store } from '../../store/store.ts';
import { claimableRows } from './claimable.ts';
import { type BookQuest, type QuestBook, readQuestBook } from './quest-book.ts';
import { type OwnProgress, type ProgressSnapshot, readShared } from './read-progress.ts';

const moment = (at: Date | null | undefined) => at?.toISOString() ?? null;

interface Reading {
  /** Undefined: a guest. */
  readonly creator_id: string | undefined;
  readonly program: Pick<ApiProgram, 'image'>;
  readonly locale: string;
  readonly now: Date;
}

/** Quests as a creator sees them. Retired ones show while they have something to claim. */
export function presentQuests(
  book: QuestBook,
  quests: readonly BookQuest[],
  progress: ProgressSnapshot,
  reading: Reading,
): Quest[] {
  return quests.flatMap((quest) => {
    const shown = presentQuest(book, quest, progress, reading);
    return quest.retired_at === null || shown.claimable > 0 ? [shown] : [];
  });
}

/**
 * The quests of what a link is for, as a guest sees them: nothing of a person's own. Where that has
 * none, those of what else the campaign opens to guests.
 */
export async function presentGuestQuests(
  store: Store,
  activation_id: number,
  reading: Omit<Reading, 'creator_id'> & { readonly program: ApiProgram },
): Promise<Quest[]> {
  const { uuid } = reading.program;
  const book = await readQuestBook(store, uuid);
  const own = book.quests.filter((quest) => quest.activation_id === activation_id);
  const open = book.quests.filter(
    (quest) => book.activations.get(quest.activation_id)?.guests && quest.retired_at === null,
  );
  const quests = own.length > 0 ? own : open;
  const shared = await readShared(store, uuid);
  return presentQuests(book, quests, shared, { ...reading, creator_id: undefined });
}

function presentQuest(
  book: QuestBook,
  quest: BookQuest,
  progress: ProgressSnapshot,
  { creator_id, program, locale, now }: Reading,
): Quest {
  const { kind } = quest;
  const own = progress.own.get(quest.id) ?? [];
  const reached_at = progress.shared.get(quest.id)?.reached_at ?? null;
  const draw = book.draws.get(quest.id);
  return {
    ...unchanging(book, quest, locale),
    prerequisites: presentPrerequisites(book, quest, progress, locale),
    image: program.image('quests', quest.id, locale),
    window: windowState(quest, now),
    progress: creator_id === undefined ? null : present(quest, own, reached_at, now),
    claimable:
      creator_id === undefined ? 0 : claimableRows(book, quest, own, reached_at, creator_id).length,
    shared:
      kind === 'shared_goal'
        ? { value: progress.shared.get(quest.id)?.value ?? 0, reached_at: moment(reached_at) }
        : null,
    draw:
      kind === 'draw'
        ? {
            winners: quest.winners ?? 0,
            draw_at: moment(quest.draw_at),
            drawn_at: moment(draw?.drawn_at),
            won: draw && creator_id !== undefined ? draw.winners.has(creator_id) : null,
          }
        : null,
  };
}

function present(
  quest: BookQuest,
  own: readonly OwnProgress[],
  reached_at: Date | null,
  now: Date,
): NonNullable<Quest['progress']> {
  const period = quest.repeat === 'always' ? undefined : periodAt(quest.repeat, now);
  const row = own.find((one) =>
    period === undefined ? one.state === 'in_progress' : one.period === period,
  );
  if (!row)
    return {
      period: period ?? FIRST_COUNT,
      value: 0,
      state: 'in_progress',
      completed_at: null,
      claimed_at: null,
    };
  const together = reached_at !== null && row.state === 'in_progress';
  return {
    period: row.period,
    value: row.value,
    state: together ? 'completed' : row.state,
    completed_at: moment(together ? reached_at : row.completed_at),
    claimed_at: moment(row.claimed_at),
  };
}

/** What must be completed first, as far as it is still in the campaign. */
function presentPrerequisites(
  book: QuestBook,
  { prerequisites }: BookQuest,
  progress: ProgressSnapshot,
  locale: string,
): Quest['prerequisites'] {
  return prerequisites.flatMap((id) => {
    const quest = book.questById.get(id);
    if (!quest || quest.retired_at !== null) return [];
    const own = progress.own.get(id)?.find(({ period }) => period === ONCE);
    const completed = own !== undefined && own.state !== 'in_progress';
    return [{ id, title: pickText(quest.title, locale), completed }];
  });
}

type Unchanging = Omit<
  Quest,
  'image' | 'prerequisites' | 'window' | 'progress' | 'claimable' | 'shared' | 'draw'
>;
const known = new WeakMap<QuestBook, Map<string, Map<number, Unchanging>>>();

/** What of a quest is the same for everybody who reads a language. */
function unchanging(book: QuestBook, quest: BookQuest, locale: string): Unchanging {
  const locales = known.get(book) ?? new Map<string, Map<number, Unchanging>>();
  known.set(book, locales);
  const texts = locales.get(locale) ?? new Map<number, Unchanging>();
  locales.set(locale, texts);
  const kept = texts.get(quest.id);
  if (kept) return kept;
  const { id, group_id, activation_id, kind, metric, target, repeat, points, reward_id } = quest;
  const shown: Unchanging = {
    id,
    group_id,
    activation_id,
    kind,
    title: pickText(quest.title, locale),
    description: quest.description && pickText(quest.description, locale),
    metric,
    target,
    opens_at: moment(quest.opens_at),
    closes_at: moment(quest.closes_at),
    platforms: quest.platforms,
    hashtags: quest.hashtags,
    content_types: quest.content_types,
    repeat,
    points,
    reward_id,
  };
  texts.set(id, shown);
  return shown;
}

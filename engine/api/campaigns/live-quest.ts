import type { readLiveQuest } from '#contract/campaigns/live-endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { funnelThresholds } from '#domain/quests/funnel-thresholds.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { type BookQuest, readQuestBook } from '../core/quests/quest-book.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { and, eq, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { questDraws, questTotals } from '../store/tables/quests.ts';
import { presentThing } from './list-things.ts';
import { readThings } from './live-things.ts';
import { readFigures } from './thing-figures.ts';

type LiveQuest = ResponseOf<typeof readLiveQuest>;

/**
 * A quest with how far creators come with it.
 * @throws ApiError QUEST_UNKNOWN where the store has no such quest
 */
export async function readQuestPage(
  store: Store,
  program: ApiProgram,
  quest_id: number,
  { locale, now }: { readonly locale: string; readonly now: Date },
): Promise<LiveQuest> {
  const book = await readQuestBook(store, program.uuid);
  const quest = book.questById.get(quest_id);
  const things = quest ? await readThings(store, program, 'quest') : [];
  const thing = things.find(({ id }) => id === quest_id);
  if (!quest || !thing) throw new ApiError('QUEST_UNKNOWN');
  const figures = await readFigures(store, program.uuid, 'quest', [thing]);
  const shared = quest.kind === 'shared_goal' ? await readTotal(store, quest) : null;
  const draw = quest.kind === 'draw' ? await readDraw(store, quest) : null;
  const reward = quest.reward_id === null ? undefined : book.rewards.get(quest.reward_id);
  const { description, metric, target, repeat, points, agreements } = quest;
  return {
    quest: presentThing(thing, figures.get(quest_id), locale, now),
    description: description && pickText(description, locale),
    quest_kind: quest.kind,
    ...{ metric, target, repeat, points, agreements },
    reward: reward ? { id: reward.id, title: pickText(reward.title, locale) } : null,
    platforms: quest.platforms,
    hashtags: quest.hashtags,
    content_types: quest.content_types,
    funnel: await readFunnel(store, quest, draw),
    ...{ shared, draw },
  };
}

/** Each creator once, by the furthest that they came in any period. */
async function readFunnel(
  { database }: Store,
  { program_uuid, id, kind, target }: BookQuest,
  draw: LiveQuest['draw'],
): Promise<LiveQuest['funnel']> {
  // Nobody completes a shared goal alone: how far it is, its total says.
  const thresholds = kind === 'shared_goal' ? [] : funnelThresholds(target);
  const reached = sql.join(
    thresholds.map(
      (value, place) =>
        sql`, count(*) filter (where done or furthest >= ${value})::int as ${sql.identifier(`reached_${place}`)}`,
    ),
  );
  const { rows } = await database.execute<Record<string, number>>(sql`
    select count(*)::int as began, count(*) filter (where done)::int as completed,
      count(*) filter (where took)::int as claimed ${reached}
    from (
      select creator_id, max(value) as furthest, bool_or(state <> 'in_progress') as done,
        bool_or(state = 'claimed') as took
      from quest_progress
      where program_uuid = ${program_uuid} and quest_id = ${id}
      group by creator_id
    ) people`);
  const counts = rows[0] ?? {};
  const step = (name: LiveQuest['funnel'][number]['step']) => ({
    ...{ step: name, value: null },
    creators: counts[name] ?? 0,
  });
  return [
    step('began'),
    ...thresholds.map((value, place) => ({
      ...{ step: 'reached' as const, value },
      creators: counts[`reached_${place}`] ?? 0,
    })),
    ...(kind === 'shared_goal' ? [] : [step('completed')]),
    ...(draw?.held ? [{ step: 'won' as const, value: null, creators: draw.held.winners }] : []),
    step('claimed'),
  ];
}

async function readTotal({ database }: Store, { program_uuid, id }: BookQuest) {
  const [total] = await database
    .select()
    .from(questTotals)
    .where(and(eq(questTotals.program_uuid, program_uuid), eq(questTotals.quest_id, id)))
    .limit(1);
  return { value: total?.value ?? 0, reached_at: total?.reached_at?.toISOString() ?? null };
}

async function readDraw(
  { database }: Store,
  { program_uuid, id, winners, draw_at }: BookQuest,
): Promise<LiveQuest['draw']> {
  const [held] = await database
    .select()
    .from(questDraws)
    .where(and(eq(questDraws.program_uuid, program_uuid), eq(questDraws.quest_id, id)))
    .limit(1);
  return {
    winners: winners ?? 0,
    draw_at: draw_at?.toISOString() ?? null,
    held: held
      ? {
          ...{ at: held.drawn_at.toISOString(), seed: held.seed },
          ...{ entries: held.entries, winners: held.winners.length },
        }
      : null,
  };
}

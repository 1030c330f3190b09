import type { ProgressState } from '#contract/vocabulary/state-words.ts';
import { missingAgreements } from '#domain/agreements/missing-agreements.ts';
import { claimableRows } from '../core/quests/claimable.ts';
import type { BookQuest, QuestBook } from '../core/quests/quest-book.ts';
import { ApiError } from '../http/api-error.ts';
import type { CreatorCaller } from '../http/caller.ts';
import { sql } from '../store/drizzle.ts';
import { prepared } from '../store/prepared.ts';
import { presentStatus } from '../store/present-status.ts';
import type { Store } from '../store/store.ts';

/** A period that may be claimed. */
export interface Waiting {
  readonly quest: BookQuest;
  readonly period: string;
  /** As it was judged. */
  readonly state: ProgressState;
  /** Of a shared goal, which no single person completes: a moment as the store writes it. */
  readonly reached_at: string | null;
}

interface OwnRow {
  readonly quest_id: number;
  readonly period: string;
  readonly value: number;
  readonly state: ProgressState;
}

interface StandingRow {
  readonly member: boolean;
  readonly own: readonly OwnRow[] | null;
  readonly accepted: readonly { readonly agreement: string; readonly version: string }[] | null;
  /** Shared goals that were reached, by their ids. */
  readonly reached: Readonly<Record<string, string>> | null;
}

const { placeholder } = sql;
// Lists as JSON: how many there are changes no plan, so that PostgreSQL keeps the one it has made.
const readStanding = prepared<StandingRow>(
  'quests_standing_of_claim',
  sql`
    select ${presentStatus} = 'active' and creators.member_since is not null as member,
      (select jsonb_agg(jsonb_build_object('quest_id', row.quest_id, 'period', row.period,
          'value', row.value, 'state', row.state) order by row.completed_at, row.period)
        from jsonb_array_elements_text(${placeholder('quests')}::jsonb) as asked(id)
        cross join lateral (
          select quest_id, period, value, state, completed_at from quest_progress
          where creator_id = creators.id and quest_id = asked.id::int and state <> 'claimed' offset 0
        ) as row) as own,
      (select jsonb_agg(jsonb_build_object('agreement', agreement, 'version', version))
        from agreement_acceptances where creator_id = creators.id) as accepted,
      (select jsonb_object_agg(row.quest_id, row.reached_at)
        from jsonb_array_elements_text(${placeholder('shared')}::jsonb) as goal(id)
        cross join lateral (
          select quest_id, reached_at from quest_totals
          where program_uuid = creators.program_uuid and quest_id = goal.id::int
            and reached_at is not null offset 0
        ) as row) as reached
    from creators
    where program_uuid = ${placeholder('program_uuid')} and id = ${placeholder('creator_id')}`,
);

/**
 * What a creator may claim of some quests, and whose agreements are accepted in their present version.
 * @throws ApiError NOT_A_MEMBER, NOTHING_TO_CLAIM, AGREEMENTS_MISSING where every quest that waits
 *   needs some
 */
export async function readWaiting(
  store: Store,
  book: QuestBook,
  { creator_id, program }: CreatorCaller,
  asked: readonly BookQuest[],
): Promise<readonly Waiting[]> {
  const [standing] = await readStanding(store, {
    ...{ program_uuid: program.uuid, creator_id },
    quests: JSON.stringify(asked.map(({ id }) => id)),
    shared: JSON.stringify(asked.flatMap(({ id, kind }) => (kind === 'shared_goal' ? id : []))),
  });
  if (!standing?.member) throw new ApiError('NOT_A_MEMBER');
  const own = Map.groupBy(standing.own ?? [], (row) => row.quest_id);
  const waiting = asked.flatMap((quest) => {
    const reached_at = standing.reached?.[quest.id] ?? null;
    const reached = reached_at === null ? null : new Date(reached_at);
    const found = claimableRows(book, quest, own.get(quest.id) ?? [], reached, creator_id);
    return found.map(({ period, state }) => ({ quest, period, state, reached_at }));
  });
  if (waiting.length === 0) throw new ApiError('NOTHING_TO_CLAIM');
  const missing = (names: readonly string[]) =>
    missingAgreements(names, program.agreementVersions, standing.accepted ?? [], {});
  const free = waiting.filter(({ quest }) => missing(quest.agreements).length === 0);
  if (free.length > 0) return free;
  const names = [...new Set(waiting.flatMap(({ quest }) => quest.agreements))];
  throw new ApiError('AGREEMENTS_MISSING', { agreements: missing(names) });
}

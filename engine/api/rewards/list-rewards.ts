import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { listRewards as endpoint } from '#contract/rewards/endpoints.ts';
import { windowState } from '#domain/quests/windows.ts';
import { remainingOf } from '#domain/rewards/reward-stock.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { countHad } from '../core/rewards/count-had.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { and, asc, eq, isNull } from '../store/drizzle.ts';
import { rewards } from '../store/tables/ledger.ts';

type Rewards = ResponseOf<typeof endpoint>;
const moment = (at: Date | null) => at?.toISOString() ?? null;

/** The rewards of a program, or of one of its activations, and how many of each the caller has. */
export async function listRewards(
  { store, now }: ApiServices,
  { program, creator_id }: CreatorCaller,
  {
    activation_id,
    locale,
  }: { readonly activation_id?: number | undefined; readonly locale: string },
): Promise<Rewards> {
  const at = now();
  const rows = await store.database
    .select()
    .from(rewards)
    .where(
      and(
        eq(rewards.program_uuid, program.uuid),
        isNull(rewards.retired_at),
        activation_id === undefined ? undefined : eq(rewards.activation_id, activation_id),
      ),
    )
    .orderBy(asc(rewards.position), asc(rewards.id));
  const ids = rows.map(({ id }) => id);
  const had = await countHad(store, { program_uuid: program.uuid, creator_id }, ids);
  return {
    rewards: rows.map((row) => ({
      id: row.id,
      activation_id: row.activation_id,
      title: pickText(row.title, locale),
      description: row.description && pickText(row.description, locale),
      image: program.imageOrArt('rewards', row, locale),
      kind: row.kind,
      sizes: [...(row.sizes ?? [])],
      cost: row.cost,
      stock: row.stock,
      remaining: remainingOf(row),
      limit_per_creator: row.limit_per_creator,
      redeemed: had.get(row.id) ?? 0,
      opens_at: moment(row.opens_at),
      closes_at: moment(row.closes_at),
      window: windowState(row, at),
    })),
  };
}

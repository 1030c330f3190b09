import { and, asc, eq, sql } from 'drizzle-orm';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { listKeyStock } from '#contract/operator/campaign-endpoints.ts';
import { pickText } from '#domain/text/pick-text.ts';
import type { Store } from '../store/store.ts';
import { activations, gameKeys, keyOptions } from '../store/tables/activations.ts';

type Stock = ResponseOf<typeof listKeyStock>['key_options'];

/** Operators are told of an option with fewer keys than this, where its activation does not say. */
const LOW_STOCK = 10;

const countOf = (state: 'available' | 'claimed' | 'revoked') =>
  sql<number>`(count(*) filter (where ${gameKeys.state} = ${state}))::int`.as(state);

/** How many keys of each kind a program has, in the campaign's order; retired kinds at the end. */
export async function keyStock(
  { database }: Store,
  programUuid: string,
  locale: string,
): Promise<Stock> {
  const rows = await database
    .select({
      option: keyOptions,
      key: activations.key,
      available: countOf('available'),
      claimed: countOf('claimed'),
      revoked: countOf('revoked'),
    })
    .from(keyOptions)
    .innerJoin(
      activations,
      and(
        eq(activations.program_uuid, keyOptions.program_uuid),
        eq(activations.id, keyOptions.activation_id),
      ),
    )
    .leftJoin(
      gameKeys,
      and(
        eq(gameKeys.program_uuid, keyOptions.program_uuid),
        eq(gameKeys.key_option_id, keyOptions.id),
      ),
    )
    .where(eq(keyOptions.program_uuid, programUuid))
    .groupBy(keyOptions.program_uuid, keyOptions.id, activations.program_uuid, activations.id)
    .orderBy(
      sql`${keyOptions.retired_at} is not null`,
      asc(activations.position),
      asc(keyOptions.position),
    );
  return rows.map(({ option, key, available, claimed, revoked }) => ({
    id: option.id,
    activation_id: option.activation_id,
    label: pickText(option.label, locale),
    platform: option.platform,
    region: option.region,
    available,
    claimed,
    revoked,
    low: option.retired_at === null && available < (key?.low_stock ?? LOW_STOCK),
  }));
}

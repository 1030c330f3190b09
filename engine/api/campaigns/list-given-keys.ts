import type { listKeys as endpoint } from '#contract/campaigns/key-endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { GIVEN_KEY_STATES } from '#contract/vocabulary/key-words.ts';
import { readOptions } from '../core/keys/key-options.ts';
import { findCreators } from '../core/people/search-creators.ts';
import { readCreatorSummaries } from '../core/reviews/creator-summaries.ts';
import { isOf } from '../core/reviews/search-reviews.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call } from '../http/call.ts';
import { cutPage, PAGE_SIZE } from '../http/cursor.ts';
import { exactMoment, momentCursor } from '../http/moment-cursor.ts';
import type { ApiServices } from '../http/services.ts';
import { containing } from '../store/containing.ts';
import { and, desc, eq, getTableColumns, ilike, isNotNull, or, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { gameKeys, influencerActivations } from '../store/tables/activations.ts';
import { rewardRedemptions } from '../store/tables/ledger.ts';

const { ciphertext: _ciphertext, fingerprint: _fingerprint, ...told } = getTableColumns(gameKeys);

// drizzle leaves the tables' names out of a query's own fields; here they make the difference.
const revealedAt = sql<
  string | null
>`(select to_char(min(r.at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from key_reveals r where r.game_key_id = game_keys.id and r.actor_kind <> 'operator')`;

/**
 * A page of the keys of an option that were given, newest first: whose they are, when they were
 * shown, and never what they are.
 * @throws ApiError KEY_POOL_UNKNOWN
 */
export async function listGivenKeys(
  { store }: Pick<ApiServices, 'store'>,
  {
    caller: { program },
    params: { key_option_id },
    query,
  }: Pick<Call<typeof endpoint>, 'caller' | 'params' | 'query'>,
): Promise<ResponseOf<typeof endpoint>> {
  const { cursor, limit = PAGE_SIZE, state, search } = query;
  const [option] = await readOptions(store, program.uuid, [key_option_id]);
  if (!option) throw new ApiError('KEY_POOL_UNKNOWN');
  const found = search === undefined ? undefined : await isHeldBy(store, program.uuid, search);
  const rows = await store.database
    .select({
      key: told,
      claimed: exactMoment(gameKeys.claimed_at),
      revealed_at: revealedAt,
      enrolled: influencerActivations.creator_id,
      guest_name: influencerActivations.guest_name,
      redeemed: rewardRedemptions.creator_id,
    })
    .from(gameKeys)
    .leftJoin(
      influencerActivations,
      eq(influencerActivations.id, gameKeys.influencer_activation_id),
    )
    .leftJoin(rewardRedemptions, eq(rewardRedemptions.id, gameKeys.redemption_id))
    .leftJoin(
      creators,
      sql`${creators.id} = coalesce(${influencerActivations.creator_id}, ${rewardRedemptions.creator_id})`,
    )
    .where(
      and(
        eq(gameKeys.program_uuid, program.uuid),
        eq(gameKeys.key_option_id, key_option_id),
        isNotNull(gameKeys.claimed_at),
        // One state is served by an index of its own, also where it is a rare one.
        state && and(eq(gameKeys.state, state), sql`${gameKeys.state} <> 'available'`),
        found,
        cursor === undefined
          ? undefined
          : sql`(${gameKeys.claimed_at}, ${gameKeys.id}) < ${momentCursor(cursor, 'number')}`,
      ),
    )
    .orderBy(desc(gameKeys.claimed_at), desc(gameKeys.id))
    .limit(limit + 1);
  const page = cutPage(rows, limit, ({ key, claimed }) => [claimed, key.id]);
  const people = await readCreatorSummaries(
    store,
    program,
    page.rows.map(({ enrolled, redeemed }) => enrolled ?? redeemed),
  );
  return {
    items: page.rows.map(({ key, claimed, enrolled, redeemed, guest_name, revealed_at }) => ({
      id: key.id,
      state: GIVEN_KEY_STATES.find((word) => word === key.state) ?? 'claimed',
      fault: key.fault,
      creator: people.get(enrolled ?? redeemed ?? '') ?? null,
      guest_name,
      influencer_activation_id: key.influencer_activation_id,
      redemption_id: key.redemption_id,
      claimed_at: key.claimed_at?.toISOString() ?? claimed,
      revealed_at,
      revoked_at: key.revoked_at?.toISOString() ?? null,
    })),
    next_cursor: page.next_cursor,
  };
}

/** The condition that a search finds a key: by its holder, or in the name of a guest. */
async function isHeldBy(store: Store, program_uuid: string, search: string) {
  const found = await findCreators(store, program_uuid, search);
  return or(
    isOf(influencerActivations, found),
    isOf(rewardRedemptions, found),
    ilike(influencerActivations.guest_name, containing(search)),
  );
}

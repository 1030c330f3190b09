import type { Secrets } from '../../secrets/secrets.ts';
import { and, eq, inArray } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { gameKeys, keyReveals } from '../../store/tables/activations.ts';
import { openKey } from '../keys/sealed-key.ts';
import type { KeyReader } from '../keys/vault.ts';

/**
 * Shows the keys of several redemptions, by the redemption's id; each one that is shown is
 * recorded. The redemptions must have been read for their holder already.
 */
export async function revealRewardKeys(
  { database }: Store,
  secrets: Secrets,
  { program_uuid, ids }: { readonly program_uuid: string; readonly ids: readonly number[] },
  { actor_kind, actor_id, request_id, now }: KeyReader,
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select()
    .from(gameKeys)
    .where(
      and(
        eq(gameKeys.program_uuid, program_uuid),
        eq(gameKeys.state, 'claimed'),
        inArray(gameKeys.redemption_id, [...ids]),
      ),
    );
  if (rows.length === 0) return new Map();
  const reader = { program_uuid, actor_kind, actor_id, request_id, at: now };
  await database.insert(keyReveals).values(rows.map(({ id }) => ({ ...reader, game_key_id: id })));
  return new Map(rows.map((row) => [row.redemption_id ?? 0, openKey(secrets, row)]));
}

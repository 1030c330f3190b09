import { inArray } from '../store/drizzle.ts';
import { guestLinks, influencerActivations } from '../store/tables/activations.ts';
import { guestMerges } from '../store/tables/guest-merges.ts';
import type { ApiServices } from './services.ts';

/** Purpose of the fingerprints under which guests' tokens are kept. */
export const GUEST_TOKEN = 'guest-token';

/**
 * The fingerprint under which the store keeps a guest's token, whichever secret made it; of one that
 * it does not know, that of the secret in use. All that belongs to the guest goes by it.
 */
export async function guestTokenHash(
  { store, secrets }: Pick<ApiServices, 'store' | 'secrets'>,
  token: string,
): Promise<string> {
  const hashes = secrets.fingerprints(GUEST_TOKEN, token);
  if (hashes.length === 1) return hashes[0];
  const { database } = store;
  const own = influencerActivations.guest_token_hash;
  const [kept] = await database
    .select({ hash: own })
    .from(influencerActivations)
    .where(inArray(own, [...hashes]))
    .union(
      database
        .select({ hash: guestLinks.token_hash })
        .from(guestLinks)
        .where(inArray(guestLinks.token_hash, [...hashes])),
    )
    .union(
      database
        .select({ hash: guestMerges.guest_token_hash })
        .from(guestMerges)
        .where(inArray(guestMerges.guest_token_hash, [...hashes])),
    );
  return kept?.hash ?? hashes[0];
}

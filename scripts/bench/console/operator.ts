import { createAuthTokens } from '#api/secrets/auth-tokens.ts';
import { deriveSecrets } from '#api/secrets/secrets.ts';
import type { CampaignParts } from '../api/campaign-parts.ts';
import type { Place } from '../api/place.ts';
import type { SeededOperator } from './seed-console.ts';

/** The headers of a call by the operator; they hold for a quarter of an hour. */
export type SignOperator = () => Promise<Readonly<Record<string, string>>>;

/** Signs tokens as the server does, which takes them since it has the same secret. */
export function operatorSigner(
  { secret }: Place,
  { issuer }: CampaignParts,
  { operator_id, session_id }: SeededOperator,
): SignOperator {
  const tokens = createAuthTokens({ secrets: deriveSecrets(secret), issuer });
  return async () => ({
    gamesight: 'true',
    authorization: await tokens.sign({ kind: 'operator', sub: operator_id, sid: session_id }),
  });
}

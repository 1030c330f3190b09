import { CONNECTOR_PROVIDERS } from '#contract/vocabulary/connector-words.ts';
import { type Finding, raise } from '../../issues/raise.ts';
import type { CampaignLists } from '../../resolve/resolve-campaign.ts';

/**
 * Roles that nobody could ever get: a role goes to a linked account, and the program offers to link
 * none there. `offered` are the identity providers of the program.
 */
export function roleFindings(
  { rewards }: Pick<CampaignLists, 'rewards'>,
  offered: readonly string[],
): Finding[] {
  const provider = CONNECTOR_PROVIDERS.discord;
  if (offered.includes(provider)) return [];
  return rewards.flatMap(({ id, kind }, index) =>
    kind === 'role'
      ? [raise('CAMPAIGN_ROLE_PROVIDER', { id, provider }, { path: ['rewards', index, 'kind'] })]
      : [],
  );
}

import { patternFault } from '#domain/keys/key-pattern.ts';
import { type Finding, raise } from '../../issues/raise.ts';
import type { CampaignLists } from '../../resolve/resolve-campaign.ts';

/** Patterns of keys that no key could be compared with, or none in good time. */
export function keyPatternFindings({ activations }: CampaignLists): Finding[] {
  return activations.flatMap(({ key }, activation) =>
    (key?.options ?? []).flatMap(({ pattern }, option) => {
      const fault = pattern === undefined ? undefined : patternFault(pattern);
      const path = ['activations', activation, 'key', 'options', option, 'pattern'];
      return fault ? [raise('CAMPAIGN_KEY_PATTERN', { fault }, { path })] : [];
    }),
  );
}

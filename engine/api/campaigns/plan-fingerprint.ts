import { createHash } from 'node:crypto';
import type { Campaign } from '#contract/programs/campaign.ts';
import type { CampaignChange } from '#domain/campaigns/plan-campaign.ts';
import type { AppliedProgram } from './read-campaign-state.ts';

type Hashed = Pick<Campaign, 'hash'>;

/**
 * What tells one plan from every other: the campaign that it is for, what it replaces, and each of
 * its changes.
 */
export function planFingerprint(
  { hash }: Hashed,
  applied: Pick<AppliedProgram, 'campaign_hash'> | undefined,
  changes: readonly CampaignChange[],
): string {
  const steps = JSON.stringify([applied?.campaign_hash ?? null, changes]);
  return `${hash}.${createHash('sha256').update(steps).digest('base64url')}`;
}

/** Whether a plan is for this campaign, whatever it was to replace. */
export const isPlanFor = ({ hash }: Hashed, fingerprint: string): boolean =>
  fingerprint.slice(0, fingerprint.lastIndexOf('.')) === hash;

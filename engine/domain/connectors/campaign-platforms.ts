import type { ConnectorName } from '#contract/vocabulary/connector-words.ts';
import { platformsOf } from './metric-source.ts';

/** Where the roles are that rewards promise. */
const OF_ROLES: ConnectorName = 'discord';

/** A campaign as far as platforms are needed for it. */
export interface PlatformsNeeded {
  readonly metrics: Parameters<typeof platformsOf>[0];
  readonly rewards: readonly { readonly discord_role?: unknown }[];
}

/** Platforms that a campaign counts on: metrics are read there, or roles given. */
export const campaignPlatforms = ({ metrics, rewards }: PlatformsNeeded): string[] => [
  ...new Set([
    ...platformsOf(metrics),
    ...(rewards.some(({ discord_role }) => discord_role != null) ? [OF_ROLES] : []),
  ]),
];

/** What a public profile shows as a badge: quests that were completed, digital rewards that were had. */
export const BADGE_KINDS = ['quest', 'reward'] as const;
export type BadgeKind = (typeof BADGE_KINDS)[number];

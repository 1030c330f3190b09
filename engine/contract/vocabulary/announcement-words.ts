/** Whom an announcement of the console is for: all members, those in a season, those with a tag. */
export const AUDIENCES = ['members', 'season', 'tag'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Where an announcement stands at a moment. */
export const ANNOUNCEMENT_STATES = ['scheduled', 'shown', 'ended'] as const;
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];

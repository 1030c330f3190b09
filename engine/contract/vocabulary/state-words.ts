/** Where an enrolment in an activation stands. */
export const ENROLMENT_STATES = [
  'offered',
  'accepted',
  'claimed',
  'completed',
  'declined',
  'expired',
  'revoked',
] as const;
export type EnrolmentState = (typeof ENROLMENT_STATES)[number];

/** How far somebody is with one period of a quest. */
export const PROGRESS_STATES = ['in_progress', 'completed', 'claimed'] as const;
export type ProgressState = (typeof PROGRESS_STATES)[number];

export const REDEMPTION_STATES = ['claimed', 'fulfilled', 'refunded'] as const;
export type RedemptionState = (typeof REDEMPTION_STATES)[number];

/** Where now stands beside the time in which something can be done. */
export const WINDOWS = ['upcoming', 'open', 'closed'] as const;
export type WindowState = (typeof WINDOWS)[number];

/** What changed somebody's points. */
export const POINT_SOURCES = [
  'quest',
  'draw',
  'redemption',
  'refund',
  'adjustment',
  'appeal',
  'bingo',
] as const;
export type PointSource = (typeof POINT_SOURCES)[number];

export const BINGO_BOARD_STATES = ['draft', 'published'] as const;
export type BingoBoardState = (typeof BINGO_BOARD_STATES)[number];

export const CREATOR_STATUSES = ['active', 'suspended', 'deleted'] as const;
export type CreatorStatus = (typeof CREATOR_STATUSES)[number];

export const GUEST_LINK_STATES = ['open', 'used_up', 'expired', 'revoked'] as const;
export type GuestLinkState = (typeof GUEST_LINK_STATES)[number];

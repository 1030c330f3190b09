/** What a campaign is made of, as operators look at it; a season is an activation of its own kind. */
export const CAMPAIGN_KINDS = ['season', 'quest', 'reward', 'activation', 'bingo_board'] as const;
export type CampaignKind = (typeof CAMPAIGN_KINDS)[number];

/** What applying a campaign does to one thing of it. */
export const PLAN_ACTIONS = ['create', 'change', 'restore', 'retire'] as const;
export type PlanAction = (typeof PLAN_ACTIONS)[number];

/** How one thing of a campaign stands between manifest and store. */
export const CAMPAIGN_STANDINGS = ['live', 'waiting', 'retired'] as const;
export type CampaignStanding = (typeof CAMPAIGN_STANDINGS)[number];

/** In which order the things of a campaign are listed. */
export const CAMPAIGN_ORDERS = ['campaign', 'title', 'closing'] as const;
export type CampaignOrder = (typeof CAMPAIGN_ORDERS)[number];

/** When a page is previewed, beside something that begins and ends. */
export const PREVIEW_PHASES = ['before', 'during', 'after'] as const;
export type PreviewPhase = (typeof PREVIEW_PHASES)[number];

/** What a step of a plan means for creators. */
export const CHANGE_EFFECTS = [
  'appears',
  'returns',
  'disappears',
  'reads_differently',
  'moves',
  'open_at_other_times',
  'takes_more',
  'takes_less',
  'other_points',
  'other_events',
  'other_periods',
  'other_season',
  'other_reward',
  'other_draw',
  'other_kind',
  'other_agreements',
  'other_offer',
  'other_guests',
  'other_places',
  'other_brief',
  'other_form',
  'other_keys',
  'other_warning',
  'other_cost',
  'other_stock',
  'other_limit',
  'other_sizes',
  'other_role',
  'other_cards',
  'other_winners',
  'other_claim_time',
  'other_marks',
] as const;
export type ChangeEffect = (typeof CHANGE_EFFECTS)[number];

/** What is left of something that a plan retires, or goes on with a change. */
export const HELD_KINDS = [
  'in_progress',
  'cards',
  'available_keys',
  'claimed_keys',
  'enrolments',
  'requests',
  'redemptions',
] as const;
export type HeldKind = (typeof HELD_KINDS)[number];

/** The steps of a quest, in which those who take the next are among those who took the one before. */
export const FUNNEL_STEPS = ['began', 'reached', 'completed', 'won', 'claimed'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

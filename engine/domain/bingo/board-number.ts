/** The highest number that a campaign gives a board; those that creators make are above it. */
export const MOST_CAMPAIGN_BOARD = 1_000_000;

/** How a board that a creator proposed to the program stands. */
export const BINGO_PROPOSAL_STATES = ['proposed', 'taken_over', 'declined'] as const;
export type BingoProposalState = (typeof BINGO_PROPOSAL_STATES)[number];

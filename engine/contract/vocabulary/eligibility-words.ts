/** Why a look at an account told nothing: its owner shows nobody, or its platform could not be asked. */
export const LOOK_FAULTS = ['private', 'unreachable'] as const;
export type LookFault = (typeof LOOK_FAULTS)[number];

/** Why nothing newer is known of an account that is linked. `not_yet`: nobody has looked. */
export const UNREAD_REASONS = [...LOOK_FAULTS, 'not_yet'] as const;
export type UnreadReason = (typeof UNREAD_REASONS)[number];

/**
 * Where a game key stands. `revoked`: taken back from its holder; `void`: its holder was given
 * another one for it; `withdrawn`: taken out of the pool before anybody had it. None of those is
 * given again.
 */
export const KEY_STATES = ['available', 'claimed', 'revoked', 'void', 'withdrawn'] as const;
export type KeyState = (typeof KEY_STATES)[number];

/** States of keys that somebody has or had. */
export const GIVEN_KEY_STATES = ['claimed', 'revoked', 'void'] as const satisfies KeyState[];
export type GivenKeyState = (typeof GIVEN_KEY_STATES)[number];

/** What is wrong with a key that is replaced. */
export const KEY_FAULTS = ['not_accepted', 'used_already', 'wrong_product', 'other'] as const;
export type KeyFault = (typeof KEY_FAULTS)[number];

/** Columns that a file of keys may have; others are passed over. */
export const KEY_COLUMNS = ['key_option_id', 'activation_id', 'platform', 'region', 'key'] as const;
export type KeyColumn = (typeof KEY_COLUMNS)[number];

/** What stands between the cells of a file of keys. */
export const SEPARATORS = ['comma', 'semicolon', 'tab'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Columns that a file of guest links may have; others are passed over. */
export const LINK_COLUMNS = ['label', 'activation_id', 'uses_limit', 'expires_at'] as const;
export type LinkColumn = (typeof LINK_COLUMNS)[number];

/** Why a line of a file of guest links makes no link. */
export const LINK_FAULTS = [
  'columns_unknown',
  'not_csv',
  'too_many_lines',
  'cells_differ',
  'label_invalid',
  'activation_unknown',
  'activation_without_guests',
  'uses_invalid',
  'expiry_invalid',
  'expiry_past',
] as const;
export type LinkFault = (typeof LINK_FAULTS)[number];

/**
 * What becomes of a guest's enrolment in an account: `moved`, it is the account's now; `joined`, it
 * became one with the account's own; `beside`, it is the account's and stands beside its own one,
 * as both hold a key or the guest's was revoked.
 */
export const GUEST_MERGE_WAYS = ['moved', 'joined', 'beside'] as const;
export type GuestMergeWay = (typeof GUEST_MERGE_WAYS)[number];

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

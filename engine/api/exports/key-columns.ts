import type { GivenKey, KeyImport } from '#contract/shapes/keys.ts';
import { creatorColumns, fields } from './columns.ts';
import type { Column } from './exported-list.ts';

export const keyImportColumns = (): readonly Column<KeyImport>[] => [
  ...fields<KeyImport>('id', 'file_name', 'imported_at'),
  { name: 'imported_by', value: ({ imported_by: { name, actor_id } }) => name ?? actor_id },
  ...fields<KeyImport>('imported', 'duplicates', 'rejected', 'available', 'given', 'withdrawn'),
  ...fields<KeyImport>('withdrawn_at'),
];

/** Who was given a key; none of them has its text. */
export const givenKeyColumns = (): readonly Column<GivenKey>[] => [
  ...fields<GivenKey>('id', 'state', 'fault', 'influencer_activation_id', 'redemption_id'),
  ...fields<GivenKey>('claimed_at', 'revealed_at', 'revoked_at', 'guest_name'),
  ...creatorColumns,
];

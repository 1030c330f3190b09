import type { listGuestLinks } from '#contract/campaigns/guest-link-endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { listAuditEntries } from '#contract/operator/endpoints.ts';
import type { listCreators } from '#contract/people/endpoints.ts';
import type {
  listOperatorRedemptions,
  listPointEntries,
} from '#contract/rewards/operator-endpoints.ts';
import { cellOf, creatorColumns, fields } from './columns.ts';
import type { Column } from './exported-list.ts';

type Creator = ResponseOf<typeof listCreators>['items'][number];
type Redemption = ResponseOf<typeof listOperatorRedemptions>['items'][number];
type GuestLink = ResponseOf<typeof listGuestLinks>['items'][number];
type PointEntry = ResponseOf<typeof listPointEntries>['items'][number];
type AuditEntry = ResponseOf<typeof listAuditEntries>['items'][number];

export const personColumns = (): readonly Column<Creator>[] => [
  ...fields<Creator>('id', 'display_name', 'email', 'country', 'country_approved', 'status'),
  ...fields<Creator>('suspended_until', 'member_since', 'created_at'),
  { name: 'tags', value: ({ tags }) => cellOf(tags) },
  {
    name: 'linked_accounts',
    value: ({ links }) => cellOf(links.map(({ provider, name }) => [provider, name])),
  },
];

export const redemptionColumns = (): readonly Column<Redemption>[] => [
  ...fields<Redemption>('id', 'reward_id', 'title', 'kind', 'cost', 'state', 'note', 'delivery'),
  ...fields<Redemption>('tracking_reference', 'claimed_at', 'fulfilled_at', 'refunded_at'),
  ...creatorColumns,
];

export const guestLinkColumns = (): readonly Column<GuestLink>[] => [
  ...fields<GuestLink>('id', 'activation_id', 'label', 'uses', 'uses_limit'),
  ...fields<GuestLink>('created_at', 'expires_at', 'revoked_at'),
];

export const pointColumns = (): readonly Column<PointEntry>[] => [
  ...fields<PointEntry>('id', 'at', 'activation_id', 'amount', 'balance_after', 'source_kind'),
  ...fields<PointEntry>('quest_id', 'reward_id', 'bingo_board_id', 'note'),
  ...creatorColumns,
];

export const auditColumns = (): readonly Column<AuditEntry>[] => [
  ...fields<AuditEntry>('id', 'at', 'actor_kind', 'actor_id', 'action', 'subject_kind'),
  ...fields<AuditEntry>('subject_id', 'request_id'),
  { name: 'before', value: ({ before }) => cellOf(before) },
  { name: 'after', value: ({ after }) => cellOf(after) },
  { name: 'details', value: ({ details }) => cellOf(details) },
];

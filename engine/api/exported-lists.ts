import * as z from 'zod/mini';
import { listGuestLinks } from '#contract/campaigns/guest-link-endpoints.ts';
import { listKeyImports, listKeys } from '#contract/campaigns/key-endpoints.ts';
import { listAuditEntries } from '#contract/operator/endpoints.ts';
import { listCreators } from '#contract/people/endpoints.ts';
import {
  appealReview,
  applicationReview,
  contentReview,
  requestReview,
} from '#contract/reviews/endpoints.ts';
import { listOperatorRedemptions, listPointEntries } from '#contract/rewards/operator-endpoints.ts';
import type { ExportedListName } from '#contract/vocabulary/operator-words.ts';
import { campaignHandlers } from './campaigns/handlers.ts';
import { type ExportedList, exportedList } from './exports/exported-list.ts';
import { givenKeyColumns, keyImportColumns } from './exports/key-columns.ts';
import {
  auditColumns,
  guestLinkColumns,
  personColumns,
  pointColumns,
  redemptionColumns,
} from './exports/list-columns.ts';
import {
  appealColumns,
  applicationColumns,
  contentColumns,
  requestColumns,
} from './exports/review-columns.ts';
import type { ApiServices } from './http/services.ts';
import { operatorHandlers } from './operator/handlers.ts';
import { peopleHandlers } from './people/handlers.ts';
import { reviewHandlers } from './reviews/handlers.ts';
import { rewardOperatorHandlers } from './rewards/operator-handlers.ts';

/** The lists that can be had as files, each read by what answers its call. */
export function exportedLists(services: ApiServices): Record<ExportedListName, ExportedList> {
  const reviews = reviewHandlers(services);
  const operators = operatorHandlers(services);
  const people = peopleHandlers(services);
  const rewards = rewardOperatorHandlers(services);
  const campaigns = campaignHandlers(services);
  return {
    applications: exportedList({
      query: applicationReview.list.query,
      read: reviews.listOperatorApplications,
      columns: applicationColumns,
    }),
    requests: exportedList({
      query: requestReview.list.query,
      read: reviews.listOperatorRequests,
      columns: requestColumns,
    }),
    content: exportedList({
      query: contentReview.list.query,
      read: reviews.listOperatorContents,
      columns: contentColumns,
    }),
    appeals: exportedList({
      query: appealReview.list.query,
      read: reviews.listOperatorAppeals,
      columns: appealColumns,
    }),
    creators: exportedList({
      query: listCreators.query,
      read: people.listCreators,
      columns: personColumns,
    }),
    redemptions: exportedList({
      query: listOperatorRedemptions.query,
      read: rewards.listOperatorRedemptions,
      columns: redemptionColumns,
    }),
    key_imports: exportedList({
      query: listKeyImports.query,
      read: campaigns.listKeyImports,
      columns: keyImportColumns,
    }),
    // A file names in its filters what the list's own call names in its path.
    given_keys: exportedList({
      query: z.extend(listKeys.query, listKeys.params.shape),
      read: ({ query: { key_option_id, ...query }, ...call }) =>
        campaigns.listKeys({ ...call, params: { key_option_id }, query }),
      columns: givenKeyColumns,
    }),
    guest_links: exportedList({
      query: listGuestLinks.query,
      read: campaigns.listGuestLinks,
      columns: guestLinkColumns,
    }),
    points: exportedList({
      query: listPointEntries.query,
      read: rewards.listPointEntries,
      columns: pointColumns,
    }),
    audit: exportedList({
      query: listAuditEntries.query,
      read: operators.listAuditEntries,
      columns: auditColumns,
    }),
  };
}

import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import {
  campaignIdParameter,
  idParameter,
  moment,
  pageOf,
  pageQuery,
  uuidQuery,
} from '../endpoints/fields.ts';
import { paragraphs, personName } from '../endpoints/text-fields.ts';
import { moderationReason } from '../shapes/moderation.ts';
import { REPORT_STATES, REPORT_SUBJECTS } from '../vocabulary/review-words.ts';

const complaint = {
  reason_code: moderationReason,
  note: z.optional(paragraphs(500)),
};
/** What an operator says to the person whose text it is. */
const removal = z.strictObject({ reason_code: moderationReason, note: paragraphs(2_000) });

const report = z.strictObject({
  id: z.int(),
  subject_kind: z.enum(REPORT_SUBJECTS),
  /** The board's number or the creator's id. */
  subject_id: z.string(),
  /** The board's title or the creator's name as they are now; null where neither is there any more. */
  shown: z.nullable(z.string()),
  reason_code: moderationReason,
  note: z.nullable(z.string()),
  state: z.enum(REPORT_STATES),
  reported_at: moment,
  settled_at: z.nullable(moment),
});

export const reportBingoBoard = defineEndpoint({
  id: 'reportBingoBoard',
  method: 'POST',
  path: '/bingo/{campaign_id}/boards/{board_id}/report',
  tag: 'moderation',
  caller: 'nobody',
  summary:
    'Reports a board that a creator made, or what stands on it: title, items, names, proof links. Again changes nothing.',
  params: z.strictObject({
    campaign_id: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
    board_id: campaignIdParameter,
  }),
  body: z.strictObject(complaint),
  status: 204,
  errors: ['BINGO_CAMPAIGN_UNKNOWN', 'BINGO_BOARD_UNKNOWN'],
  rate: 'mail',
});

export const reportName = defineEndpoint({
  id: 'reportName',
  method: 'POST',
  path: '/creators/reports/name',
  tag: 'moderation',
  caller: 'creator',
  summary: 'Reports a name or picture of another creator, as a leaderboard or a board shows it.',
  query: uuidQuery,
  body: z.strictObject({ display_name: personName, ...complaint }),
  status: 204,
  errors: ['CREATOR_UNKNOWN'],
  rate: 'mail',
});

const operator = { tag: 'moderation', caller: 'operator', query: uuidQuery } as const;
const boardParams = z.strictObject({ board_id: campaignIdParameter });

export const listReports = defineEndpoint({
  ...operator,
  id: 'listReports',
  method: 'GET',
  path: '/operator/reports',
  action: 'read',
  summary: 'What visitors and creators reported, newest first.',
  query: z.extend(uuidQuery, { ...pageQuery, state: z.optional(z.enum(REPORT_STATES)) }),
  status: 200,
  response: pageOf(report),
  errors: [],
  rate: 'read',
});

export const dismissReport = defineEndpoint({
  ...operator,
  id: 'dismissReport',
  method: 'POST',
  path: '/operator/reports/{report_id}/dismiss',
  action: 'moderate',
  summary: 'Settles a report without taking anything down.',
  params: z.strictObject({ report_id: idParameter }),
  status: 204,
  errors: ['REPORT_UNKNOWN'],
  rate: 'write',
});

export const takeDownBingoBoard = defineEndpoint({
  ...operator,
  id: 'takeDownBingoBoard',
  method: 'POST',
  path: '/operator/bingo/boards/{board_id}/take_down',
  action: 'moderate',
  summary:
    'Takes down a board that a creator made: others are told so, its author sees reason and note. Its open reports are upheld.',
  params: boardParams,
  body: removal,
  status: 204,
  errors: ['BINGO_BOARD_UNKNOWN'],
  rate: 'write',
});

export const restoreBingoBoard = defineEndpoint({
  ...operator,
  id: 'restoreBingoBoard',
  method: 'POST',
  path: '/operator/bingo/boards/{board_id}/restore',
  action: 'moderate',
  summary: 'Shows a board again that was taken down.',
  params: boardParams,
  status: 204,
  errors: ['BINGO_BOARD_UNKNOWN'],
  rate: 'write',
});

export const takeDownName = defineEndpoint({
  ...operator,
  id: 'takeDownName',
  method: 'POST',
  path: '/operator/creators/{creator_id}/take_down_name',
  action: 'moderate',
  summary:
    "Replaces a creator's name with a neutral one and removes the picture; the creator sees reason and note, and may choose another name.",
  params: z.strictObject({ creator_id: z.uuid() }),
  body: removal,
  status: 200,
  response: z.strictObject({ display_name: z.string() }),
  errors: ['CREATOR_UNKNOWN'],
  rate: 'write',
});

export const takeDownProfile = defineEndpoint({
  ...operator,
  id: 'takeDownProfile',
  method: 'POST',
  path: '/operator/creators/{creator_id}/take_down_profile',
  action: 'moderate',
  summary:
    "Takes down a creator's public profile: for others there is none; the creator sees reason and note, and cannot show it again.",
  params: z.strictObject({ creator_id: z.uuid() }),
  body: removal,
  status: 204,
  errors: ['PROFILE_UNKNOWN'],
  rate: 'write',
});

export const restoreProfile = defineEndpoint({
  ...operator,
  id: 'restoreProfile',
  method: 'POST',
  path: '/operator/creators/{creator_id}/restore_profile',
  action: 'moderate',
  summary:
    'Lets a public profile be seen again that was taken down, where its creator still shows it.',
  params: z.strictObject({ creator_id: z.uuid() }),
  status: 204,
  errors: ['PROFILE_UNKNOWN'],
  rate: 'write',
});

export const MODERATION_ENDPOINTS = [
  reportBingoBoard,
  reportName,
  listReports,
  dismissReport,
  takeDownBingoBoard,
  restoreBingoBoard,
  takeDownName,
  takeDownProfile,
  restoreProfile,
] as const;

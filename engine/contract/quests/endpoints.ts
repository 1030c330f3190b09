import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import {
  campaignId,
  campaignIdParameter,
  pageOf,
  pageQuery,
  uuidQuery,
} from '../endpoints/fields.ts';
import { metricEvent } from '../shapes/metric-events.ts';
import { pointBalance, pointTransaction } from '../shapes/points.ts';
import { quest, questGroup } from '../shapes/quests.ts';

const creator = { tag: 'quests', caller: 'creator' } as const;
const activationParams = z.strictObject({ activation_id: campaignIdParameter });

export const listQuests = defineEndpoint({
  ...creator,
  id: 'listQuests',
  method: 'GET',
  path: '/creators/quests',
  summary: 'All quests of the campaign with the progress of the person.',
  query: z.extend(uuidQuery, { activation_id: z.optional(campaignIdParameter) }),
  status: 200,
  response: z.strictObject({ quests: z.array(quest) }),
  errors: [],
  rate: 'read',
  viewable: true,
});

export const readQuest = defineEndpoint({
  ...creator,
  id: 'readQuest',
  method: 'GET',
  path: '/creators/quests/{quest_id}',
  summary: 'One quest.',
  params: z.strictObject({ quest_id: campaignIdParameter }),
  query: z.partial(uuidQuery),
  status: 200,
  response: quest,
  errors: ['QUEST_UNKNOWN'],
  rate: 'read',
  viewable: true,
});

export const listQuestGroups = defineEndpoint({
  ...creator,
  id: 'listQuestGroups',
  method: 'GET',
  path: '/creators/quest-groups',
  summary: 'The groups that quests are shown in, with their quests.',
  query: uuidQuery,
  status: 200,
  response: z.strictObject({ quest_groups: z.array(questGroup) }),
  errors: [],
  rate: 'read',
  viewable: true,
});

export const readQuestGroup = defineEndpoint({
  ...creator,
  id: 'readQuestGroup',
  method: 'GET',
  path: '/creators/quest-groups/{group_id}',
  summary: 'One group.',
  params: z.strictObject({ group_id: campaignIdParameter }),
  query: uuidQuery,
  status: 200,
  response: questGroup,
  errors: ['QUEST_GROUP_UNKNOWN'],
  rate: 'read',
  viewable: true,
});

export const listPointBalances = defineEndpoint({
  ...creator,
  id: 'listPointBalances',
  method: 'GET',
  path: '/creators/quests/point_balances',
  summary: 'Points per activation, current seasons first.',
  query: uuidQuery,
  status: 200,
  response: z.strictObject({ point_balances: z.array(pointBalance) }),
  errors: [],
  rate: 'read',
  viewable: true,
});

export const readPoints = defineEndpoint({
  ...creator,
  id: 'readPoints',
  method: 'GET',
  path: '/creators/quests/{activation_id}/points',
  summary: 'Points of one activation.',
  params: activationParams,
  query: uuidQuery,
  status: 200,
  response: z.extend(pointBalance, { spent: z.int() }),
  errors: ['ACTIVATION_UNKNOWN'],
  rate: 'read',
  viewable: true,
});

export const listPointTransactions = defineEndpoint({
  ...creator,
  id: 'listPointTransactions',
  method: 'GET',
  path: '/creators/quests/{activation_id}/points/transactions',
  summary: 'Each change of the points with its reason, newest first.',
  params: activationParams,
  query: z.extend(uuidQuery, pageQuery),
  status: 200,
  response: pageOf(pointTransaction),
  errors: ['ACTIVATION_UNKNOWN'],
  rate: 'read',
  viewable: true,
});

export const claimQuests = defineEndpoint({
  ...creator,
  id: 'claimQuests',
  method: 'POST',
  path: '/creators/quests/{activation_id}/claim',
  summary: 'Claims what completed quests of an activation bring; one quest, or all that wait.',
  params: activationParams,
  query: z.partial(uuidQuery),
  body: z.strictObject({ quest_id: z.optional(campaignId) }),
  status: 200,
  response: z.strictObject({
    claimed: z.array(
      z.strictObject({
        quest_id: campaignId,
        period: z.string(),
        points: z.int(),
        redemption_id: z.nullable(z.int()),
      }),
    ),
    point_balance: pointBalance,
  }),
  errors: [
    'NOT_A_MEMBER',
    'ACTIVATION_UNKNOWN',
    'QUEST_UNKNOWN',
    'NOTHING_TO_CLAIM',
    'AGREEMENTS_MISSING',
  ],
  rate: 'claim',
  idempotent: true,
});

export const triggerQuests = defineEndpoint({
  ...creator,
  id: 'triggerQuests',
  method: 'POST',
  path: '/creators/quests/{activation_id}/trigger',
  summary: 'Evaluates the quests of an activation again; at most once a minute.',
  params: activationParams,
  query: z.partial(uuidQuery),
  status: 200,
  response: z.strictObject({ quests: z.array(quest) }),
  errors: ['NOT_A_MEMBER', 'ACTIVATION_UNKNOWN', 'TRIGGER_TOO_SOON'],
  rate: 'write',
});

export const listMetricEvents = defineEndpoint({
  ...creator,
  id: 'listMetricEvents',
  method: 'GET',
  path: '/creators/metric_events',
  summary: 'What was reported of the person, with why it counted or not. Newest first.',
  query: z.extend(uuidQuery, { ...pageQuery, counted: z.optional(z.stringbool()) }),
  status: 200,
  response: pageOf(metricEvent),
  errors: [],
  rate: 'read',
  viewable: true,
});

export const QUEST_ENDPOINTS = [
  listQuests,
  readQuest,
  listQuestGroups,
  readQuestGroup,
  listPointBalances,
  readPoints,
  listPointTransactions,
  claimQuests,
  triggerQuests,
  listMetricEvents,
] as const;

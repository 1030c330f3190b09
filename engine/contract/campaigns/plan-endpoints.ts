import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { campaignId, moment, uuidQuery } from '../endpoints/fields.ts';
import { text } from '../endpoints/text-fields.ts';
import { CHANGE_EFFECTS, HELD_KINDS, PLAN_ACTIONS } from '../vocabulary/plan-words.ts';

const operator = { tag: 'operator', caller: 'operator' } as const;

/** The tables that a plan changes, by their names. */
const PLANNED_TABLES = [
  'activations',
  'key_options',
  'quest_groups',
  'rewards',
  'quests',
  'bingo_boards',
] as const;
export type PlannedTable = (typeof PLANNED_TABLES)[number];

const plannedChange = z.strictObject({
  table: z.enum(PLANNED_TABLES),
  id: campaignId,
  action: z.enum(PLAN_ACTIONS),
  title: z.string(),
  /** What becomes another one, as short texts; null where there was, or will be, nothing. */
  fields: z.array(
    z.strictObject({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) }),
  ),
  /** What that means for creators. */
  effects: z.array(z.enum(CHANGE_EFFECTS)),
  /** Who, and what, is in the middle of it. */
  holds: z.array(z.strictObject({ kind: z.enum(HELD_KINDS), count: z.int() })),
});
export type PlannedChange = z.infer<typeof plannedChange>;

const problem = z.strictObject({
  severity: z.enum(['error', 'warning']),
  code: z.string(),
  file: z.string(),
  line: z.int(),
  path: z.string(),
  message: z.string(),
  action: z.string(),
});

export const planCampaign = defineEndpoint({
  ...operator,
  id: 'planCampaign',
  method: 'GET',
  path: '/operator/campaign_plan',
  action: 'read',
  summary:
    'What applying the manifest’s campaign would change, and what each change means for creators. Changes nothing.',
  query: uuidQuery,
  status: 200,
  response: z.strictObject({
    /** Of exactly this plan: applying it names it. */
    fingerprint: z.string(),
    /** False where the program’s folder has no campaign: applying retires all there was. */
    in_manifest: z.boolean(),
    /** When a campaign was applied last; null where none ever was. */
    applied_at: z.nullable(moment),
    changes: z.array(plannedChange),
    /** Whether names or units of metrics change. */
    metrics_change: z.boolean(),
    /** Of the manifest: with errors nothing is applied, and the plan is of the last version without. */
    problems: z.array(problem),
  }),
  errors: [],
  rate: 'read',
});

export const applyCampaign = defineEndpoint({
  ...operator,
  id: 'applyCampaign',
  method: 'POST',
  path: '/operator/campaign_plan/apply',
  action: 'apply_campaign',
  summary:
    'Does what a plan says, if it is still the plan that was shown. What was applied already changes nothing.',
  query: uuidQuery,
  body: z.strictObject({ fingerprint: text(200, 1) }),
  status: 200,
  response: z.strictObject({ changes: z.int(), applied_at: moment }),
  errors: ['CAMPAIGN_PLAN_OUTDATED', 'CAMPAIGN_BROKEN'],
  rate: 'write',
});

export const CAMPAIGN_PLAN_ENDPOINTS = [planCampaign, applyCampaign] as const;

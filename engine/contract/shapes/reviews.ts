import * as z from 'zod/mini';
import { moment } from '../endpoints/fields.ts';
import { OPERATOR_ROLES } from '../vocabulary/operator-words.ts';
import { AUDIT_ACTORS } from '../vocabulary/review-words.ts';

export const operatorRole = z.enum(OPERATOR_ROLES);

/** What operators should look at where a person's countries are concerned. */
export const COUNTRY_DOUBTS = [
  'profile_not_approved',
  'answer_not_approved',
  'answer_differs',
] as const;
export type CountryDoubt = (typeof COUNTRY_DOUBTS)[number];

/** A creator, as operators see one in a list. */
export const creatorSummary = z.strictObject({
  id: z.uuid(),
  display_name: z.string(),
  email: z.nullable(z.string()),
  /** The language that they read. */
  locale: z.string(),
  picture_url: z.nullable(z.string()),
  country: z.nullable(z.string()),
  /** Whether the program approves that country; null where it asks for none, or knows none. */
  country_approved: z.nullable(z.boolean()),
  links: z.array(
    z.strictObject({
      provider: z.string(),
      name: z.string(),
      statistics: z.nullable(z.record(z.string(), z.number())),
      /** When they were read. */
      statistics_at: z.nullable(moment),
    }),
  ),
});

/** Who made something, where it was nobody with an account. */
export const guest = z.strictObject({
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
});

/** What an action of the audit was done to. */
export const AUDIT_SUBJECT_KINDS = [
  ...[
    'activation_request',
    'announcement',
    'api_key',
    'appeal',
    'application',
    'bingo_board',
    'campaign',
  ],
  ...['content', 'creator', 'guest_link', 'influencer_activation', 'job', 'key_import', 'mail'],
  ...['operator', 'program', 'redemption'],
] as const;
export const auditSubjectKind = z.enum(AUDIT_SUBJECT_KINDS);
export type AuditSubjectKind = z.infer<typeof auditSubjectKind>;

export const auditEntry = z.strictObject({
  id: z.int(),
  actor_kind: z.enum(AUDIT_ACTORS),
  actor_id: z.string(),
  action: z.string(),
  subject_kind: auditSubjectKind,
  subject_id: z.string(),
  details: z.record(z.string(), z.unknown()),
  /** What it was before, where the action changed something that has a name; null elsewhere. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  request_id: z.nullable(z.string()),
  at: moment,
});

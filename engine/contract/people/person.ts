import * as z from 'zod/mini';
import { answers, campaignId, moment } from '../endpoints/fields.ts';
import { contentType } from '../shapes/content-types.ts';
import { takenDown } from '../shapes/moderation.ts';
import { pointBalance } from '../shapes/points.ts';
import { redemption } from '../shapes/redemption.ts';
import { reviewFields } from '../shapes/review-fields.ts';
import { creatorSummary } from '../shapes/reviews.ts';
import { ACTIVATION_KINDS } from '../vocabulary/campaign-words.ts';
import { MAIL_CATEGORIES, MAIL_STATES, SESSION_ENDS } from '../vocabulary/delivery-words.ts';
import { KEY_STATES } from '../vocabulary/key-words.ts';
import { APPEAL_SUBJECTS } from '../vocabulary/review-words.ts';
import { CREATOR_STATUSES, ENROLMENT_STATES } from '../vocabulary/state-words.ts';
import { operatorNote } from './note-endpoints.ts';

/** The newest of a list, and how many there are. */
function latest<Item extends z.ZodMiniType>(item: Item) {
  return z.strictObject({ count: z.int(), items: z.array(item) });
}

const nullableMoment = z.nullable(moment);

const link = z.strictObject({
  provider: z.string(),
  name: z.string(),
  picture_url: z.nullable(z.string()),
  /** Figures by name, as the provider measured them. */
  statistics: z.nullable(z.record(z.string(), z.number())),
  /** When the figures were read. */
  statistics_at: nullableMoment,
  linked_at: moment,
});

const enrolment = z.strictObject({
  id: z.int(),
  activation_id: campaignId,
  kind: z.enum(ACTIVATION_KINDS),
  title: z.string(),
  state: z.enum(ENROLMENT_STATES),
  /** Came with a guest's key, beside the person's own. */
  additional: z.boolean(),
  key_option: z.nullable(
    z.strictObject({
      id: campaignId,
      label: z.string(),
      platform: z.string(),
      region: z.nullable(z.string()),
    }),
  ),
  /** Keys that it was given, newest first; what they read, no call for operators says. */
  keys: z.array(
    z.strictObject({
      id: z.int(),
      state: z.enum(KEY_STATES),
      claimed_at: nullableMoment,
      revoked_at: nullableMoment,
    }),
  ),
  offered_at: moment,
  accepted_at: nullableMoment,
  claimed_at: nullableMoment,
  completed_at: nullableMoment,
  ended_at: nullableMoment,
  expires_at: nullableMoment,
});

const mail = z.strictObject({
  id: z.int(),
  kind: z.string(),
  category: z.enum(MAIL_CATEGORIES),
  state: z.enum(MAIL_STATES),
  address: z.string(),
  created_at: moment,
  sent_at: nullableMoment,
});

const session = z.strictObject({
  id: z.uuid(),
  user_agent: z.nullable(z.string()),
  created_at: moment,
  last_used_at: moment,
  expires_at: moment,
  revoked_at: nullableMoment,
  revoked_reason: z.nullable(z.enum(SESSION_ENDS)),
});

/** Whether somebody can use their account, and why. */
export const creatorStatus = z.strictObject({
  status: z.enum(CREATOR_STATUSES),
  /** Why operators set it; null while they never did. */
  note: z.nullable(z.string()),
  since: nullableMoment,
  /** When a suspension ends by itself. */
  until: nullableMoment,
});

/** Everything about one person, as operators see it on one page. */
export const person = z.strictObject({
  ...z.omit(creatorSummary, { links: true }).shape,
  links: z.array(link),
  status: creatorStatus,
  created_at: moment,
  member_since: nullableMoment,
  email_verified: z.boolean(),
  locale: z.string(),
  custom_fields: answers,
  name_taken_down: z.nullable(takenDown),
  /** What they show to everybody; null where they never chose anything. */
  profile: z.nullable(
    z.strictObject({
      /** Null without a handle. */
      address: z.nullable(z.string()),
      shown: z.boolean(),
      taken_down: z.nullable(takenDown),
    }),
  ),
  tags: z.array(z.string()),
  agreements: z.array(
    z.strictObject({
      agreement: z.string(),
      version: z.string(),
      accepted_at: moment,
      /** Whether the program asks for this version today. */
      current: z.boolean(),
    }),
  ),
  point_balances: z.array(z.extend(pointBalance, { title: z.string() })),
  /** About the person and about each of their items. */
  notes: latest(operatorNote),
  applications: latest(z.strictObject({ id: z.uuid(), ...reviewFields })),
  requests: latest(
    z.strictObject({
      id: z.int(),
      activation_id: campaignId,
      activation_title: z.string(),
      ...reviewFields,
    }),
  ),
  content: latest(
    z.strictObject({
      id: z.int(),
      activation_id: campaignId,
      activation_title: z.string(),
      content_type: contentType,
      url: z.string(),
      platform: z.string(),
      title: z.string(),
      ...reviewFields,
    }),
  ),
  appeals: latest(
    z.strictObject({
      id: z.int(),
      subject_kind: z.enum(APPEAL_SUBJECTS),
      subject_id: z.int(),
      message: z.string(),
      ...reviewFields,
    }),
  ),
  redemptions: latest(z.omit(redemption, { key: true })),
  enrolments: latest(enrolment),
  mails: latest(mail),
  sessions: latest(session),
});
export type Person = z.infer<typeof person>;

import { z } from 'zod';
import { webAddress } from '#contract/endpoints/text-fields.ts';
import { DECISION_REASONS } from '#contract/shapes/decisions.ts';
import type { MailCategory } from '#contract/vocabulary/delivery-words.ts';
import type { Notification } from '#contract/vocabulary/notification-words.ts';
import { REMINDER_MOMENTS } from '#contract/vocabulary/reminder-words.ts';
import { OPERATOR_MESSAGES } from './operator-messages.ts';

const person = {
  /** How the person is greeted; a name that could pass for an address is left out. */
  name: z.string().max(200).optional(),
};
const title = z.string().min(1).max(500);
const points = z.int().optional();
/** `title`: of what a guest link is for; absent: the program's applications. */
const opening = { title: title.optional() };
const note = z.string().max(2_000).optional();

const reasonCodes = [...new Set(Object.values(DECISION_REASONS).flat())];
const decisionFields = { ...person, reason_code: z.enum(reasonCodes).optional(), note };
const decision = z.enum(['accepted', 'rejected', 'needs_changes']);
const onlyPerson = z.strictObject(person);

/**
 * Every mail there is, with what its sender has to say. Params are kept in the outbox as JSON, so
 * they hold no secret other than the verification link: a game key is never among them.
 */
export const MESSAGE_KINDS = {
  verify_email: {
    category: 'account',
    params: z.strictObject({
      ...person,
      verification_url: webAddress,
      /** How long the link is valid. */
      valid_hours: z.int().min(1),
    }),
  },
  application_received: {
    category: 'decisions',
    params: z.strictObject({
      ...person,
      /** How long a decision usually takes. */
      review_days: z.int().min(1).optional(),
    }),
  },
  application_decided: {
    // Whether one is in the program is nothing that can be switched off.
    category: 'account',
    params: z.strictObject({
      ...decisionFields,
      decision: z.enum(['accepted', 'rejected', 'needs_changes', 'waitlisted']),
      /** From when a rejected person may apply again. */
      reapply_at: z.iso.datetime().optional(),
    }),
  },
  request_decided: {
    category: 'decisions',
    params: z.strictObject({ ...decisionFields, decision, title }),
  },
  content_decided: {
    category: 'decisions',
    /** `points`: what the content earned. */
    params: z.strictObject({ ...decisionFields, decision, title, points }),
  },
  appeal_decided: {
    category: 'decisions',
    /** `points`: what counts now and did not before. */
    params: z.strictObject({ ...decisionFields, decision, title, points }),
  },
  reward_redeemed: {
    category: 'rewards',
    /** `points`: what it cost; `state`: `fulfilled` where it is there at once, as keys are. */
    params: z.strictObject({
      ...person,
      reward: title,
      points,
      state: z.literal('fulfilled').optional(),
    }),
  },
  reward_fulfilled: {
    category: 'rewards',
    /** `tracking_reference`: under which the carrier knows what was sent. */
    params: z.strictObject({
      ...person,
      reward: title,
      note,
      tracking_reference: z.string().max(200).optional(),
    }),
  },
  reward_refunded: {
    category: 'rewards',
    /** `points`: what was given back. */
    params: z.strictObject({ ...person, reward: title, points, note }),
  },
  key_claimed: {
    category: 'rewards',
    params: z.strictObject({ ...person, title, platform: z.string().max(100).optional() }),
  },
  key_replaced: {
    category: 'rewards',
    /** `title`: of what gave it. */
    params: z.strictObject({
      ...person,
      title,
      platform: z.string().max(100).optional(),
      given_by: z.enum(['activation', 'reward']),
    }),
  },
  announcement: {
    category: 'news',
    params: z.strictObject({
      ...person,
      title,
      text: z.string().min(1).max(10_000),
      url: z.optional(webAddress),
    }),
  },
  /** What operators wrote to a person. */
  message: {
    category: 'news',
    params: z.strictObject({ ...person, title, text: z.string().min(1).max(10_000) }),
  },
  /** What somebody wanted to be reminded of: what opens, or closes, at the same moment. */
  reminder: {
    category: 'reminders',
    params: z.strictObject({
      ...person,
      moment: z.enum(REMINDER_MOMENTS),
      titles: z.array(title).min(1).max(500),
      at: z.iso.datetime(),
      /** By which the time is said; UTC where it is absent. */
      time_zone: z.string().max(60).optional(),
    }),
  },
  /** Whether an address is theirs who wants to know when something opens. */
  opening_asked: {
    category: 'openings',
    params: z.strictObject({
      ...person,
      opening_reminder_id: z.uuid(),
      ...opening,
      confirmation_url: webAddress,
      /** How long the link is valid. */
      valid_hours: z.int().min(1),
    }),
  },
  /** What somebody without an account wanted to know. */
  opening: {
    category: 'openings',
    params: z.strictObject({
      ...person,
      opening_reminder_id: z.uuid(),
      ...opening,
      /** The program, or the guest's link. */
      url: webAddress,
    }),
  },
  /** What waited, in one mail. */
  digest: {
    category: 'digest',
    params: z.strictObject({
      ...person,
      /** The mails that it holds, as they were kept. */
      items: z
        .array(z.strictObject({ kind: z.string(), params: z.record(z.string(), z.unknown()) }))
        .min(1),
      /** How many more there are, which only the pages tell. */
      more: z.int().min(1).optional(),
    }),
  },
  data_exported: { category: 'account', params: onlyPerson },
  /** A linked account cannot be read any more until its owner links it again. */
  account_unreadable: {
    category: 'account',
    // What its platform is called.
    params: z.strictObject({ ...person, platform: z.string().min(1).max(100) }),
  },
  account_deleted: { category: 'account', params: onlyPerson },
  ...OPERATOR_MESSAGES,
} as const satisfies Record<
  string,
  { category: MailCategory; params: z.ZodObject; notification?: Notification }
>;

export type MailKind = keyof typeof MESSAGE_KINDS;
export type MailParams<Kind extends MailKind> = z.input<(typeof MESSAGE_KINDS)[Kind]['params']>;

/** One mail's kind together with its params. */
export type MailMessage = {
  [Kind in MailKind]: { readonly kind: Kind; readonly params: MailParams<Kind> };
}[MailKind];

export const MAIL_KINDS = Object.keys(MESSAGE_KINDS) as MailKind[];

/**
 * A message as it was kept in the outbox.
 * @throws where its kind is unknown or its params do not fit the kind; the error names no value.
 */
export function readMessage(kind: string, params: unknown): MailMessage {
  if (!isKind(kind)) throw new Error(`No mail is of the kind "${kind}".`);
  const result = MESSAGE_KINDS[kind].params.safeParse(params);
  if (result.success) return { kind, params: result.data } as MailMessage;
  const paths = result.error.issues.map(({ path }) => path.join('.') || '(all)');
  throw new Error(`The params of a mail of the kind "${kind}" do not fit: ${paths.join(', ')}.`);
}

/** Whether this build knows the kind: in a shared outbox a newer one's may stand. */
export const isKind = (kind: string): kind is MailKind => Object.hasOwn(MESSAGE_KINDS, kind);

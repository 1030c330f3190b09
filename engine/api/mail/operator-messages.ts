import { z } from 'zod';
import { INBOX_KINDS } from '#contract/vocabulary/inbox-words.ts';

const name = z.string().max(200).optional();
const text = z.string().min(1).max(500);
const count = z.int().min(0);

/** Mails to those who run a program, each with the notification that it belongs to. */
export const OPERATOR_MESSAGES = {
  operator_new_items: {
    category: 'operators',
    notification: 'new_items',
    params: z.strictObject({
      name,
      /** How many of each kind are new. */
      kinds: z.array(z.strictObject({ kind: z.enum(INBOX_KINDS), count: z.int().min(1) })),
      /** How many wait altogether, and how many of them for too long. */
      waiting: count,
      overdue: count,
    }),
  },
  operator_overdue: {
    category: 'operators',
    notification: 'overdue',
    /** `count`: how many wait for longer than `days`, which the program promised. */
    params: z.strictObject({ name, count: z.int().min(1), days: z.int().min(1) }),
  },
  operator_low_stock: {
    category: 'operators',
    notification: 'low_stock',
    params: z.strictObject({
      name,
      stocks: z
        .array(
          z.strictObject({
            of: z.enum(['key', 'reward']),
            title: text,
            left: count,
            runs_out_on: z.iso.date().optional(),
          }),
        )
        .min(1),
    }),
  },
  operator_manifest_broken: {
    category: 'operators',
    notification: 'manifest_broken',
    /** `issues`: where they are and what is wrong. */
    params: z.strictObject({ name, count: z.int().min(1), issues: z.array(text) }),
  },
  operator_campaign_pending: {
    category: 'operators',
    notification: 'campaign_pending',
    params: z.strictObject({ name }),
  },
  operator_webhooks_off: {
    category: 'operators',
    notification: 'webhooks_off',
    /** Its name. */
    params: z.strictObject({ name, webhook: text }),
  },
  operator_mails_failed: {
    category: 'operators',
    notification: 'mails_failed',
    /** `people`: the names of some whom they were for; `address`: of the one, where it was one. */
    params: z.strictObject({
      name,
      count: z.int().min(1),
      people: z.array(text),
      address: text.optional(),
    }),
  },
} as const;

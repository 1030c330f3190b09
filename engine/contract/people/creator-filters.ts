import * as z from 'zod/mini';
import { line } from '../endpoints/text-fields.ts';
import { creatorTag } from '../shapes/creator-tags.ts';
import { PROGRAM_STEPS } from '../vocabulary/operator-words.ts';
import { CREATOR_STATUSES } from '../vocabulary/state-words.ts';

/** A date of the years that the store and everybody else can reckon with. */
const weekDay = z.iso
  .date()
  .check(z.refine((day) => day > '1970' && day < '9999', 'A year from 1970 to 9998'));

/** What a program's creators are narrowed to, in bodies. */
export const creatorFilters = {
  search: z.optional(line(100)),
  member: z.optional(z.boolean()),
  status: z.optional(z.enum(CREATOR_STATUSES)),
  tag: z.optional(creatorTag),
  /** Who took this step. */
  step: z.optional(z.enum(PROGRAM_STEPS)),
  /** With a step, who took it for the first time in the week (UTC) that begins on this day. */
  week: z.optional(weekDay),
  /** Who was signed in, or had points changed, in so many days. */
  active_days: z.optional(z.int().check(z.minimum(1), z.maximum(90))),
};

/** Those of them that read otherwise in addresses. */
export const creatorFilterParameters = {
  member: z.optional(z.stringbool()),
  active_days: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(90))),
};

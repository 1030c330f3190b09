import * as z from 'zod/mini';
import { campaignId, moment } from '../endpoints/fields.ts';
import { GIVEN_KEY_STATES, KEY_COLUMNS, KEY_FAULTS, SEPARATORS } from '../vocabulary/key-words.ts';
import { AUDIT_ACTORS } from '../vocabulary/review-words.ts';
import { creatorSummary } from './reviews.ts';

/** Keys of one kind. */
export const keyPool = z.strictObject({
  id: campaignId,
  activation_id: campaignId,
  activation_title: z.string(),
  /** Rewards that take from it as well. */
  rewards: z.array(z.strictObject({ id: campaignId, title: z.string() })),
  label: z.string(),
  platform: z.string(),
  region: z.nullable(z.string()),
  available: z.int(),
  /** How many of the available ones are promised: chosen or granted, and not claimed yet. */
  reserved: z.int(),
  claimed: z.int(),
  revoked: z.int(),
  void: z.int(),
  withdrawn: z.int(),
  low: z.boolean(),
  /** It left the campaign: nobody is given a key of it. */
  retired: z.boolean(),
  /** How many were given on each of the last 14 days (UTC), the oldest first, today last. */
  use: z.array(z.strictObject({ day: z.iso.date(), given: z.int() })),
  /** The day on which the last one goes at the pace of those days; null where none went. */
  runs_out_on: z.nullable(z.iso.date()),
});
export type KeyPool = z.infer<typeof keyPool>;

const counts = {
  imported: z.int(),
  /** Keys that an earlier line has, or the program had already, whatever became of them. */
  duplicates: z.int(),
  rejected: z.int(),
};

/** A line that gave no key; never with the key itself. */
const problem = z.strictObject({ line: z.int(), reason: z.string() });

/** What came of a file of keys or of one part of it; of a dry run, what would. */
export const keyImportReport = z.strictObject({
  dry_run: z.boolean(),
  /** What further parts name; null of a dry run. */
  import_id: z.nullable(z.int()),
  separator: z.enum(SEPARATORS),
  /** As the first line names them; `read_as` is null of those that are passed over. */
  columns: z.array(z.strictObject({ name: z.string(), read_as: z.nullable(z.enum(KEY_COLUMNS)) })),
  ...counts,
  /** How many of the duplicates are of an earlier line of the file. */
  repeated: z.int(),
  /** Of both lists at most the first 20,000. */
  duplicate_lines: z.array(
    z.strictObject({ line: z.int(), known_from: z.enum(['file', 'program']) }),
  ),
  rejected_lines: z.array(problem),
  /** Which pools the keys go to. */
  pools: z.array(
    z.strictObject({
      key_option_id: campaignId,
      activation_id: campaignId,
      platform: z.string(),
      region: z.nullable(z.string()),
      imported: z.int(),
    }),
  ),
  /** The first five lines with a key, which is told by its form: A for a letter, 9 for a digit. */
  first_lines: z.array(
    z.strictObject({ line: z.int(), key_option_id: campaignId, form: z.string() }),
  ),
  /** Of all parts so far. */
  total: z.strictObject(counts),
});
export type KeyImportReport = z.infer<typeof keyImportReport>;

/** An import of keys, and what became of them. */
export const keyImport = z.strictObject({
  id: z.int(),
  file_name: z.string(),
  imported_by: z.strictObject({
    actor_kind: z.enum(AUDIT_ACTORS),
    actor_id: z.string(),
    /** Of an operator who is still one. */
    name: z.nullable(z.string()),
  }),
  imported_at: moment,
  ...counts,
  available: z.int(),
  /** Given to somebody, who has it, or had it: those that were revoked or are void are among them. */
  given: z.int(),
  withdrawn: z.int(),
  withdrawn_at: z.nullable(moment),
});
export type KeyImport = z.infer<typeof keyImport>;

/** A key that somebody was given. */
export const givenKey = z.strictObject({
  id: z.int(),
  state: z.enum(GIVEN_KEY_STATES),
  /** Of one that is void. */
  fault: z.nullable(z.enum(KEY_FAULTS)),
  /** Null of a guest, and of somebody who deleted the account. */
  creator: z.nullable(creatorSummary),
  guest_name: z.nullable(z.string()),
  /** What it was given for: one of the two. */
  influencer_activation_id: z.nullable(z.int()),
  redemption_id: z.nullable(z.int()),
  claimed_at: moment,
  /** When it was shown to its holder the first time; null: never. */
  revealed_at: z.nullable(moment),
  /** When it was revoked or replaced. */
  revoked_at: z.nullable(moment),
});
export type GivenKey = z.infer<typeof givenKey>;

import * as z from 'zod/mini';
import { text } from './text-fields.ts';

/** The program, by uuid. Creators may name only the one that their session belongs to. */
export const uuidQuery = z.strictObject({ uuid: z.uuid() });

/** A moment: RFC 3339 in UTC, from 1970 to 9999, the years that every part of the system can keep. */
export const moment = z.iso
  .datetime()
  .check(z.maxLength(40), z.regex(/^(?:19[7-9]|[2-9]\d\d)\d-/, 'Not a year from 1970 to 9999'));

/** A positive whole number in a path or query. */
export const idParameter = z.coerce
  .number()
  .check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));
/** The id of an activation, quest, group, reward or key option, as its campaign numbers it. */
export const campaignId = z.int32().check(z.minimum(1));
export const campaignIdParameter = z.coerce.number().check(z.int32(), z.minimum(1));
/** How often something was changed; who changes it names the revision that they saw. */
export const revision = z.int32().check(z.minimum(1));

/** Pages of a list that grows: `cursor` is what the page before answered as `next_cursor`. */
export const pageQuery = {
  cursor: z.optional(text(200, 1)),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
};

/** Several of these words in one parameter, with commas between; `readWordList` parts them. */
export const wordList = (words: readonly string[]) => {
  const word = `(?:${words.join('|')})`;
  return z
    .string()
    .check(
      z.maxLength(400),
      z.regex(new RegExp(`^${word}(?:,${word})*$`), `Of ${words.join(', ')}, with commas between`),
    );
};

/** The words that a `wordList` names, in the order of the closed list; undefined where it is absent. */
export const readWordList = <Word extends string>(
  list: string | undefined,
  words: readonly Word[],
): readonly Word[] | undefined => {
  const named = list?.split(',');
  return named && words.filter((word) => named.includes(word));
};

/** A list with the place at which it goes on; null at its end. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.strictObject({ items: z.array(item), next_cursor: z.nullable(z.string()) });
}

export const agreementNames = [
  'coc_accepted',
  'confirmed_18',
  'confirmed_in_approved_country',
] as const;
export type AgreementName = (typeof agreementNames)[number];

/** Agreements that are accepted with a call; only `true` can be sent. */
export const acceptedAgreements = z.strictObject({
  coc_accepted: z.optional(z.literal(true)),
  confirmed_18: z.optional(z.literal(true)),
  confirmed_in_approved_country: z.optional(z.literal(true)),
});

/** Answers to a form, by the fields' names. */
export const answers = z.record(
  text(60),
  z.union([
    text(10_000),
    z.number(),
    z.boolean(),
    z.array(text(200)).check(z.maxLength(100)),
    z.null(),
  ]),
);
export type Answers = z.infer<typeof answers>;

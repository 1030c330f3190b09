import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { moment, uuidQuery } from '../endpoints/fields.ts';
import { text } from '../endpoints/text-fields.ts';
import { MESSAGE_OBSTACLES } from '../vocabulary/operator-words.ts';
import { creatorFilterParameters, creatorFilters } from './creator-filters.ts';
import { messageRecipient, messageTexts } from './message-texts.ts';

const operator = { tag: 'operator', caller: 'operator', action: 'message_creators' } as const;

/** So many people are written to with one message. */
export const MOST_WRITTEN_TO = 100_000;

export const countMessageMatches = defineEndpoint({
  ...operator,
  id: 'countMessageMatches',
  method: 'GET',
  path: '/operator/messages/matching',
  summary:
    'How many creators match, as it is now: what sendMessageToMatching is told to write to no more and no less than was seen.',
  query: z.extend(uuidQuery, { ...creatorFilters, ...creatorFilterParameters }),
  status: 200,
  response: z.strictObject({
    count: z.int(),
    /** Who came before this was counted. */
    as_of: moment,
  }),
  errors: [],
  rate: 'read',
});

export const sendMessageToMatching = defineEndpoint({
  ...operator,
  id: 'sendMessageToMatching',
  method: 'POST',
  path: '/operator/messages/matching',
  summary:
    'Mails a message to all creators that match, as sendMessage does, in parts of up to 500: each answers where the next begins. Nobody gets a message of the same sending_id twice, however often a part is sent. With dry_run it only says who would get it.',
  query: uuidQuery,
  body: z.strictObject({
    ...creatorFilters,
    texts: messageTexts,
    /** Made by the caller for each message; the same in all of its parts and attempts. */
    sending_id: z.uuid(),
    /** As countMessageMatches answered. Who came since then is left alone. */
    as_of: moment,
    /** As countMessageMatches answered: where by now as many do not match, nothing is sent. */
    count: z.int().check(z.minimum(0), z.maximum(MOST_WRITTEN_TO)),
    dry_run: z.boolean(),
    /** What the part before answered as next_cursor; absent of the first, which is counted. */
    cursor: z.optional(text(200, 1)),
  }),
  status: 200,
  response: z.strictObject({
    dry_run: z.boolean(),
    /** How many of this part get it now, or would. */
    sent: z.int(),
    /** How many of this part had got it before. */
    repeated: z.int(),
    /** How many of this part do not get it, and why. */
    excluded: z.array(
      z.strictObject({ obstacle: z.enum(MESSAGE_OBSTACLES), count: z.int().check(z.minimum(1)) }),
    ),
    /** What one of this part gets; null where nobody does. */
    example: z.nullable(messageRecipient),
    next_cursor: z.nullable(z.string()),
  }),
  errors: ['MATCHES_CHANGED', 'CURSOR_INVALID'],
  rate: 'write',
  idempotent: true,
});

export const MATCHING_MESSAGE_ENDPOINTS = [countMessageMatches, sendMessageToMatching] as const;

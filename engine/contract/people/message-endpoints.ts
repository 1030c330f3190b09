import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { idParameter, moment, pageOf, pageQuery, uuidQuery } from '../endpoints/fields.ts';
import { line } from '../endpoints/text-fields.ts';
import { MAIL_STATES } from '../vocabulary/delivery-words.ts';
import { MESSAGE_OBSTACLES } from '../vocabulary/operator-words.ts';
import { MATCHING_MESSAGE_ENDPOINTS } from './matching-message-endpoints.ts';
import { messageRecipient, messageText, messageTexts } from './message-texts.ts';

const operator = { tag: 'operator', caller: 'operator' } as const;

const template = z.strictObject({
  id: z.int(),
  name: z.string(),
  texts: z.record(z.string(), messageText),
  changed_at: moment,
});

export const listMessageTemplates = defineEndpoint({
  ...operator,
  id: 'listMessageTemplates',
  method: 'GET',
  path: '/operator/message_templates',
  action: 'read',
  summary: 'Messages to creators that were kept for use, by name.',
  query: z.extend(uuidQuery, pageQuery),
  status: 200,
  response: pageOf(template),
  errors: [],
  rate: 'read',
});

export const saveMessageTemplate = defineEndpoint({
  ...operator,
  id: 'saveMessageTemplate',
  method: 'PUT',
  path: '/operator/message_templates',
  action: 'message_creators',
  summary: 'Keeps a message to creators under a name; one that has the name is replaced.',
  query: uuidQuery,
  body: z.strictObject({ name: line(100), texts: messageTexts }),
  status: 200,
  response: template,
  errors: [],
  rate: 'write',
});

export const deleteMessageTemplate = defineEndpoint({
  ...operator,
  id: 'deleteMessageTemplate',
  method: 'DELETE',
  path: '/operator/message_templates/{message_template_id}',
  action: 'message_creators',
  summary: 'Deletes a message that was kept for use; what was sent stays.',
  params: z.strictObject({ message_template_id: idParameter }),
  query: uuidQuery,
  status: 204,
  errors: ['MESSAGE_TEMPLATE_UNKNOWN'],
  rate: 'write',
});

export const sendMessage = defineEndpoint({
  ...operator,
  id: 'sendMessage',
  method: 'POST',
  path: '/operator/messages',
  action: 'message_creators',
  summary:
    'Mails a message to creators, each in their language or, where it is not written in that, in the first of the program’s that it is. Their choice about news counts. With dry_run it only says who would get what.',
  query: uuidQuery,
  body: z.strictObject({
    creator_ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(500)),
    texts: messageTexts,
    dry_run: z.optional(z.boolean()),
  }),
  status: 200,
  response: z.strictObject({
    dry_run: z.boolean(),
    recipients: z.array(messageRecipient),
    /** Who does not get it. */
    excluded: z.array(
      z.strictObject({
        creator_id: z.uuid(),
        name: z.nullable(z.string()),
        obstacle: z.enum(MESSAGE_OBSTACLES),
      }),
    ),
  }),
  errors: [],
  rate: 'write',
  idempotent: true,
});

export const listCreatorMessages = defineEndpoint({
  ...operator,
  id: 'listCreatorMessages',
  method: 'GET',
  path: '/operator/creators/{creator_id}/messages',
  action: 'read',
  summary: 'Messages that operators wrote to a person, newest first.',
  params: z.strictObject({ creator_id: z.uuid() }),
  query: z.extend(uuidQuery, pageQuery),
  status: 200,
  response: pageOf(
    z.strictObject({
      id: z.int(),
      subject: z.string(),
      text: z.string(),
      locale: z.string(),
      /** Null where they are gone. */
      author: z.nullable(z.strictObject({ id: z.uuid(), name: z.string() })),
      written_at: moment,
      /** Where its mail stands; null where that is gone. */
      state: z.nullable(z.enum(MAIL_STATES)),
    }),
  ),
  errors: ['CREATOR_UNKNOWN'],
  rate: 'read',
});

export const MESSAGE_ENDPOINTS = [
  ...MATCHING_MESSAGE_ENDPOINTS,
  listMessageTemplates,
  saveMessageTemplate,
  deleteMessageTemplate,
  sendMessage,
  listCreatorMessages,
] as const;

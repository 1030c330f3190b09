import type { MESSAGE_ENDPOINTS } from '#contract/people/message-endpoints.ts';
import { actingOf } from '../audit/acting.ts';
import { MESSAGE_TEMPLATES } from '../core/templates/templates.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { countCreators } from './creators-page.ts';
import { sendPart } from './matching-messages.ts';
import { readMessagesPage, sendMessage } from './messages.ts';

/** What operators write to creators. */
export function messageHandlers({ store, now }: ApiServices): Handlers<typeof MESSAGE_ENDPOINTS> {
  return {
    listMessageTemplates: ({ caller, query }) =>
      MESSAGE_TEMPLATES.page(store, caller.program.uuid, query),
    saveMessageTemplate: (call) => MESSAGE_TEMPLATES.save(store, actingOf(call), call.body, now()),
    deleteMessageTemplate: async (call) => {
      await MESSAGE_TEMPLATES.delete(store, actingOf(call), call.params.message_template_id);
      return undefined;
    },
    sendMessage: ({ caller, body, request }) =>
      sendMessage(store, caller, body, { at: now(), request_id: request.id }),
    countMessageMatches: async ({ caller: { program }, query: { uuid: _, ...filters } }) => {
      const as_of = now();
      const count = await countCreators(store, program, { ...filters, as_of }, as_of);
      return { count, as_of: as_of.toISOString() };
    },
    sendMessageToMatching: ({ caller: { program, operator_id }, body, request }) =>
      sendPart(store, { program, operator_id, at: now(), request_id: request.id }, body),
    listCreatorMessages: ({ caller, params, query }) =>
      readMessagesPage(store, caller.program.uuid, params.creator_id, query),
  };
}

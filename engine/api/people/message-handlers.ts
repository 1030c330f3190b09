import type { MESSAGE_ENDPOINTS } from '#contract/people/message-endpoints.ts';
import type { Handlers } from '../http/call.ts';
import type { ProgramOperatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import type { Acting } from './acting.ts';
import { countCreators } from './creators-page.ts';
import { sendPart } from './matching-messages.ts';
import { deleteTemplate, readTemplatesPage, writeTemplate } from './message-templates.ts';
import { readMessagesPage, sendMessage } from './messages.ts';

/** What operators write to creators. */
export function messageHandlers({ store, now }: ApiServices): Handlers<typeof MESSAGE_ENDPOINTS> {
  const actingOf = (caller: ProgramOperatorCaller, request_id: string): Acting => ({
    ...{ program_uuid: caller.program.uuid, operator_id: caller.operator_id, request_id },
  });
  return {
    listMessageTemplates: ({ caller, query }) =>
      readTemplatesPage(store, caller.program.uuid, query),
    saveMessageTemplate: ({ caller, body, request }) =>
      writeTemplate(store, actingOf(caller, request.id), body, now()),
    deleteMessageTemplate: async ({ caller, params, request }) => {
      await deleteTemplate(store, actingOf(caller, request.id), params.message_template_id);
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

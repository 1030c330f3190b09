import type { QUEST_EVENT_ENDPOINTS } from '#contract/quests/event-endpoints.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { findEvents, listCreatorEvents } from './explain-events.ts';

/** Why reported events counted or not, as operators ask it. */
export function questEventHandlers({ store }: ApiServices): Handlers<typeof QUEST_EVENT_ENDPOINTS> {
  return {
    findMetricEvents: async ({ caller, query, locale }) => ({
      events: await findEvents(store, caller.program.uuid, query.id, locale),
    }),
    listCreatorMetricEvents: ({ caller, params, query, locale }) =>
      listCreatorEvents(store, caller.program.uuid, { ...params, ...query, locale }),
  };
}

import type { EVENT_ENDPOINTS } from '#contract/events/endpoints.ts';
import { CONTENT_SOURCE } from '../core/quests/count-content.ts';
import type { EventResult } from '../core/quests/count-events.ts';
import { CONNECTOR_SOURCE } from '../core/quests/count-events.ts';
import { countTogether } from '../core/quests/count-together.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';

const REPORTED = 'reported:';

export function eventHandlers({ store, now }: ApiServices): Handlers<typeof EVENT_ENDPOINTS> {
  return {
    ingestEvents: async ({ caller, body: { events } }) => {
      const reports = events.map(({ platform, hashtags, occurred_at, source_id, ...event }) => ({
        ...event,
        source_id: ownName(source_id),
        platform: platform ?? null,
        hashtags: hashtags ?? [],
        content_type: null,
        occurred_at: new Date(occurred_at),
        reported_by: `api_key:${caller.api_key_id}`,
      }));
      const counted = await countTogether(store, caller.program, reports, now());
      const results = counted.map((result, index) => ({
        source_id: events[index]?.source_id ?? '',
        result: result.result,
        reason_code: reasonOf(result),
      }));
      const count = (kind: EventResult['result']) =>
        results.filter(({ result }) => result === kind).length;
      return {
        counted: count('counted'),
        not_counted: count('not_counted'),
        duplicates: count('duplicate'),
        results,
      };
    },
  };
}

/** A reporter's name for an event can never be one of those that the engine gives. */
function ownName(source_id: string): string {
  const taken =
    source_id.startsWith(CONNECTOR_SOURCE) ||
    source_id.startsWith(CONTENT_SOURCE) ||
    source_id.startsWith(REPORTED);
  return taken ? `${REPORTED}${source_id}` : source_id;
}

/** Of an event that counted for nothing, the first reason; all are among the creator's events. */
function reasonOf(result: EventResult) {
  return result.result === 'not_counted' ? (result.outcomes[0]?.reason_code ?? null) : null;
}

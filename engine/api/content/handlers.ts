import type { CONTENT_ENDPOINTS } from '#contract/content/endpoints.ts';
import { resubmitContentFor, withdrawContentOf } from '../core/content/change-content.ts';
import { listContentOf } from '../core/content/list-content.ts';
import { submitContentFor } from '../core/content/submit-content.ts';
import type { Handlers } from '../http/call.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';

/** What creators hand in for an activation. */
export function contentHandlers(services: ApiServices): Handlers<typeof CONTENT_ENDPOINTS> {
  return {
    listContent: (call) => listContentOf(services.store, authorOf(call), call.query),
    submitContent: (call) => submitContentFor(services, authorOf(call), call.body),
    resubmitContent: (call) =>
      resubmitContentFor(services, authorOf(call), call.params.content_id, call.body),
    withdrawContent: (call) => withdrawContentOf(services, authorOf(call), call.params.content_id),
  };
}

function authorOf(call: {
  readonly caller: CreatorCaller;
  readonly params: { readonly activation_id: number };
}) {
  const { program, creator_id } = call.caller;
  const { activation_id } = call.params;
  return { kind: 'creator', program, creator_id, activation_id } as const;
}

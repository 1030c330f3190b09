import type { PRESENCE_ENDPOINTS } from '#contract/reviews/presence-endpoints.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { lookAtItem } from './look-at-item.ts';

/** Who looks at what stands in the inbox. */
export function presenceHandlers({ store, now }: ApiServices): Handlers<typeof PRESENCE_ENDPOINTS> {
  return { lookAtItem: ({ caller, body }) => lookAtItem(store, caller, body, now()) };
}

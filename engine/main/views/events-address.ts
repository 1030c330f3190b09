import type { Catalogue } from '#catalogue/catalogue.ts';
import { VISITOR_API_KEY } from '#contract/events/visitor-key.ts';
import type { View } from '#contract/programs/view.ts';
import { publicSite } from './frame.ts';

/**
 * Where a page finds the events service: named only where it is not our own with the key that the
 * portal takes for granted, as every page carries it. `visitorKey`: of our own service.
 */
export function eventsOf(
  catalogue: Catalogue,
  visitorKey: string = VISITOR_API_KEY,
): Pick<View, 'events'> {
  const { events } = publicSite(catalogue);
  if (events) return { events };
  return visitorKey === VISITOR_API_KEY ? {} : { events: { api_key: visitorKey } };
}

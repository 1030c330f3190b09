import type { EventsService, PublisherKeys } from '#api/events/forwarding/events-service.ts';
import { Forwarder } from '#api/events/forwarding/forwarder.ts';
import type { ApiServices } from '#api/http/services.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Config } from '../server/config.ts';

/** Begins to send public events on to the service that site.yaml names, whenever it names one. */
export function forwardEvents(
  { store, log, now, metrics }: ApiServices,
  catalogue: Catalogue,
  config: Config,
): Forwarder {
  const keys = publisherKeys(config);
  const forwarder = new Forwarder({
    store,
    log,
    now,
    count: metrics.live.forwarded,
    service: (): EventsService | undefined => {
      const { events } = catalogue.site.site;
      return events && { ...events, keys };
    },
  });
  forwarder.start();
  return forwarder;
}

function publisherKeys(config: Config): PublisherKeys | undefined {
  const {
    MARQUEE_EVENTS_ACCESS_KEY_ID: access_key_id,
    MARQUEE_EVENTS_SECRET_ACCESS_KEY: secret_key,
  } = config;
  if (access_key_id === undefined || secret_key === undefined) return undefined;
  return { access_key_id, secret_key };
}

import type { ApiServices } from '#api/http/services.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Config } from '../server/config.ts';
import { forwardEvents } from './forward-events.ts';
import { watchNews } from './watch-news.ts';
import { startWorkers, type Workers } from './workers.ts';

/** Begins everything that goes on beside calls, in processes with the role `worker`. */
export function workInBackground(
  services: ApiServices,
  catalogue: Catalogue,
  config: Config,
): Workers {
  const workers = startWorkers(services, config);
  const stopNews = watchNews(services, catalogue);
  const forwarder = forwardEvents(services, catalogue, config);
  return {
    stop: async () => {
      await stopNews();
      await Promise.all([workers.stop(), forwarder.stop()]);
    },
  };
}

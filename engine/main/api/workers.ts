import type { ApiServices } from '#api/http/services.ts';
import type { Config } from '../server/config.ts';

export interface Workers {
  stop(): Promise<void>;
}

/** What goes on beside the calls: mails, leaderboards, draws, expiry. */
export async function startWorkers(_services: ApiServices, _config: Config): Promise<Workers> {
  return { stop: async () => {} };
}

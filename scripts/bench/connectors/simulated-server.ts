import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SIMULATED_CLIENT } from '#api/simulated-platforms/simulated-client.ts';
import { requestOf, sendMessage } from '#api/simulated-platforms/simulated-platforms.ts';
import { SimulatedTwitch } from '#api/simulated-platforms/simulated-twitch.ts';

export interface SimulatedServer {
  readonly twitch: SimulatedTwitch;
  /** What MARQUEE_CONNECTORS is set to. */
  readonly address: string;
  /** Requests that it answered. */
  readonly requests: () => number;
  readonly close: () => void;
}

/** Twitch on a port of its own. An hour goes by in minutes, so that it counts no limit a minute. */
export async function startSimulatedTwitch(now: () => Date): Promise<SimulatedServer> {
  const limit = Number.MAX_SAFE_INTEGER;
  const twitch = new SimulatedTwitch({ ...SIMULATED_CLIENT, limit, now, send: sendMessage });
  let requests = 0;
  const server = createServer(async (request, response) => {
    requests += 1;
    const answer = await twitch.answer(await requestOf(request, '/twitch/'));
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(answer.body === undefined ? '' : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    twitch,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

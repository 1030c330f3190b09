import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { simulatedAddress } from '#api/connectors/open-connectors.ts';
import { connectorPlugin } from '#api/connectors/receive-plugin.ts';
import type { ConnectorSettings } from '#api/http/services.ts';
import { requestOf } from '#api/simulated-platforms/simulated-platforms.ts';
import { SimulatedTwitch } from '#api/simulated-platforms/simulated-twitch.ts';
import type { TestApi } from '../../api.ts';
import { startTestApi } from '../../api.ts';

const CLIENT = { clientId: 'client', clientSecret: 'secret of a client' };

export interface TwitchApi {
  readonly api: TestApi;
  readonly twitch: SimulatedTwitch;
  /** What Twitch's messages are sent to; a test may send its own there. */
  readonly callback: string;
  /** Sends one message as somebody would who has it. */
  readonly post: (
    headers: Record<string, string>,
    body: string,
  ) => Promise<{ status: number; text: string }>;
  readonly close: () => Promise<void>;
}

/** The API beside a simulated Twitch, each on a port of its own. */
export async function startTwitchApi({ limit }: { limit?: number } = {}): Promise<TwitchApi> {
  let base = '';
  let callback = '';
  const connectors: ConnectorSettings = {
    access: (platform) => ({
      ...{ ...CLIENT, variables: {}, simulated: false, callback },
      address: (url) => simulatedAddress(base, platform, url),
    }),
  };
  const api = await startTestApi({ connectors });
  const app = fastify({ logger: false, forceCloseConnections: true });
  await app.register(connectorPlugin, { prefix: '/api', services: api.services });
  callback = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/connectors/twitch`;
  const post = async (address: string, headers: Record<string, string>, body: string) => {
    const answer = await fetch(address, { method: 'POST', headers, body });
    return { status: answer.status, text: await answer.text() };
  };
  const twitch = new SimulatedTwitch({
    ...{ ...CLIENT, now: api.services.now, ...(limit === undefined ? {} : { limit }) },
    send: (message) => post(message.callback, { ...message.headers }, message.body),
  });
  const server = createServer(async (request, response) => {
    const answer = await twitch.answer(await requestOf(request, '/twitch/'));
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(answer.body === undefined ? '' : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ api, twitch, callback },
    post: (headers, body) => post(callback, headers, body),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await app.close();
      await api.close();
    },
  };
}

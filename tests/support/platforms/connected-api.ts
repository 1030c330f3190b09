import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { simulatedAddress } from '#api/connectors/open-connectors.ts';
import { connectorPlugin } from '#api/connectors/receive-plugin.ts';
import type { ConnectorSettings } from '#api/http/services.ts';
import { SimulatedDiscord } from '#api/simulated-platforms/simulated-discord.ts';
import { SimulatedInstagram } from '#api/simulated-platforms/simulated-instagram.ts';
import { SimulatedKick } from '#api/simulated-platforms/simulated-kick.ts';
import { requestOf, sendMessage } from '#api/simulated-platforms/simulated-platforms.ts';
import { SimulatedSteam } from '#api/simulated-platforms/simulated-steam.ts';
import { SimulatedTiktok } from '#api/simulated-platforms/simulated-tiktok.ts';
import { SimulatedTwitch } from '#api/simulated-platforms/simulated-twitch.ts';
import { SimulatedX } from '#api/simulated-platforms/simulated-x.ts';
import { SimulatedYoutube } from '#api/simulated-platforms/simulated-youtube.ts';
import { startTestApi, type TestApi } from '../api.ts';

const CLIENT = { clientId: 'client', clientSecret: 'secret of a client' };
const API_KEY = 'key of an operator';
const BOT_TOKEN = 'token of a bot';
const BEARER_TOKEN = 'token of an app';

export interface ConnectedApi {
  readonly api: TestApi;
  readonly twitch: SimulatedTwitch;
  readonly youtube: SimulatedYoutube;
  readonly kick: SimulatedKick;
  readonly discord: SimulatedDiscord;
  readonly tiktok: SimulatedTiktok;
  readonly instagram: SimulatedInstagram;
  readonly x: SimulatedX;
  readonly steam: SimulatedSteam;
  /** Sends one message of a platform as somebody would who has it. */
  readonly post: (
    headers: Record<string, string>,
    body: string,
    platform?: 'twitch' | 'kick' | 'tiktok' | 'instagram' | 'instagram/deletion' | 'discord',
  ) => Promise<{ readonly status: number; readonly text: string }>;
  readonly close: () => Promise<void>;
}

export interface ConnectedApiOptions {
  /** Requests a minute that Twitch takes. */
  readonly limit?: number;
  /** Variables of connectors, besides keys. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Manifests; those of tests/fixtures/api where absent. */
  readonly folder?: string;
  /** Whether platforms can reach this server; true where absent. */
  readonly reachable?: boolean;
}

/** The API beside simulated platforms, each on a port of its own. */
export async function startConnectedApi({
  limit,
  variables,
  folder,
  reachable = true,
}: ConnectedApiOptions = {}): Promise<ConnectedApi> {
  let base = '';
  let callbacks = '';
  const connectors: ConnectorSettings = {
    access: (platform) => ({
      ...{ ...CLIENT, simulated: false },
      variables: { API_KEY, BOT_TOKEN, BEARER_TOKEN, POSTS: '1000', ...variables },
      callback: reachable ? `${callbacks}/${platform}` : undefined,
      address: (url) => simulatedAddress(base, platform, url),
    }),
  };
  const api = await startTestApi({ connectors }, folder);
  const app = fastify({ logger: false, forceCloseConnections: true, pluginTimeout: 0 });
  await app.register(connectorPlugin, { prefix: '/api', services: api.services });
  callbacks = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/connectors`;
  const world = { now: api.services.now, send: sendMessage };
  const twitch = new SimulatedTwitch({
    ...{ ...CLIENT, ...world, ...(limit === undefined ? {} : { limit }) },
  });
  const youtube = new SimulatedYoutube({ apiKey: API_KEY, ...world });
  const webhook = (name: string) => () => (reachable ? `${callbacks}/${name}` : undefined);
  const kick = new SimulatedKick({ ...CLIENT, ...world, webhook: webhook('kick') });
  const tiktok = new SimulatedTiktok({ ...CLIENT, ...world, webhook: webhook('tiktok') });
  const instagram = new SimulatedInstagram({
    ...{ ...CLIENT, ...world, webhook: webhook('instagram') },
  });
  const discord = new SimulatedDiscord({
    ...{ ...world, botToken: BOT_TOKEN, webhook: webhook('discord') },
  });
  const x = new SimulatedX({ bearerToken: BEARER_TOKEN, now: world.now });
  const steam = new SimulatedSteam({ key: CLIENT.clientSecret });
  const platforms = { twitch, youtube, kick, discord, tiktok, instagram, x, steam };
  const server = createServer(async (request, response) => {
    const name = request.url?.split('/')[1] as keyof typeof platforms;
    const answer = await platforms[name].answer(await requestOf(request, `/${name}/`));
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(answer.body === undefined ? '' : JSON.stringify(answer.body));
  });
  server.on('upgrade', (request, socket, head) => {
    const [, name, host = ''] = request.url?.split('/') ?? [];
    if (name !== 'twitch' || !twitch.upgrade(host, request, socket, head)) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ api, ...platforms },
    post: (headers, body, platform = 'twitch') =>
      sendMessage({ method: 'POST', callback: `${callbacks}/${platform}`, headers, body }),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      twitch.events.conduits.close();
      server.closeAllConnections();
      await closed;
      await app.close();
      await api.close();
    },
  };
}

import { CONNECTORS, type ConnectorName } from '#contract/vocabulary/connector-words.ts';
import type { ApiServices } from '../http/services.ts';
import type { Connector, ConnectorContext } from './connector.ts';
import { discord } from './discord/discord.ts';
import { instagram } from './instagram/instagram.ts';
import { kick } from './kick/kick.ts';
import { steam } from './steam/steam.ts';
import { tiktok } from './tiktok/tiktok.ts';
import { twitch } from './twitch/twitch.ts';
import { x } from './x/x.ts';
import { youtube } from './youtube/youtube.ts';

/** Every connector: one line each. */
const REGISTRY: Readonly<Record<ConnectorName, Connector>> = {
  twitch,
  youtube,
  kick,
  discord,
  tiktok,
  instagram,
  x,
  steam,
};

export const connectorOf = (platform: ConnectorName): Connector => REGISTRY[platform];

export const isConnector = (name: string): name is ConnectorName =>
  CONNECTORS.some((one) => one === name);

/** What a connector works with; undefined where its platform cannot be reached here. */
export function contextOf(
  services: ApiServices,
  platform: ConnectorName,
): ConnectorContext | undefined {
  const access = services.connectors.access(platform);
  if (!access) return undefined;
  const { store, secrets, programs, now, log } = services;
  return { store, secrets, programs, now, log, platform, access };
}

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'yaml';
import { simulatedAddress } from '#api/connectors/open-connectors.ts';
import type { PlatformAccess } from '#api/http/services.ts';
import { ProviderClient } from '#api/identity-providers/provider-client.ts';
import { simulatedProvider } from '#api/identity-providers/simulated-provider.ts';
import type { PlayedPlatform } from '#api/simulated-platforms/played-platform.ts';
import { requestOf, sendMessage } from '#api/simulated-platforms/simulated-platforms.ts';
import type { SiteManifest } from '#contract/generated/site-manifest.ts';
import type { ConnectorName } from '#contract/vocabulary/connector-words.ts';
import { type SignInApi, startSignInApi } from '../sign-in-api.ts';

const CLIENT = { clientId: 'client', clientSecret: 'secret of a client' };

/** What a simulated platform is made with. */
type World = typeof CLIENT & {
  readonly now: () => Date;
  readonly send: typeof sendMessage;
  readonly webhook: () => undefined;
};

export interface PlatformSignIn {
  readonly api: SignInApi;
  /** Whether connectors reach the platform from now on; they do at first. */
  readonly reach: (reached: boolean) => void;
  readonly close: () => Promise<void>;
}

/**
 * An API to which people link their accounts of a platform that is read with their tokens, by the
 * provider as programs/site.yaml describes it, at the simulator's own page.
 */
export async function startPlatformSignIn(
  platform: ConnectorName,
  play: (world: World, clientId: string) => PlayedPlatform,
): Promise<PlatformSignIn> {
  let reached: PlatformAccess | undefined;
  const api = await startSignInApi({ connectors: { access: () => reached } });
  const now = () => api.services.now();
  const played = play(
    { ...CLIENT, now, send: sendMessage, webhook: () => undefined },
    CLIENT.clientId,
  );
  const server = createServer(async (request, response) => {
    const answer = await played.answer(await requestOf(request, `/${platform}/`));
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(answer.page ?? JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const access: PlatformAccess = {
    ...{ ...CLIENT, variables: {}, callback: undefined, simulated: true },
    address: (url: string) => simulatedAddress(base, platform, url),
  };
  reached = access;
  const site = parse(readFileSync('programs/site.yaml', 'utf8')) as SiteManifest;
  const descriptor = site.identity_providers.find(({ id }) => id === platform);
  if (!descriptor) throw new Error(`site.yaml describes no ${platform}.`);
  const client = new ProviderClient(simulatedProvider(descriptor, access));
  const { id, name, icon } = descriptor;
  api.clients.set(id, { id, name, icon, client, everywhere: true, operators: false });
  return {
    api,
    reach: (on) => {
      reached = on ? access : undefined;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await api.close();
    },
  };
}

export interface SignedInPerson {
  readonly token: string;
  readonly id: string;
  readonly uuid: string;
}

/** Signs a sample person in to the first program. */
export async function signIn({ api }: PlatformSignIn, name: string): Promise<SignedInPerson> {
  const { body } = await api.signInAs(name, { program: 'alpha' });
  return { token: body.auth_token, id: body.user.id, uuid: body.uuid ?? '' };
}

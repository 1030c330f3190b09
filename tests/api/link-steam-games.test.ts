import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { simulatedAddress } from '#api/connectors/open-connectors.ts';
import { accountNumber } from '#api/embedded-provider/sample-people.ts';
import { requestOf } from '#api/simulated-platforms/simulated-platforms.ts';
import { SimulatedSteam } from '#api/simulated-platforms/simulated-steam.ts';
import { readSelf } from '#contract/account/endpoints.ts';
import { GAMES, gameManifests } from '../support/eligible-by-games.ts';
import { handoffOf, type SignInApi, startSignInApi } from '../support/sign-in-api.ts';

const KEY = 'key of an operator';
const steam = new SimulatedSteam({ key: KEY });
let server: Server;
let api: SignInApi;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { status, body } = await steam.answer(await requestOf(request, '/steam/'));
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const access = {
    ...{ clientId: '', clientSecret: KEY, variables: {}, simulated: false, callback: undefined },
    address: (url: string) => simulatedAddress(base, 'steam', url),
  };
  const connectors = { access: () => access };
  api = await startSignInApi({ connectors }, gameManifests());
});
afterAll(async () => {
  await api.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const own = (person: string, game: string, minutes: number) =>
  steam.set(accountNumber({ id: person }), game, { minutes, recent: 0 });
async function gamesOf(token: string) {
  const { links } = (await api.call(readSelf, { token })).body;
  return links.find(({ provider }) => provider === 'steam')?.games;
}

test('an account that is linked is asked after the games of the rules at once', async () => {
  own('liam', GAMES.first, 700);
  own('liam', GAMES.other, 900);
  const { body } = await api.signInAs('maya');
  const token = body.auth_token;
  expect(steam.asked).toBe(0);
  const attempt = await api.begin({ token, provider: 'steam' });
  const handoff = handoffOf(await api.comeBack(await api.choose(attempt, 'liam')));
  expect((await api.finishLink(attempt, handoff)).status).toBe(200);
  expect(await gamesOf(token)).toMatchObject({
    ...{ minutes: { [GAMES.first]: 700, [GAMES.second]: null }, unread: null },
  });
});

test('so is one that somebody signs in with', async () => {
  own('sofia', GAMES.second, 30);
  const { body } = await api.signInAs('sofia', { provider: 'steam' });
  expect(await gamesOf(body.auth_token)).toMatchObject({
    minutes: { [GAMES.first]: null, [GAMES.second]: 30 },
  });
});

test('that Steam does not answer keeps nobody from signing in', async () => {
  steam.outage = 503;
  const signedIn = await api.signInAs('kenji', { provider: 'steam' });
  steam.outage = undefined;
  expect(signedIn.status).toBe(200);
  expect(await gamesOf(signedIn.body.auth_token)).toEqual({
    ...{ minutes: null, read_at: null, unread: 'unreachable' },
  });
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTokens } from '#api/core/connections/account-tokens.ts';
import { playedTiktok } from '#api/simulated-platforms/played-tiktok.ts';
import { SimulatedTiktok } from '#api/simulated-platforms/simulated-tiktok.ts';
import { connectionTokens } from '#api/store/tables/connectors.ts';
import { signIns } from '#api/store/tables/sessions.ts';
import { deleteAccount } from '#contract/account/endpoints.ts';
import { exportAccount } from '#contract/account/export-endpoint.ts';
import { unlinkIdentity } from '#contract/auth/endpoints.ts';
import { listConnections } from '#contract/connections/endpoints.ts';
import type { ObservationKind } from '#contract/vocabulary/connector-words.ts';
import {
  type PlatformSignIn,
  type SignedInPerson,
  signIn,
  startPlatformSignIn,
} from '../support/platforms/platform-sign-in.ts';
import { handoffOf, type SignInApi } from '../support/sign-in-api.ts';

const START = new Date('2026-11-18T10:00:00.000Z');

let opened: PlatformSignIn;
let api: SignInApi;
let tiktok: SimulatedTiktok;

beforeAll(async () => {
  opened = await startPlatformSignIn('tiktok', (world, clientId) => {
    tiktok = new SimulatedTiktok(world);
    return playedTiktok(tiktok, clientId);
  });
  ({ api } = opened);
});
afterAll(() => opened.close());
beforeEach(() => {
  opened.reach(true);
  api.setTime(START);
});

const person = (name: string) => signIn(opened, name);
const READ: readonly ObservationKind[] = ['publications'];

interface Choice {
  readonly consents?: readonly ObservationKind[];
  /** What is allowed at TikTok of what is asked for. */
  readonly allow?: readonly string[];
}
/** Links a TikTok account; answers what TikTok was asked for. */
async function link(
  { token }: SignedInPerson,
  account: string,
  { consents = READ, allow = ['user.info.stats', 'video.list'] }: Choice = {},
): Promise<readonly string[]> {
  const attempt = await api.begin({ token, provider: 'tiktok', consents });
  const url = new URL(attempt.authorization_url);
  const asked = (url.searchParams.get('scope') ?? '').split(',');
  url.searchParams.set('person', account);
  for (const scope of allow) url.searchParams.set(`allow.${scope}`, 'on');
  const { headers } = await fetch(url, { redirect: 'manual' });
  const back = await api.comeBack(new URL(headers.get('location') ?? ''));
  const { status } = await api.finishLink(attempt, handoffOf(back));
  expect(status).toBe(200);
  return asked;
}
const tokens = () => api.services.store.database.select().from(connectionTokens);

test('who agrees is asked for what reading takes, and the tokens are kept, sealed, for as long as TikTok says', async () => {
  const maya = await person('maya');
  expect(await link(maya, 'maya')).toEqual(['user.info.basic', 'user.info.stats', 'video.list']);
  const [row] = await tokens();
  const grant = tiktok.tokens.of('maya');
  expect(row).toMatchObject({
    ...{ platform: 'tiktok', account_id: 'maya', granted_at: START },
    expires_at: new Date(+START + 7_200_000),
    scopes: ['user.info.basic', 'user.info.stats', 'video.list'],
  });
  expect(row && openTokens(api.services.secrets, row)).toEqual({
    ...{ access: grant?.access, refresh: grant?.refresh },
  });
  expect(row?.tokens.toString('latin1')).not.toContain(grant?.refresh);
  expect(await api.services.store.database.select().from(signIns)).toEqual([]);
});

test('who signs in alone, or agrees to nothing, is asked for no more, and nothing is kept', async () => {
  const liam = await person('liam');
  expect(await link(liam, 'liam', { consents: [] })).toEqual([
    ...['user.info.basic', 'user.info.stats'],
  ]);
  const attempt = await api.begin({ provider: 'tiktok' });
  expect(new URL(attempt.authorization_url).searchParams.get('scope')).not.toContain('video');
  expect((await tokens()).map(({ account_id }) => account_id)).not.toContain('liam');
  // What one agreed to before is asked for again with each link.
  await link(liam, 'liam');
  expect(await link(liam, 'liam', { consents: [] })).toContain('video.list');
  expect((await tokens()).map(({ account_id }) => account_id)).toContain('liam');
});

test('tokens that do not reach as far as reading goes are not kept', async () => {
  const noah = await person('noah');
  await link(noah, 'noah', { allow: [] });
  expect((await tokens()).map(({ account_id }) => account_id)).not.toContain('noah');
});

test('no answer, and no export, says a token', async () => {
  const lena = await person('lena');
  await link(lena, 'lena');
  const grant = tiktok.tokens.of('lena');
  const own = { token: lena.token, query: { uuid: lena.uuid } };
  const said = JSON.stringify([
    (await api.call(listConnections, own)).body,
    (await api.call(exportAccount, own)).body,
  ]);
  expect(said).toContain('tiktok');
  for (const token of [grant?.access, grant?.refresh]) expect(said).not.toContain(token);
});

test('another account takes the place of the one before, with its tokens', async () => {
  const sofia = await person('sofia');
  await link(sofia, 'sofia');
  await link(sofia, 'diego');
  const kept = (await tokens()).map(({ account_id }) => account_id);
  expect([kept.includes('sofia'), kept.includes('diego')]).toEqual([false, true]);
});

test('tokens end with the link, and with the account', async () => {
  const [hana, kenji] = [await person('hana'), await person('kenji')];
  await link(hana, 'hana');
  await link(kenji, 'kenji');
  const { token, uuid } = hana;
  const query = { uuid };
  await api.call(unlinkIdentity, { token, params: { provider: 'tiktok' }, query });
  expect((await tokens()).map(({ account_id }) => account_id)).not.toContain('hana');
  await api.call(deleteAccount, { token: kenji.token, query });
  expect((await tokens()).map(({ account_id }) => account_id)).not.toContain('kenji');
});

test('where TikTok is not read, nobody is asked for more, and nothing is kept', async () => {
  const ravi = await person('ravi');
  opened.reach(false);
  expect(await link(ravi, 'hana')).not.toContain('video.list');
  expect((await tokens()).map(({ account_id }) => account_id)).not.toContain('hana');
});

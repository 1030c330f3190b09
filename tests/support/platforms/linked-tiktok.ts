import { keepTokens } from '#api/core/connections/account-tokens.ts';
import { openConnection } from '#api/core/connections/connections.ts';
import type { SimulatedGrant } from '#api/simulated-platforms/simulated-tiktok-tokens.ts';
import { eq } from '#api/store/drizzle.ts';
import { identityLinks } from '#api/store/tables/accounts.ts';
import type { TestPerson, TestProgram } from '../api.ts';
import type { ConnectedApi } from './connected-api.ts';
import { linkAccount } from './linked-account.ts';

/** What signing in and reading take together. */
export const ALLOWED = ['user.info.basic', 'video.list'];

/** Keeps what somebody allowed at TikTok just now, as linking does. */
export async function keepGrant(
  { api, tiktok }: ConnectedApi,
  account_id: string,
  scopes: readonly string[] = ALLOWED,
): Promise<SimulatedGrant> {
  const { services } = api;
  const grant = tiktok.tokens.grant(account_id, scopes);
  const { access, refresh, expires_at } = grant;
  const account = { platform: 'tiktok', account_id };
  await keepTokens(services, account, { access, refresh, expires_at, scopes }, services.now());
  return grant;
}

/** A new person with a TikTok account that they let be read from now on. */
export async function linkTiktok(
  world: ConnectedApi,
  account_id: string,
  { program = 'alpha', scopes }: { program?: TestProgram; scopes?: readonly string[] } = {},
): Promise<TestPerson> {
  const person = await linkAccount(world.api, {
    ...{ provider: 'tiktok', account_id, consents: ['publications'], program },
  });
  await keepGrant(world, account_id, scopes);
  return person;
}

/** Links an account again that is linked, with all that reading takes. */
export async function linkTiktokAgain(world: ConnectedApi, account_id: string): Promise<void> {
  const { store, now } = world.api.services;
  const links = await store.database
    .select()
    .from(identityLinks)
    .where(eq(identityLinks.subject, account_id));
  for (const link of links) {
    const { program_uuid, creator_id, id: link_id } = link;
    const of = { program_uuid, creator_id, link_id, link };
    await openConnection(store, { ...of, consents: ['publications'] }, now());
  }
  await keepGrant(world, account_id);
}

import { randomUUID } from 'node:crypto';
import { openSession } from '#api/auth/open-session.ts';
import { SIGN_IN_STATE } from '#api/auth/sign-in-secrets.ts';
import { keepTokens, openTokens } from '#api/core/connections/account-tokens.ts';
import { tokensContext } from '#api/core/connections/connections.ts';
import {
  addressContext,
  linkContext,
  openingAddressHash,
} from '#api/core/openings/opening-address.ts';
import { releaseHandle } from '#api/core/profiles/release-handle.ts';
import { keepDelivery, openDeliveries } from '#api/core/rewards/deliveries.ts';
import { keepAddress, openSavedAddress } from '#api/core/rewards/saved-addresses.ts';
import { webhookContext } from '#api/core/webhooks/sign-webhook.ts';
import { keepBrowser, openBrowser } from '#api/push/push-subscriptions.ts';
import { signInTokensContext, verifierContext } from '#api/secrets/session-contexts.ts';
import { eq } from '#api/store/drizzle.ts';
import { identityLinks } from '#api/store/tables/accounts.ts';
import { connections, connectionTokens } from '#api/store/tables/connectors.ts';
import { pushSubscriptions } from '#api/store/tables/push.ts';
import { openingReminders } from '#api/store/tables/reminders.ts';
import { signIns } from '#api/store/tables/sessions.ts';
import { webhooks } from '#api/store/tables/webhooks.ts';
import { refreshSession } from '#contract/auth/endpoints.ts';
import { claimKey } from '#contract/enrolments/endpoints.ts';
import { acceptAsGuest } from '#contract/guest/endpoints.ts';
import { reportName } from '#contract/moderation/endpoints.ts';
import type { TestApi } from './api.ts';
import { enrol, fillPool } from './key-pool.ts';
import { earn, redeem, STICKER } from './rewards.ts';

const ADDRESS = { recipient: 'Maya Marked' };
const TOKENS = '{"access":"a"}';
const ACCOUNT = { platform: 'tiktok', account_id: 'maya' };
const WEBHOOK = { secret: 'whsec_now', previous_secret: 'whsec_before' };
const TARGET = { endpoint: 'https://push.example/maya', keys: { p256dh: 'p', auth: 'a' } };
export const EMAIL = 'waiting@people.example';
export const HANDLE = 'given-up';

/** What somebody has who was there before the secret was exchanged. */
export type SealedLife = Awaited<ReturnType<typeof writeSealedLife>>;

/** Something in every place that is sealed, and of every kind that is found by a fingerprint. */
export async function writeSealedLife(api: TestApi) {
  const { services } = api;
  const { store, secrets } = services;
  const { database } = store;
  const maya = await api.creator('alpha');
  const rival = await api.creator('alpha');
  const owner = { program_uuid: maya.uuid, creator_id: maya.id };
  const keys = await fillPool(api, 'alpha', 61, 3, 'BEFORE');
  const influencer_activation_id = await enrol(api, maya, 6);
  const claim = {
    ...{ token: maya.token, query: { uuid: maya.uuid }, params: { influencer_activation_id } },
    ...{ body: {}, headers: { 'idempotency-key': 'once' } },
  };
  const claimed = await api.call(claimKey, claim);
  await earn(api, maya, 100);
  const redemption = await redeem(api, maya, STICKER);
  const redemption_id = redemption.body.redemption.id;
  await keepDelivery(store, secrets, { ...owner, id: redemption_id }, ADDRESS, services.now());
  await keepAddress(store, secrets, owner, ADDRESS, services.now());
  const opening = randomUUID();
  await database.insert(openingReminders).values({
    ...{ id: opening, program_uuid: maya.uuid, locale: 'de', activation_id: 2 },
    ...{ address: secrets.encrypt(EMAIL, addressContext(opening)) },
    ...{ link: secrets.encrypt('/activations/alpha/x', linkContext(opening)) },
    ...{ address_hash: openingAddressHash(secrets, EMAIL), asked_at: services.now() },
  });
  await store.transaction(() =>
    keepBrowser(store, secrets, { ...owner, session_id: maya.session_id }, TARGET, services.now()),
  );
  const webhook = randomUUID();
  await database.insert(webhooks).values({
    ...{ id: webhook, program_uuid: maya.uuid, name: 'Team', url: 'https://hooks.example/' },
    ...{ events: ['points.posted'], created_at: services.now(), created_by: 'test' },
    secret: secrets.encrypt(WEBHOOK.secret, webhookContext(webhook)),
    previous_secret: secrets.encrypt(WEBHOOK.previous_secret, webhookContext(webhook)),
  });
  const state = secrets.opaqueToken();
  const state_hash = secrets.fingerprint(SIGN_IN_STATE, state);
  await database.insert(signIns).values({
    ...{ state_hash, purpose: 'creator', provider: 'embedded', program_uuid: maya.uuid },
    ...{ origin: 'https://marquee.example', cookie_hash: 'c', code_challenge: 'c', nonce: 'n' },
    ...{ code_verifier: secrets.encrypt('verifier', verifierContext(state_hash)), locale: 'en' },
    ...{ tokens: secrets.encrypt(TOKENS, signInTokensContext(state_hash)) },
    expires_at: new Date(Date.now() + 600_000),
  });
  const [account] = await database
    .insert(identityLinks)
    .values({ ...owner, provider: 'twitch', subject: 'maya', name: 'Maya' })
    .returning({ id: identityLinks.id });
  const link_id = account?.id ?? '';
  await database.insert(connections).values({
    ...{ ...owner, link_id, platform: 'twitch' },
    tokens: secrets.encrypt(TOKENS, tokensContext(link_id)),
  });
  const granted = { access: 'a', refresh: 'r', expires_at: null, scopes: ['video.list'] };
  await keepTokens(services, ACCOUNT, granted, services.now());
  const session = await openSession(services, { kind: 'creator', ...maya }, 'Browser');
  const refreshed = await api.call(refreshSession, {
    body: { refresh_token: session.refresh_token },
  });
  const link = await api.guestLink('alpha', { activation_id: 2 });
  const guest = await api.guestLink('alpha', { activation_id: 2 });
  const accepted = await api.call(acceptAsGuest, {
    body: { token: guest, name: 'Sam', agreements: { coc_accepted: true } },
  });
  const [displayed] = ['Rival of Maya'];
  const report = {
    ...{ token: maya.token, query: { uuid: maya.uuid } },
    body: { display_name: displayed, reason_code: 'offensive' } as const,
  };
  await api.creator('alpha', { display_name: displayed });
  const reported = await api.call(reportName, report);
  await store.transaction(() =>
    releaseHandle(
      store,
      secrets,
      { program_uuid: maya.uuid, handle: HANDLE },
      { creator_id: maya.id, at: services.now() },
    ),
  );
  const statuses = [claimed, redemption, refreshed, accepted, reported].map((one) => one.status);
  if (statuses.some((status) => status >= 300)) throw new Error(`Refused: ${statuses}`);
  return {
    ...{ maya, rival, keys, claim, key: claimed.body.key, redemption_id, opening, state },
    ...{ refresh_token: refreshed.body.refresh_token, replaced_token: session.refresh_token },
    ...{ link, guest, report, api_key: await api.service('alpha'), influencer_activation_id },
  };
}

/** What of it opens, read directly where no call shows it. */
export async function openSealedLife({ services }: TestApi, life: SealedLife) {
  const { store, secrets } = services;
  const { database } = store;
  const { maya, redemption_id, opening } = life;
  const [browser] = await database
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.creator_id, maya.id));
  const [wish] = await database
    .select()
    .from(openingReminders)
    .where(eq(openingReminders.id, opening));
  const [signIn] = await database.select().from(signIns);
  const [connection] = await database.select().from(connections);
  const [account] = await database.select().from(connectionTokens);
  const [hook] = await database.select().from(webhooks);
  const hookSecret = (sealed: Buffer | null | undefined) =>
    sealed && hook && secrets.decrypt(sealed, webhookContext(hook.id));
  const owner = { program_uuid: maya.uuid, creator_id: maya.id };
  const deliveries = await openDeliveries(store, secrets, [redemption_id]);
  const address = await openSavedAddress(store, secrets, owner);
  return {
    delivery: deliveries.get(redemption_id),
    address: address?.address,
    browser: browser && openBrowser(secrets, browser),
    email: wish && secrets.decrypt(wish.address, addressContext(opening)),
    link: wish?.link && secrets.decrypt(wish.link, linkContext(opening)),
    handed:
      signIn?.tokens && secrets.decrypt(signIn.tokens, signInTokensContext(signIn.state_hash)),
    kept:
      connection?.tokens && secrets.decrypt(connection.tokens, tokensContext(connection.link_id)),
    account: account && openTokens(secrets, account),
    webhook: {
      secret: hookSecret(hook?.secret),
      previous_secret: hookSecret(hook?.previous_secret),
    },
    verifier: signIn && secrets.decrypt(signIn.code_verifier, verifierContext(signIn.state_hash)),
  };
}

/** What `openSealedLife` answers where everything opens. */
export const OPENED = {
  ...{ delivery: ADDRESS, address: ADDRESS, browser: TARGET, email: EMAIL },
  ...{ link: '/activations/alpha/x', verifier: 'verifier', webhook: WEBHOOK },
  ...{ handed: TOKENS, kept: TOKENS, account: { access: 'a', refresh: 'r' } },
};

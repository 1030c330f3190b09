import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type PlayedPlatforms,
  playPlatforms,
} from '../../../tests/support/platforms/play-platforms.ts';
import { accountNumber } from '../embedded-provider/sample-people.ts';
import { SIMULATED_CLIENT, SIMULATED_KEY } from './simulated-client.ts';
import { createSimulatedPlatforms } from './simulated-platforms.ts';

let platforms: PlayedPlatforms;
beforeEach(async () => {
  platforms = await playPlatforms(() => new Date('2026-11-18T10:00:00Z'));
});
afterEach(() => platforms.close());

const page = async () => (await fetch(platforms.address)).text();
const press = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(platforms.address, {
    ...{ method: 'POST', redirect: 'manual', headers },
    body: new URLSearchParams({ platform: 'twitch', ...fields }),
  });
async function liveAtTwitch(person: string) {
  const twitch = `${platforms.address}/twitch`;
  const { clientId: client_id, clientSecret: client_secret } = SIMULATED_CLIENT;
  const signedIn = await fetch(`${twitch}/id.twitch.tv/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id, client_secret, grant_type: 'client_credentials' }),
  });
  const { access_token } = (await signedIn.json()) as { access_token: string };
  const answer = await fetch(`${twitch}/api.twitch.tv/helix/streams?user_id=${person}`, {
    headers: { authorization: `Bearer ${access_token}`, 'client-id': client_id },
  });
  return { status: answer.status, body: await answer.json() };
}

test.each(['production', 'staging'])('it does not run in %s', (environment) => {
  expect(() => createSimulatedPlatforms(environment, { now: () => new Date() })).toThrow(
    `Simulated platforms run in development only; MARQUEE_ENV is ${environment}.`,
  );
});

test('what a button says happens, and is read as at Twitch', async () => {
  expect((await liveAtTwitch('lena')).body).toMatchObject({ data: [] });
  const pressed = await press({
    ...{ person: 'lena', action: 'live', category: 'Marathon', viewers: '31', minutes: '5' },
  });
  expect(pressed.status).toBe(303);
  expect((await liveAtTwitch('lena')).body).toMatchObject({
    data: [
      { ...{ game_name: 'Marathon', viewer_count: 31 }, started_at: '2026-11-18T09:55:00.000Z' },
    ],
  });
  expect(await page()).toContain('<b>Live</b> for 5 min in Marathon');
  await press({ person: 'lena', action: 'end' });
  expect((await liveAtTwitch('lena')).body).toMatchObject({ data: [] });
});

test('Kick is played as well, and nobody can withdraw there what it tells nobody of', async () => {
  const live = { person: 'lena', action: 'live', category: 'Marathon', minutes: '5' };
  expect((await press({ platform: 'kick', ...live })).status).toBe(303);
  const whole = await page();
  expect(whole).toContain('<b>Live</b> for 5 min in Marathon');
  expect(whole.split('<h2>Kick')[1]?.split('<h2>')[0]).not.toContain('value="revoke"');
  expect((await liveAtTwitch('lena')).body).toMatchObject({ data: [] });
});

test('who joins a server on Discord is a member for the bot, with their roles, until they leave', async () => {
  const server = '81384788765712384';
  const member = async () => {
    const address = `${platforms.address}/discord/discord.com/api/v10/guilds/${server}/members/lena`;
    const headers = { authorization: `Bot ${SIMULATED_KEY}`, 'user-agent': 'DiscordBot (x, 1)' };
    const answer = await fetch(address, { headers });
    return { status: answer.status, body: await answer.json() };
  };
  const on = (action: string, roles = '') =>
    press({ platform: 'discord', person: 'lena', action, server, roles });
  expect(await member()).toMatchObject({ status: 404, body: { code: 10007 } });
  await on('join', '11, 22');
  expect(await member()).toMatchObject({
    ...{
      status: 200,
      body: { roles: ['11', '22'], joined_at: '2026-11-18T10:00:00.000000+00:00' },
    },
  });
  expect(await page()).toContain(`On ${server}`);
  await on('leave');
  expect((await member()).status).toBe(404);
});

test('whoever removes the app at Discord need not be on a server; who serves no address is told nothing', async () => {
  const pressed = await press({
    platform: 'discord',
    person: 'lena',
    action: 'revoke',
    server: '',
  });
  expect(pressed.status).toBe(303);
  const application = `${platforms.address}/discord/discord.com/api/v10/applications/@me`;
  const headers = { authorization: `Bot ${SIMULATED_KEY}`, 'user-agent': 'DiscordBot (x, 1)' };
  expect(await (await fetch(application, { headers })).json()).toMatchObject({
    verify_key: expect.stringMatching(/^[\da-f]{64}$/),
    event_webhooks_url: null,
  });
});

describe('TikTok', () => {
  const at = `tiktok/open.tiktokapis.com/v2`;
  const redirect_uri = 'http://localhost:3000/auth/callback';
  const client = { client_key: SIMULATED_CLIENT.clientId };
  const authorize = (more: Readonly<Record<string, string>> = {}) =>
    fetch(
      `${platforms.address}/tiktok/www.tiktok.com/v2/auth/authorize/?${new URLSearchParams({
        ...{ ...client, redirect_uri, scope: 'user.info.basic,video.list', state: 'S' },
        ...more,
      })}`,
      { redirect: 'manual' },
    );
  /** What somebody is sent back with who allows all, or less. */
  const allowed = async (more: Readonly<Record<string, string>>) =>
    new URL((await authorize(more)).headers.get('location') ?? '').searchParams;
  const tokensFor = async (code: string) => {
    const answer = await fetch(`${platforms.address}/${at}/oauth/token/`, {
      method: 'POST',
      body: new URLSearchParams({
        ...{ ...client, client_secret: SIMULATED_CLIENT.clientSecret, code, redirect_uri },
        grant_type: 'authorization_code',
      }),
    });
    return (await answer.json()) as { access_token?: string; scope?: string; error?: string };
  };
  const videos = async (token: string) => {
    const answer = await fetch(`${platforms.address}/${at}/video/list/?fields=video_description`, {
      ...{ method: 'POST', body: '{}', headers: { authorization: `Bearer ${token}` } },
    });
    return { status: answer.status, body: await answer.json() };
  };

  test('lets one choose whom to be and what to allow, as it does itself', async () => {
    const page = await authorize();
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Lena')]);
    const back = await allowed({ person: 'lena', 'allow.video.list': 'on' });
    expect([back.get('state'), back.get('scopes')]).toEqual(['S', 'user.info.basic,video.list']);
    const code = back.get('code') ?? '';
    expect(await tokensFor(code)).toMatchObject({ scope: 'user.info.basic,video.list' });
    expect(await tokensFor(code)).toMatchObject({ error: 'invalid_grant' });
    expect((await allowed({ person: 'lena' })).get('scopes')).toBe('user.info.basic');
    expect((await allowed({ cancel: 'yes' })).get('error')).toBe('access_denied');
    expect((await authorize({ client_key: 'another' })).status).toBe(400);
  });

  test('shows what a button published to who was allowed to see it, until that is taken back', async () => {
    const on = (action: string, more = {}) =>
      press({ platform: 'tiktok', person: 'diego', action, ...more });
    const { access_token = '' } = await tokensFor(
      (await allowed({ person: 'diego', 'allow.video.list': 'on' })).get('code') ?? '',
    );
    await on('publish', { text: 'A clip #marquee', seconds: '12' });
    expect(await videos(access_token)).toMatchObject({
      ...{ status: 200, body: { data: { videos: [{ video_description: 'A clip #marquee' }] } } },
    });
    expect(await page()).toContain('Lose the token');
    await on('lose');
    expect(await videos(access_token)).toMatchObject({
      ...{ status: 401, body: { error: { code: 'access_token_invalid' } } },
    });
  });
});

test('Instagram shows what a button published to who was allowed to see it, until that is taken back', async () => {
  const at = `${platforms.address}/instagram`;
  const redirect_uri = 'http://localhost:3000/auth/callback';
  const { clientId: client_id, clientSecret: client_secret } = SIMULATED_CLIENT;
  const wish = { client_id, redirect_uri, scope: 'instagram_business_basic', state: 'S' };
  const authorize = (more = {}) =>
    fetch(`${at}/www.instagram.com/oauth/authorize?${new URLSearchParams({ ...wish, ...more })}`, {
      redirect: 'manual',
    });
  expect(await (await authorize()).text()).toContain('Sign in with Instagram');
  const { headers } = await authorize({ person: 'diego' });
  const code = new URL(headers.get('location') ?? '').searchParams.get('code') ?? '';
  const answer = await fetch(`${at}/api.instagram.com/oauth/access_token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id, client_secret, redirect_uri, code }),
  });
  const { data } = (await answer.json()) as { data: readonly { access_token: string }[] };
  const authorization = `Bearer ${data[0]?.access_token}`;
  const posts = async () => {
    const address = `${at}/graph.instagram.com/v25.0/me/media?fields=caption,media_product_type`;
    return (await fetch(address, { headers: { authorization } })).json();
  };
  const on = (action: string, more = {}) =>
    press({ platform: 'instagram', person: 'diego', action, ...more });
  expect(await posts()).toEqual({ data: [] });
  await on('publish', { caption: 'A reel #marquee', kind: 'reel' });
  expect(await posts()).toMatchObject({
    data: [{ caption: 'A reel #marquee', media_product_type: 'REELS' }],
  });
  expect(await page()).toContain('Have all data deleted');
  await on('delete');
  expect(await posts()).toMatchObject({ error: { code: 190 } });
});

test('who plays on Steam has played for its readers, who hides their games shows them nothing', async () => {
  const lena = accountNumber({ id: 'lena' });
  const games = async () => {
    const query = new URLSearchParams({
      ...{ key: SIMULATED_CLIENT.clientSecret, steamid: lena, 'appids_filter[0]': '730' },
    });
    const address = `${platforms.address}/steam/api.steampowered.com/IPlayerService/GetOwnedGames/v1/?${query}`;
    return ((await (await fetch(address)).json()) as { response: unknown }).response;
  };
  const on = (action: string, game = '730') =>
    press({ platform: 'steam', person: 'lena', action, game });
  expect(await games()).toEqual({ game_count: 0 });
  await on('buy');
  await on('buy', '440');
  expect(await games()).toEqual({ game_count: 1, games: [{ appid: 730, playtime_forever: 0 }] });
  await on('play');
  await on('play');
  expect(await games()).toEqual({
    ...{ game_count: 1, games: [{ appid: 730, playtime_forever: 60, playtime_2weeks: 60 }] },
  });
  expect(await page()).toContain(`${lena}. Owns 730 (60 min), 440 (0 min)`);
  await on('hide');
  expect(await games()).toEqual({});
  expect(await page()).toContain('<b>Private</b>. Owns 730');
  await on('show');
  await on('refund');
  expect(await games()).toEqual({ game_count: 0 });
});

test('who posts on X has posted for its readers, who protects the posts shows them nothing', async () => {
  const authorization = `Bearer ${SIMULATED_KEY}`;
  const posts = async () => {
    const query = 'max_results=5&exclude=replies,retweets&tweet.fields=entities,lang';
    const address = `${platforms.address}/x/api.x.com/2/users/lena/tweets?${query}`;
    return (await (await fetch(address, { headers: { authorization } })).json()) as {
      data?: readonly { readonly id: string }[];
    };
  };
  const on = (action: string, more = {}) =>
    press({ platform: 'x', person: 'lena', action, ...more });
  expect(await posts()).toEqual({ meta: { result_count: 0 } });
  await on('post', { text: 'Ein Tag #Straße' });
  await on('reply', { text: 'No post of its own #marquee' });
  const shown = await posts();
  expect(shown).toMatchObject({
    data: [
      { text: 'Ein Tag #Straße', entities: { hashtags: [{ start: 8, end: 15, tag: 'Straße' }] } },
    ],
    meta: { result_count: 1 },
  });
  expect(await page()).toContain('1 posts were read');
  await on('hide');
  expect(await posts()).toMatchObject({ errors: [{ title: 'Authorization Error' }] });
  expect(await page()).toContain('<b>Protected</b>');
  await on('show');
  await on('remove', { post: shown.data?.[0]?.id ?? '' });
  expect(await posts()).toEqual({ meta: { result_count: 0 } });
});

test('faults last until they are taken back', async () => {
  await press({ action: 'faults', outage: 'on' });
  expect((await fetch(`${platforms.address}/twitch/id.twitch.tv/oauth2/token`)).status).toBe(503);
  await press({ action: 'faults' });
  expect((await liveAtTwitch('lena')).status).toBe(200);
});

test('nobody from afar, and no other site, says what happens', async () => {
  const afar = await fetch(platforms.address, {
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });
  expect(afar.status).toBe(403);
  const live = { person: 'lena', action: 'live' };
  expect((await press(live, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await liveAtTwitch('lena')).body).toMatchObject({ data: [] });
});

test('words of a form are text', async () => {
  await press({ person: 'lena', action: 'live', category: '<b>"x"' });
  expect(await page()).toContain('&lt;b&gt;&quot;x&quot;');
});

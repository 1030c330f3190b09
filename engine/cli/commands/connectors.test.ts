import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type PlayedPlatforms,
  playPlatforms,
} from '../../../tests/support/platforms/play-platforms.ts';
import { runMarquee } from '../../../tests/support/run-marquee.ts';

let platforms: PlayedPlatforms;
beforeEach(async () => {
  platforms = await playPlatforms(() => new Date());
});
afterEach(() => platforms.close());

const check = (env: Record<string, string>, ...words: string[]) =>
  runMarquee(['connectors', 'check', ...words], { env });

test('says what a platform answers', async () => {
  const { code, stdout } = await check({ MARQUEE_CONNECTORS: platforms.address });
  expect(stdout).toContain('Twitch (simulated) answers.\n  It gave an app token.\n');
  expect(stdout).toContain('  799 of 800 requests a minute are left.\n');
  expect(stdout).toContain('  It was asked to tell of 0 things.\n');
  expect(code).toBe(0);
});

test('answers JSON', async () => {
  const { stdout } = await check({ MARQUEE_CONNECTORS: platforms.address }, '--json');
  expect(JSON.parse(stdout)).toMatchObject([
    { platform: 'twitch', state: 'well', simulated: true },
    { platform: 'youtube', state: 'well', simulated: true },
    { platform: 'kick', state: 'well', simulated: true },
    { platform: 'discord', state: 'well', simulated: true },
    { platform: 'tiktok', state: 'well', simulated: true },
    { platform: 'instagram', state: 'well', simulated: true },
    { platform: 'x', state: 'well', simulated: true },
    { platform: 'steam', state: 'well', simulated: true },
  ]);
});

test('a platform that does not answer is one to look at, and no crash', async () => {
  await fetch(platforms.address, {
    method: 'POST',
    body: new URLSearchParams({ platform: 'youtube', action: 'faults', outage: 'on' }),
  });
  const { code, stdout, stderr } = await check({ MARQUEE_CONNECTORS: platforms.address });
  expect(stdout).toMatch(/^Twitch \(simulated\) answers\./);
  expect(stdout).toMatch(/^YouTube \(simulated\) does not answer\.\n {2}\S/m);
  expect([code, stderr]).toEqual([1, '']);
});

test('without credentials, which ones are missing is said', async () => {
  const { code, stdout } = await check({});
  expect(stdout).toBe(
    'Twitch is not read here. Not set: MARQUEE_IDP_TWITCH_CLIENT_ID, MARQUEE_IDP_TWITCH_CLIENT_SECRET.\n' +
      'YouTube is not read here. Not set: MARQUEE_IDP_GOOGLE_CLIENT_ID, MARQUEE_IDP_GOOGLE_CLIENT_SECRET, MARQUEE_CONNECTOR_YOUTUBE_API_KEY.\n' +
      'Kick is not read here. Not set: MARQUEE_IDP_KICK_CLIENT_ID, MARQUEE_IDP_KICK_CLIENT_SECRET.\n' +
      'Discord is not read here. Not set: MARQUEE_IDP_DISCORD_CLIENT_ID, MARQUEE_IDP_DISCORD_CLIENT_SECRET, MARQUEE_CONNECTOR_DISCORD_BOT_TOKEN.\n' +
      'TikTok is not read here. Not set: MARQUEE_IDP_TIKTOK_CLIENT_ID, MARQUEE_IDP_TIKTOK_CLIENT_SECRET.\n' +
      'Instagram is not read here. Not set: MARQUEE_IDP_INSTAGRAM_CLIENT_ID, MARQUEE_IDP_INSTAGRAM_CLIENT_SECRET.\n' +
      'X is not read here. Not set: MARQUEE_IDP_X_CLIENT_ID, MARQUEE_IDP_X_CLIENT_SECRET, MARQUEE_CONNECTOR_X_BEARER_TOKEN, MARQUEE_CONNECTOR_X_POSTS.\n' +
      'Steam is not read here. Not set: MARQUEE_IDP_STEAM_CLIENT_SECRET.\n',
  );
  expect(code).toBe(0);
  const some = { MARQUEE_IDP_TWITCH_CLIENT_ID: 'a', MARQUEE_IDP_TWITCH_CLIENT_SECRET: 'b' };
  const off = await check({ ...some, MARQUEE_CONNECTORS: 'off' });
  expect(off.stdout).toContain('Twitch is not read here. MARQUEE_CONNECTORS is off.\n');
});

test('a place that is none is refused before anybody is asked', async () => {
  const { code, stderr } = await check({ MARQUEE_CONNECTORS: 'twitch' });
  expect(stderr).toContain(
    'MARQUEE_CONNECTORS is "twitch": it takes "platforms", "off", or the http address of simulators.',
  );
  expect(code).toBe(2);
});

import { expect, test } from 'vitest';
import { campaignPlatforms } from './campaign-platforms.ts';

const ROLE = { discord_role: { server: '1', role: '2' } };

test('a campaign counts on the platforms of its metrics, and on that of its roles', () => {
  const metrics = [{ sources: ['twitch.minutes_streamed', 'discord.membership_days'] }];
  expect(campaignPlatforms({ metrics, rewards: [] })).toEqual(['twitch', 'discord']);
  expect(campaignPlatforms({ metrics, rewards: [ROLE] })).toEqual(['twitch', 'discord']);
  expect(campaignPlatforms({ metrics: [], rewards: [{}, ROLE] })).toEqual(['discord']);
  expect(campaignPlatforms({ metrics: [], rewards: [{ discord_role: null }] })).toEqual([]);
});

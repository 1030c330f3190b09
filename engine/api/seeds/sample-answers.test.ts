import { expect, test } from 'vitest';
import { sampleAnswers } from './sample-answers.ts';

const MAYA = { name: 'Maya', country: 'US', statistics: { uploads: 212, average_viewers: 310 } };

test('sample creators answer with the figures of their account, within what the form takes', () => {
  const form = [
    { name: 'uploads', type: 'number' },
    { name: 'twitch_average_viewers', type: 'number', maximum: 100 },
    { name: 'community_size', type: 'number' },
    { name: 'team_size', type: 'number', minimum: 1, maximum: 4 },
  ] as const;
  expect(sampleAnswers(form, MAYA)).toEqual({
    uploads: 212,
    twitch_average_viewers: 100,
    community_size: 60,
    team_size: 4,
  });
});

test('sample creators are of age, and answer only what they are asked', () => {
  const form = [
    { name: 'confirmed_age', type: 'checkbox', required: true },
    { name: 'path', type: 'select', options: [{ value: 'channel' }] },
    { name: 'meetups', type: 'number', when: { field: 'path', equals: 'community' } },
  ] as const;
  expect(sampleAnswers(form, MAYA)).toEqual({ confirmed_age: true, path: 'channel' });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepProfiles, ProfilesUnavailable } from './profile-source.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const asked = { program_uuid: 'a', handle: 'maya', locale: 'en' };
const profile = { handle: 'maya', display_name: 'Maya' } as never;

test('a profile is read once for those who ask within two seconds, also one that is none', async () => {
  const read = vi.fn(async ({ handle }) => (handle === 'maya' ? profile : undefined));
  const profiles = keepProfiles(read);
  for (const handle of ['maya', 'nobody', 'maya', 'nobody']) await profiles({ ...asked, handle });
  expect(read).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await profiles(asked)).toBe(profile);
  expect(read).toHaveBeenCalledTimes(3);
});

test('programs and languages have profiles of their own', async () => {
  const read = vi.fn(async () => profile);
  const profiles = keepProfiles(read);
  await profiles(asked);
  await profiles({ ...asked, locale: 'de' });
  await profiles({ ...asked, program_uuid: 'b' });
  expect(read).toHaveBeenCalledTimes(3);
});

test('who cannot be read is asked for again at once, and is not taken for nobody', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(profile);
  const profiles = keepProfiles(read);
  await expect(profiles(asked)).rejects.toThrow(ProfilesUnavailable);
  expect(await profiles(asked)).toBe(profile);
});

test('nobody waits for ever', async () => {
  const profiles = keepProfiles(() => new Promise(() => {}), 1_000);
  const waiting = expect(profiles(asked)).rejects.toThrow(ProfilesUnavailable);
  await vi.advanceTimersByTimeAsync(1_000);
  await waiting;
});

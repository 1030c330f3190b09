import { expect, test } from 'vitest';
import type { NamedImage, OperatorAnnouncement } from '#contract/announcements/endpoints.ts';
import { asWritten, beginTyped, fromDraft } from './written.ts';

const LAMP = { of: 'quests', id: '3' } as const;
const lamp: NamedImage = {
  ...LAMP,
  name: 'Lamp',
  image: { src: '/lamp.svg', sources: [], width: 800, height: 450, alt: '', focus: '50% 50%' },
};
const announcement: OperatorAnnouncement = {
  ...{ id: '11111111-1111-4111-8111-111111111111', title: { en: 'News' }, text: { en: 'New.' } },
  ...{ audience: { kind: 'members' }, image: LAMP, from: '2026-01-01T00:00:00.000Z', until: null },
  ...{ mail: false, state: 'shown', revision: 1, created_at: '2026-01-01T00:00:00.000Z' },
  ...{ published_at: null, ended_at: null, mails: 0, seen: 0 },
};

test('a picture is sent while the manifest has it, and left out once it has not', () => {
  const typed = beginTyped('', announcement);
  expect(asWritten(typed, [lamp]).image).toEqual(LAMP);
  expect(asWritten(typed, [])).not.toHaveProperty('image');
  expect(asWritten(beginTyped('', undefined), [lamp])).not.toHaveProperty('image');
});

test('a draft keeps the picture that was chosen, also none; an older one leaves it as it was', () => {
  const begun = beginTyped('', announcement);
  const chosen = (kept: object) => fromDraft(begun, { ...kept }).image;
  expect(chosen({ image: 'rewards 1' })).toBe('rewards 1');
  expect(chosen({ image: '' })).toBe('');
  expect(chosen({ title: { en: 'Other' } })).toBe('quests 3');
  expect(chosen({ image: 3 })).toBe('quests 3');
});

import { expect, test } from 'vitest';
import { answersOf, bodyOf, platformOf } from './content-body.ts';

const piece = {
  url: 'https://youtu.be/abcdefghijk',
  content_type: 'video',
  title: 'My stream',
  description: null,
  hashtags: ['Launch', 'mine'],
  published_at: '2026-11-20T08:30:00.000Z',
} as const;

test('a piece that is sent again keeps what its author was not asked about', () => {
  const answers = answersOf({ ...piece, hashtags: [...piece.hashtags] }, ['#launch', '#ad']);
  expect(answers).toMatchObject({ hashtags: ['#launch'], published_at: '2026-11-20' });
  expect(bodyOf(answers, ['mine'])).toEqual({
    url: piece.url,
    content_type: 'video',
    title: 'My stream',
    hashtags: ['#launch', 'mine'],
    published_at: '2026-11-20T12:00:00Z',
  });
});

test('the platform shows as soon as the address names one, and not before', () => {
  expect(platformOf('https://youtu.be/abcdefghijk')).toBe('youtube');
  expect(platformOf(' https://www.twitch.tv/videos/123 ')).toBe('twitch');
  expect(platformOf('https://blog.example/post')).toBe('blog.example');
  for (const typed of ['', 'youtu', 'https://', 'javascript:alert(1)', undefined])
    expect(platformOf(typed)).toBeUndefined();
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownPiece } from './known-piece.ts';

const WATCH = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

describe('what an address says by itself', () => {
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'video', WATCH],
    ['https://m.youtube.com/watch?feature=share&t=4&v=dQw4w9WgXcQ', 'youtube', 'video', WATCH],
    ['http://youtube.com/watch/?list=PL1&v=dQw4w9WgXcQ#t=1', 'youtube', 'video', WATCH],
    ['https://youtu.be/dQw4w9WgXcQ?si=tracking', 'youtube', 'video', WATCH],
    ['https://youtube.com/shorts/dQw4w9WgXcQ?utm_source=x', 'youtube', 'short', WATCH],
    ['https://www.youtube.com/live/dQw4w9WgXcQ', 'youtube', 'stream', WATCH],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'video', WATCH],
    ['https://www.twitch.tv/videos/2012345678', 'twitch', 'stream', undefined],
    ['https://m.twitch.tv/somebody/v/2012345678?sort=time', 'twitch', 'stream', undefined],
    ['https://clips.twitch.tv/BraveClip-x1_y', 'twitch', undefined, undefined],
    [
      'https://www.tiktok.com/@some.body/video/7301234567890123456?is_from_webapp=1',
      'tiktok',
      'short',
      'https://www.tiktok.com/@some.body/video/7301234567890123456',
    ],
    ['https://www.tiktok.com/@some.body/photo/7301234567890123456', 'tiktok', 'image', undefined],
    ['https://vm.tiktok.com/ZMabc/', 'tiktok', undefined, undefined],
    ['https://instagram.com/somebody/reel/Cabc_-1/', 'instagram', 'short', undefined],
    ['https://instagram.com/p/Cabc_-1/', 'instagram', undefined, undefined],
    ['https://player.vimeo.com/video/76979871?h=1', 'vimeo', 'video', 'https://vimeo.com/76979871'],
    ['https://dai.ly/x7tgad0', 'dailymotion', undefined, undefined],
    [
      'https://www.dailymotion.com/video/x7tgad0',
      'dailymotion',
      'video',
      'https://www.dailymotion.com/video/x7tgad0',
    ],
    ['https://blog.example/watch?v=dQw4w9WgXcQ', 'blog.example', undefined, undefined],
  ])('%s is %s, %s', (address, platform, content_type, asked) => {
    expect(knownPiece(address)).toEqual({ platform, content_type, asked });
  });

  test.each([
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example@www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=..%2F..%2Fevil',
    'https://www.youtube.com/channel/UC123',
    'https://www.youtube.com/@somebody?v=dQw4w9WgXcQ',
    'https://127.0.0.1/watch?v=dQw4w9WgXcQ',
    'https://www.tiktok.com/@a%2f..%2f/video/1',
  ])('%s asks nobody', (address) => {
    expect(knownPiece(address)).toMatchObject({ content_type: undefined, asked: undefined });
  });

  test('whatever is asked about stands at one of four hosts', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
        const { asked } = knownPiece(address);
        if (asked !== undefined)
          expect(new URL(asked).host).toMatch(
            /^(?:www\.youtube|www\.tiktok|vimeo|www\.dailymotion)\.com$/,
          );
      }),
    );
  });
});

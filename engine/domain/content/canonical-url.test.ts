import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalContent } from './canonical-url.ts';

const canonical = (address: string) => canonicalContent(address).canonical_url;

describe('the canonical address of content', () => {
  test.each([
    [
      'youtube',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'http://youtube.com/watch?v=dQw4w9WgXcQ&t=42s&list=PL1',
      'https://m.youtube.com/watch?feature=share&v=dQw4w9WgXcQ',
      'https://youtu.be/dQw4w9WgXcQ?si=abc',
      'https://www.youtube.com/shorts/dQw4w9WgXcQ',
      'https://youtube.com/live/dQw4w9WgXcQ?feature=share',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    ],
    [
      'twitch',
      'https://www.twitch.tv/videos/2012345678',
      'https://m.twitch.tv/videos/2012345678?sort=time',
      'https://twitch.tv/somebody/v/2012345678',
      'https://TWITCH.tv/somebody/video/2012345678#chat',
    ],
    [
      'twitch',
      'https://clips.twitch.tv/BraveClip-x1_y',
      'https://www.twitch.tv/somebody/clip/BraveClip-x1_y?filter=clips',
    ],
    [
      'tiktok',
      'https://www.tiktok.com/@/video/7301234567890123456',
      'https://www.tiktok.com/@some.body/video/7301234567890123456?is_from_webapp=1',
      'https://m.tiktok.com/v/7301234567890123456.html',
    ],
    [
      'x',
      'https://x.com/i/status/1720000000000000000',
      'https://twitter.com/somebody/status/1720000000000000000?s=20',
      'https://mobile.twitter.com/somebody/status/1720000000000000000/photo/1',
      'https://x.com/i/web/status/1720000000000000000',
    ],
    [
      'instagram',
      'https://www.instagram.com/p/Cabc_-1',
      'https://instagram.com/reel/Cabc_-1/?igsh=xyz',
      'https://www.instagram.com/somebody/reel/Cabc_-1/',
    ],
    [
      'facebook',
      'https://www.facebook.com/watch?v=1234567890',
      'https://m.facebook.com/watch/?v=1234567890&mibextid=x',
      'https://www.facebook.com/somebody/videos/a-title/1234567890/',
      'https://facebook.com/reel/1234567890',
    ],
    [
      'reddit',
      'https://www.reddit.com/comments/1abcde',
      'https://old.reddit.com/r/games/comments/1abcde/a_title/',
      'https://redd.it/1abcde',
    ],
    ['vimeo', 'https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?h=1'],
    [
      'blog.example',
      'https://blog.example/A-Post?id=7&page=2',
      'http://www.BLOG.example/A-Post/?page=2&utm_source=mail&id=7#top',
    ],
  ])('is one on %s for every spelling of a piece', (platform, ...spellings) => {
    for (const spelling of spellings)
      expect(canonicalContent(spelling)).toEqual({ canonical_url: spellings[0], platform });
  });

  test.each([
    ['https://youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcq'],
    ['https://blog.example/a', 'https://blog.example/A'],
    ['https://blog.example/a?id=1', 'https://blog.example/a?id=2'],
    ['https://blog.example/', 'https://blog.example:8443/'],
    ['https://www.youtube.com/watch?v=short', 'https://www.youtube.com/watch?v=other'],
    ['https://vm.tiktok.com/ZMabc/', 'https://vm.tiktok.com/ZMabd/'],
  ])('tells %s from %s', (one, other) => {
    expect(canonical(one)).not.toBe(canonical(other));
  });

  test('keeps a host that is nothing without its www', () => {
    expect(canonical('https://www.com/a')).toBe('https://www.com/a');
    expect(canonical('https://www.www.com/a')).toBe('https://www.com/a');
  });

  const hosts = fc.oneof(
    fc.domain(),
    fc.constantFrom(
      'youtube.com',
      'www.youtube.com',
      'm.youtube.com',
      'youtu.be',
      'm.twitch.tv',
      'clips.twitch.tv',
      'tiktok.com',
      'twitter.com',
      'instagram.com',
      'fb.watch',
      'facebook.com',
      'redd.it',
      'reddit.com',
      'player.vimeo.com',
      'dai.ly',
      'm.example',
      '[2001:db8::1]',
      '192.0.2.7',
      'example.com.',
      'a.1..',
    ),
  );
  const piece = fc.oneof(
    fc.webSegment(),
    fc.stringMatching(/^[\w-]{11}$/),
    fc.stringMatching(/^\d{5,9}$/),
    fc.constantFrom(
      'watch',
      'videos',
      'video',
      'clip',
      'status',
      'p',
      'reel',
      'comments',
      'v',
      '@a',
    ),
  );
  const addresses = fc
    .record({
      scheme: fc.constantFrom('http', 'https'),
      host: hosts,
      port: fc.constantFrom('', '', ':443', ':8080'),
      path: fc.array(piece, { maxLength: 4 }),
      query: fc.array(
        fc.tuple(
          fc.oneof(fc.constantFrom('v', 'utm_source', 'si', 'id'), fc.string({ maxLength: 5 })),
          fc.oneof(fc.stringMatching(/^[\w-]{11}$/), fc.string({ maxLength: 5 })),
        ),
        { maxLength: 4 },
      ),
      fragment: fc.constantFrom('', '#top', '#?v=1'),
    })
    .map(
      ({ scheme, host, port, path, query, fragment }) =>
        `${scheme}://${host}${port}/${path.join('/')}?${new URLSearchParams(query)}${fragment}`,
    )
    .filter((address) => URL.canParse(address));

  test('is its own canonical address, on the same platform', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const once = canonicalContent(address);
        expect(canonicalContent(once.canonical_url)).toEqual(once);
      }),
      { numRuns: 2_000 },
    );
  });

  test('depends neither on tracking nor on order, scheme or fragment', () => {
    fc.assert(
      fc.property(addresses, fc.stringMatching(/^\w{0,8}$/), (address, value) => {
        const url = new URL(address);
        url.protocol = 'http:';
        const parameters = [...url.searchParams].reverse();
        const names = parameters.map(([name]) => name);
        fc.pre(new Set(names).size === names.length);
        url.search = String(new URLSearchParams([['utm_medium', value], ...parameters]));
        url.hash = value;
        expect(canonical(url.href)).toBe(canonical(address));
      }),
    );
  });
});

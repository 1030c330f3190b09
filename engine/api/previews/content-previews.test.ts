import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createContentPreviews } from './content-previews.ts';
import { placesAt, REAL_PLACES } from './preview-places.ts';
import { ANSWER_LIMIT } from './read-answer.ts';
import { askSamplePlatforms } from './sample-platforms.ts';

const WATCHED = 'https://youtu.be/dQw4w9WgXcQ?si=tracking';
const shrink = async (picture: Buffer) => Buffer.from(`small ${picture}`);

/** A platform that answers as each test wants it to. */
let answer: (response: ServerResponse) => void;
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  answer(response);
});
let base = '';
let now = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  now = 0;
});

const json = (body: unknown) => (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const previews = () => createContentPreviews({ places: placesAt(base), shrink, now: () => now });
const BARE = {
  platform: 'youtube',
  content_type: 'video',
  title: null,
  author: null,
  pictured: false,
};

test('a platform is asked by the address that we made, once for everybody and an hour', async () => {
  answer = json({ title: ' A\u202e title\n of two lines ', author_name: 'Maya', html: '<script>' });
  const source = previews();
  const found = { ...BARE, title: 'A title of two lines', author: 'Maya' };
  const all = await Promise.all([1, 2, 3].map(() => source.find(WATCHED)));
  expect(all).toEqual([found, found, found]);
  now = 59 * 60_000;
  await source.find('https://www.youtube.com/shorts/dQw4w9WgXcQ');
  expect(asked).toHaveLength(1);
  const { pathname, searchParams } = new URL(asked[0] ?? '', base);
  expect(pathname).toBe('/youtube/oembed');
  expect(searchParams.get('url')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  now = 61 * 60_000;
  await source.find(WATCHED);
  expect(asked).toHaveLength(2);
});

test('a title longer than ours may be is cut, never within a character', async () => {
  answer = json({ title: '🎮'.repeat(150), author_name: 7 });
  const { title, author } = await previews().find(WATCHED);
  expect(title).toBe(`${'🎮'.repeat(99)}…`);
  expect(author).toBeNull();
});

describe('the type remains of a platform that', () => {
  test.each<[string, typeof answer]>([
    ['fails', (response) => response.writeHead(500).end('{}')],
    ['knows no such piece', (response) => response.writeHead(404).end('Not Found')],
    [
      'answers a page',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('{"title":"x"}'),
    ],
    [
      'says JSON and sends a page',
      (response) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end('<html></html>'),
    ],
    ['answers something else', json(['title'])],
    ['answers without end', json({ title: 'x'.repeat(70_000) })],
    [
      'leads elsewhere',
      (response) => response.writeHead(302, { location: `${base}/elsewhere` }).end(),
    ],
    ['hangs up', (response) => response.destroy()],
  ])('%s', async (_case, faulty) => {
    answer = faulty;
    expect(await previews().find(WATCHED)).toEqual(BARE);
    expect(asked).toHaveLength(1);
  });

  test('does not answer within three seconds', async () => {
    answer = () => undefined;
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.timeout(20));
    expect(await previews().find(WATCHED)).toEqual(BARE);
    expect(timeout).toHaveBeenCalledWith(ANSWER_LIMIT);
    expect(ANSWER_LIMIT).toBe(3_000);
    timeout.mockRestore();
  });
});

test('a platform that failed is asked again after a minute, about a piece that is gone after an hour', async () => {
  answer = (response) => response.writeHead(500).end();
  const source = previews();
  await source.find(WATCHED);
  now = 59_000;
  await source.find(WATCHED);
  expect(asked).toHaveLength(1);
  now = 61_000;
  answer = (response) => response.writeHead(404).end();
  await source.find(WATCHED);
  now += 59 * 60_000;
  await source.find(WATCHED);
  expect(asked).toHaveLength(2);
});

test('nobody is asked about addresses of no platform that answers', async () => {
  const never = vi.fn<typeof fetch>();
  const source = createContentPreviews({ places: REAL_PLACES, shrink, fetch: never });
  for (const address of [
    'https://www.twitch.tv/videos/2012345678',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'http://127.0.0.1/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
  ]) {
    expect(await source.find(address)).toMatchObject({ title: null, pictured: false });
    expect(await source.picture(address)).toBeUndefined();
  }
  expect(never).not.toHaveBeenCalled();
});

describe('a picture', () => {
  const pictureAt = (thumbnail_url: string, type = 'image/jpeg', bytes = 'picture') => {
    answer = (response) =>
      asked.at(-1)?.includes('/oembed')
        ? json({ thumbnail_url })(response)
        : response.writeHead(200, { 'content-type': type }).end(bytes);
    return previews();
  };

  test('is fetched and made smaller here, once', async () => {
    const source = pictureAt(`${base}/pictures/1.jpg`);
    expect(await source.find(WATCHED)).toEqual({ ...BARE, pictured: true });
    expect(String(await source.picture(WATCHED))).toBe('small picture');
    expect(String(await source.picture(WATCHED))).toBe('small picture');
    expect(asked).toHaveLength(2);
  });

  test('of another kind, or too large, is none', async () => {
    const drawn = pictureAt(`${base}/1.svg`, 'image/svg+xml');
    expect(await drawn.picture(WATCHED)).toBeUndefined();
    const large = pictureAt(`${base}/1.jpg`, 'image/jpeg', 'x'.repeat(2 * 1024 * 1024 + 1));
    expect(await large.picture(WATCHED)).toBeUndefined();
  });

  test('at any other host than the platform’s is not fetched', async () => {
    const source = pictureAt('http://127.0.0.1:1/secret.jpg');
    expect(await source.find(WATCHED)).toEqual(BARE);
    expect(await source.picture(WATCHED)).toBeUndefined();
    const { isPicture } = REAL_PLACES;
    expect(isPicture('youtube', 'https://i.ytimg.com/vi/a/hqdefault.jpg')).toBe(true);
    expect(isPicture('tiktok', 'https://p16-sign.tiktokcdn-us.com/a.jpeg?x=1')).toBe(true);
    for (const address of [
      'http://i.ytimg.com/vi/a.jpg',
      'https://i.ytimg.com:8443/a.jpg',
      'https://a@i.ytimg.com/a.jpg',
      'https://i.ytimg.com.evil.example/a.jpg',
      'https://127.0.0.1/a.jpg',
      'https://p16.tiktokcdn.com/a.jpg',
      'data:image/png;base64,AA==',
    ])
      expect(isPicture('youtube', address)).toBe(false);
  });
});

test('the platforms of development know their samples and nothing else', async () => {
  const source = createContentPreviews({ places: REAL_PLACES, shrink, fetch: askSamplePlatforms });
  const sample = 'https://youtu.be/sampleVideo';
  expect(await source.find(sample)).toMatchObject({ author: 'Maya plays', pictured: true });
  expect(String(await source.picture(sample))).toContain('PNG');
  expect(await source.find(WATCHED)).toEqual(BARE);
});

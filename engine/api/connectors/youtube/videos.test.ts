import { expect, test } from 'vitest';
import { videosIn } from './feed-messages.ts';
import { quotaDay } from './quota.ts';
import { isUnsettled, publicationOf, secondsOf, type Video } from './videos.ts';

test.each([
  ['PT15M33S', 933],
  ['PT1H', 3_600],
  ['P1DT2H', 93_600],
  ['P0D', null],
  [undefined, null],
  ['soon', null],
])('%s takes %s seconds', (duration, seconds) => {
  expect(secondsOf(duration)).toBe(seconds);
});

const video = (more: Partial<Video> & { snippet?: Video['snippet'] } = {}): Video => ({
  id: 'v1',
  contentDetails: { duration: 'PT50S' },
  status: { privacyStatus: 'public' },
  ...more,
  snippet: { channelId: 'UC1', publishedAt: '2026-11-18T10:00:00Z', title: 'One', ...more.snippet },
});
const kindOf = (one: Video) => publicationOf('youtube', one)?.kind;

test('a Short is what is short and says that it is one', () => {
  expect(kindOf(video())).toBe('video');
  expect(kindOf(video({ snippet: { title: 'One #Shorts' } }))).toBe('short');
  expect(kindOf(video({ snippet: { tags: ['shorts'] } }))).toBe('short');
  expect(kindOf(video({ snippet: { title: '#shortstory' } }))).toBe('video');
  const long = { contentDetails: { duration: 'PT4M' }, snippet: { title: 'One #shorts' } };
  expect(kindOf(video(long))).toBe('video');
});

test('a stream is published when it is over', () => {
  const live = video({
    ...{ snippet: { liveBroadcastContent: 'live' }, contentDetails: { duration: 'P0D' } },
    liveStreamingDetails: { actualStartTime: '2026-11-18T09:00:00Z' },
  });
  expect([publicationOf('youtube', live), isUnsettled(live)]).toEqual([undefined, true]);
  const times = { actualStartTime: '2026-11-18T09:00:00Z', actualEndTime: '2026-11-18T11:00:00Z' };
  const over = video({ contentDetails: { duration: 'PT2H' }, liveStreamingDetails: times });
  expect(isUnsettled(over)).toBe(false);
  expect(publicationOf('youtube', over)).toMatchObject({
    ...{ kind: 'stream', published_at: new Date('2026-11-18T11:00:00Z') },
  });
});

test('a day of units has 23 hours or 25 where the clocks of California change', () => {
  const hours = (at: string) => {
    const { day, next } = quotaDay(new Date(at));
    return [day, next.toISOString()];
  };
  expect(hours('2026-11-01T06:59:00Z')).toEqual(['2026-10-31', '2026-11-01T07:00:00.000Z']);
  expect(hours('2026-11-01T07:00:00Z')).toEqual(['2026-11-01', '2026-11-02T08:00:00.000Z']);
  expect(hours('2027-03-14T20:00:00Z')).toEqual(['2027-03-14', '2027-03-15T07:00:00.000Z']);
});

test('a feed names what is new and what is gone; what is none names nothing', () => {
  const feed = (content: string) => `<?xml version="1.0"?><feed>${content}</feed>`;
  const entry = (id: string) => `<entry><yt:videoId>${id}</yt:videoId><title>&amp;</title></entry>`;
  expect(videosIn(feed(entry('a-_1') + entry('b')))).toEqual(['a-_1', 'b']);
  expect(videosIn(feed('<at:deleted-entry ref="yt:video:gone1"/>'))).toEqual(['gone1']);
  expect(videosIn(feed(entry('12345')))).toEqual(['12345']);
  expect(videosIn(feed(entry('0012')))).toEqual(['0012']);
  expect(videosIn(feed(entry('../../x')))).toEqual([]);
  for (const text of ['', '{}', '<feed>', 'plain']) expect(videosIn(text)).toEqual([]);
});

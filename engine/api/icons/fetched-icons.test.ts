import { expect, test, vi } from 'vitest';
import { FetchedIcons, ICON_LIMIT } from './fetched-icons.ts';

const BASE = 'https://icons.example';

/** A source over a service that answers so. */
function sourceOf(answer: (url: string) => Response | Promise<Response>) {
  const asked = vi.fn(async (url: unknown, _init?: RequestInit) => answer(String(url)));
  const source = new FetchedIcons({
    baseUrl: () => BASE,
    activeContent: (svg) => (svg.includes('script') ? 'a script' : undefined),
    fetch: asked,
    now: () => now,
  });
  return { source, asked, urls: () => asked.mock.calls.map(([url]) => String(url)) };
}
let now = 0;

const SET = {
  prefix: 'mdi',
  icons: {
    account: { body: '<path d="M1"/>' },
    bad: { body: '<script>1</script>' },
    huge: { body: `<path d="${'M'.repeat(40_000)}"/>` },
  },
  aliases: { person: { parent: 'account' } },
  width: 24,
  height: 24,
};
const answered = () => Response.json(SET);

test('icons of any set are fetched once, with all that is theirs', async () => {
  const { source, urls, asked } = sourceOf(answered);
  const found = await source.find('mdi', ['person', 'account']);
  const icon = { body: '<path d="M1"/>', left: 0, top: 0, width: 24, height: 24 };
  expect(found).toEqual({
    icons: new Map([
      ['person', icon],
      ['account', icon],
    ]),
    partial: false,
  });
  await source.find('mdi', ['account']);
  expect(urls()).toEqual([`${BASE}/mdi.json?icons=account,person`]);
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ redirect: 'error' });
});

test('what is no passive picture, or far too large, is none', async () => {
  const { source } = sourceOf(answered);
  expect(await source.find('mdi', ['bad', 'huge', 'absent'])).toEqual({
    icons: new Map(),
    partial: false,
  });
});

test('that there is no such icon is believed for ten minutes', async () => {
  now = 0;
  const { source, urls } = sourceOf(() => new Response('', { status: 404 }));
  for (const at of [0, 599_000, 601_000]) {
    now = at;
    expect((await source.find('nosuch', ['a'])).partial).toBe(false);
  }
  expect(urls()).toHaveLength(2);
});

test.each([
  ['is out of reach', () => Promise.reject(new TypeError('offline'))],
  ['fails', () => new Response('', { status: 500 })],
  ['answers something else', () => Response.json({ icons: [] })],
  ['answers without end', () => new Response('x'.repeat(2_000_000))],
])('a service that %s is asked again with the next wish', async (_case, answer) => {
  now = 0;
  let well = false;
  const { source } = sourceOf(() => (well ? answered() : answer()));
  expect(await source.find('mdi', ['account'])).toEqual({ icons: new Map(), partial: true });
  well = true;
  expect((await source.find('mdi', ['account'])).icons.size).toBe(1);
});

test('the service is given 1500 ms, and the same wish of many is one request', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const { source, urls } = sourceOf(answered);
  await Promise.all(Array.from({ length: 20 }, () => source.find('mdi', ['account'])));
  expect(urls()).toHaveLength(1);
  expect(timeout).toHaveBeenCalledWith(ICON_LIMIT);
  expect(ICON_LIMIT).toBe(1_500);
});

test('whoever names icons at random makes few requests, and others are told to ask later', async () => {
  now = 0;
  const { source, urls } = sourceOf(answered);
  for (let number = 0; number < 200; number += 1) await source.find('mdi', [`x${number}`]);
  expect(urls().length).toBeLessThanOrEqual(60);
  expect((await source.find('mdi', ['account'])).partial).toBe(true);
  now = 60_001;
  expect((await source.find('mdi', ['account'])).icons.size).toBe(1);
});

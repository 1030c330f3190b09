import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const respond = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
let loadIcon: typeof import('./load-icon.ts').loadIcon;

beforeEach(async () => {
  respond.mockReset();
  vi.stubGlobal('fetch', respond);
  vi.stubGlobal('location', new URL('https://portal.example/'));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.resetModules();
  ({ loadIcon } = await import('./load-icon.ts'));
});
afterEach(() => vi.unstubAllGlobals());

const answers = (body: unknown) => respond.mockImplementation(async () => Response.json(body));
const urls = () => respond.mock.calls.map(([url]) => url);

test('icons that are asked for together come with one request for each set', async () => {
  answers({
    prefix: 'x',
    icons: { a: { body: '<path/>' }, b: { body: '<g/>' } },
    width: 24,
    height: 24,
  });
  const icons = await Promise.all(
    ['tabler:b', 'tabler:a', 'mdi:a', 'tabler:a'].map((name) => loadIcon(name, '/api/icons')),
  );
  expect(urls()).toEqual(['/api/icons/tabler.json?icons=a,b', '/api/icons/mdi.json?icons=a']);
  expect(icons[0]).toEqual({ body: '<g/>', viewBox: '0 0 24 24' });
});

test('an icon is asked for once', async () => {
  answers({ prefix: 'x', icons: { a: { body: '<path/>' } } });
  await loadIcon('tabler:a', '/api/icons');
  await loadIcon('tabler:a', '/api/icons');
  expect(respond).toHaveBeenCalledOnce();
});

test("an icon's own measures come before those of its set, and 16 is Iconify's default", async () => {
  answers({
    prefix: 'x',
    icons: { a: { body: '<path/>', width: 256, left: -8 }, b: { body: '<path/>' } },
    aliases: { other: { parent: 'a' } },
  });
  const boxes = await Promise.all(
    ['x:a', 'x:b', 'x:other'].map(async (name) => (await loadIcon(name, '/i'))?.viewBox),
  );
  expect(boxes).toEqual(['-8 0 256 16', '0 0 16 16', '-8 0 256 16']);
});

test.each([
  ['is out of reach', () => Promise.reject(new TypeError('offline'))],
  ['answers an error', async () => new Response('', { status: 500 })],
  ['answers something else', async () => Response.json({ icons: [] })],
])('where the service %s there is no icon, and the next wish asks again', async (_case, answer) => {
  respond.mockImplementation(answer);
  expect(await loadIcon('tabler:a', '/api/icons')).toBeUndefined();
  answers({ prefix: 'x', icons: { a: { body: '<path/>' } } });
  expect(await loadIcon('tabler:a', '/api/icons')).toBeDefined();
});

test('a service is given 1500 ms', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  answers({ prefix: 'x', icons: {} });
  await loadIcon('tabler:a', '/api/icons');
  expect(timeout).toHaveBeenCalledWith(1500);
});

test('a name that is no name of an icon asks nobody', async () => {
  expect(await loadIcon('../secret', '/api/icons')).toBeUndefined();
  expect(respond).not.toHaveBeenCalled();
});

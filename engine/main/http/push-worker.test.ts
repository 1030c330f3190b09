import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';

const SCRIPT = readFileSync(new URL('./push-worker.js', import.meta.url), 'utf8');
const ORIGIN = 'https://creators.example';

type Work = (event: Record<string, unknown>) => void;
interface Shown {
  readonly title: string;
  readonly options: Record<string, unknown>;
}

let listeners: Map<string, Work>;
let shown: Shown[];
let opened: string[];
let focused: string[];
let tabs: string[];

/** The browser around the worker: what it may call there, and nothing else. */
beforeEach(() => {
  listeners = new Map();
  [shown, opened, focused, tabs] = [[], [], [], []];
  const self = {
    location: new URL(`${ORIGIN}/push-worker.js`),
    addEventListener: (kind: string, work: Work) => listeners.set(kind, work),
    skipWaiting: () => {},
    registration: {
      showNotification: async (title: string, options: Shown['options']) => {
        shown.push({ title, options });
      },
    },
    clients: {
      matchAll: async () => tabs.map((url) => ({ url, focus: async () => void focused.push(url) })),
      openWindow: async (url: string) => void opened.push(url),
    },
  };
  runInContext(SCRIPT, createContext({ self, URL }));
});

async function happen(kind: string, event: Record<string, unknown>): Promise<void> {
  let work: unknown;
  listeners.get(kind)?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
  await work;
}
const told = (payload: unknown) => happen('push', { data: { json: () => payload } });
const pressed = async (path: unknown) => {
  let closed = false;
  const close = () => (closed = true);
  await happen('notificationclick', { notification: { close, data: { path } } });
  expect(closed).toBe(true);
};

test('a message is shown as it says, with the icon of this site', async () => {
  await told({
    ...{ title: 'Accepted', body: 'Well done.', lang: 'ar', dir: 'rtl', tag: 'content 1' },
    ...{ icon: '/assets/icons/alpha/now/192.png', path: '/alpha/quests' },
  });
  expect(shown).toEqual([
    {
      title: 'Accepted',
      options: {
        ...{ body: 'Well done.', lang: 'ar', dir: 'rtl', tag: 'content 1' },
        icon: `${ORIGIN}/assets/icons/alpha/now/192.png`,
        data: { path: '/alpha/quests' },
      },
    },
  ]);
});

test('what cannot be read is shown all the same, as browsers demand', async () => {
  const json = () => {
    throw new SyntaxError('no JSON');
  };
  await happen('push', { data: { json } });
  await happen('push', { data: null });
  expect(shown.map(({ title }) => title)).toEqual(['creators.example', 'creators.example']);
});

test('pressing it goes to the tab that shows what it leads to', async () => {
  tabs = [`${ORIGIN}/alpha`, `${ORIGIN}/alpha/quests?state=open#one`];
  await pressed('/alpha/quests');
  expect([focused, opened]).toEqual([[`${ORIGIN}/alpha/quests?state=open#one`], []]);
});

test('where no tab shows it, a new one does', async () => {
  tabs = [`${ORIGIN}/alpha`, 'https://elsewhere.example/alpha/quests'];
  await pressed('/alpha/quests');
  expect([focused, opened]).toEqual([[], [`${ORIGIN}/alpha/quests`]]);
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  'http://',
  undefined,
  7,
])('what leads elsewhere (%s) leads to the start of this site', async (path) => {
  await pressed(path);
  expect(opened).toEqual([`${ORIGIN}/`]);
});

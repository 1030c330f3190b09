import { expect, test } from 'vitest';
import { NO_PROXIES } from '../http/trusted-proxies.ts';
import { isOverlay } from './overlay.ts';
import { readRequest } from './read-request.ts';

const asked = (url: string) => readRequest({ url, headers: {} }, NO_PROXIES);

test('only pages with a card are shown alone, and only where that is asked for', () => {
  const site = (route: string) => ({ content: { kind: 'site', route } }) as const;
  const overlay = asked('/bingo/alpha/7?seed=stream&overlay=1');
  expect(isOverlay(site('bingo-board'), overlay)).toBe(true);
  expect(isOverlay(site('bingo-demo'), overlay)).toBe(true);
  expect(isOverlay(site('bingo-editor'), overlay)).toBe(false);
  expect(isOverlay({ content: { kind: 'not_found', path: '/' } }, overlay)).toBe(false);
  for (const url of ['/bingo/alpha/7', '/bingo/alpha/7?overlay=0', '/bingo/alpha/7?overlay=11'])
    expect(isOverlay(site('bingo-board'), asked(url))).toBe(false);
});

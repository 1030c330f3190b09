import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forceColorMode, resolveColorMode, showColorMode } from './color-mode.ts';

const page = { documentElement: { dataset: {} as { mode?: string } } };
let stored: string | null = null;
let deviceIsLight = false;
const address = { search: '' };

beforeEach(() => {
  stored = null;
  deviceIsLight = false;
  address.search = '';
  vi.stubGlobal('window', { location: address });
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', { getItem: () => stored });
  vi.stubGlobal('matchMedia', () => ({ matches: deviceIsLight }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a page may force light or dark, whatever the visitor chose', () => {
  stored = 'light';
  showColorMode('dark');
  expect(page.documentElement.dataset.mode).toBe('dark');
  expect(forceColorMode('light')).toBe('light');
});

test('forcing system is ignored with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  stored = 'light';
  showColorMode('system');
  expect(page.documentElement.dataset.mode).toBe('light');
  expect(warn).toHaveBeenCalledOnce();
});

test('a page that forces nothing shows the choice, and dark where there is none', () => {
  const warn = vi.spyOn(console, 'warn');
  showColorMode('preference');
  expect(page.documentElement.dataset.mode).toBe('dark');
  stored = 'light';
  showColorMode('preference');
  expect(page.documentElement.dataset.mode).toBe('light');
  expect(warn).not.toHaveBeenCalled();
});

test('the choice "system" follows the device', () => {
  deviceIsLight = true;
  expect(resolveColorMode('system')).toBe('light');
  deviceIsLight = false;
  expect(resolveColorMode('system')).toBe('dark');
});

test('the address asks for a mode, over the choice that is kept', () => {
  stored = 'dark';
  address.search = '?color_mode=light';
  showColorMode('preference');
  expect(page.documentElement.dataset.mode).toBe('light');
  address.search = '?color_mode=sepia';
  showColorMode('preference');
  expect(page.documentElement.dataset.mode).toBe('dark');
});

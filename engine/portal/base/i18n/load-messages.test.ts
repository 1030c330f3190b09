import { setupI18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import type { View } from '#contract/programs/view.ts';
import { addParts } from './load-messages.ts';
import { APPLYING_PARTS } from './word-parts.ts';

const viewIn = (locale: string) => ({ locale, messages: {} }) as unknown as View;
const i18nIn = (locale: string) => {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale, messages: {} });
  return i18n;
};

test('whoever asks again for further words of a page waits for the same', async () => {
  const view = viewIn('en');
  const i18n = i18nIn('en');
  const first = addParts(i18n, view, APPLYING_PARTS);
  expect(addParts(i18n, view, APPLYING_PARTS)).toBe(first);
  await first;
  expect(addParts(i18n, view, APPLYING_PARTS)).toBe(first);
  expect(Object.keys(i18n.messages).some((id) => id.startsWith('application.'))).toBe(true);
});

test('words that could not be fetched are fetched anew', async () => {
  const view = viewIn('en');
  const i18n = i18nIn('en');
  vi.spyOn(i18n, 'load').mockImplementationOnce(() => {
    throw new Error('Nothing came.');
  });
  const first = addParts(i18n, view, APPLYING_PARTS);
  await expect(first).rejects.toThrow('Nothing came.');
  await addParts(i18n, view, APPLYING_PARTS);
  expect(Object.keys(i18n.messages).some((id) => id.startsWith('application.'))).toBe(true);
});

import type { Messages } from '@lingui/core';
import { engineLocale } from './engine-locales.ts';

const catalogues = import.meta.glob<{ messages: Messages }>('../locales/*.po');

/** Fetches the engine's words in a locale: one small file, and only that one. */
export async function loadMessages(locale: string): Promise<Messages> {
  const load = catalogues[`../locales/${engineLocale(locale)}.po`];
  if (!load) throw new Error(`No catalogue serves the locale "${locale}".`);
  return (await load()).messages;
}

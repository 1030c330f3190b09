import type { Messages } from '@lingui/core';
import type { View } from '#contract/programs/view.ts';
import { engineLocale } from './engine-locales.ts';
import { saysDashboardWords } from './says-dashboard-words.ts';

type Catalogue = { messages: Messages };

const shared = import.meta.glob<Catalogue>('../locales/*.po');
const dashboard = import.meta.glob<Catalogue>('../dashboard/locales/*.po');

/** Fetches the engine's words for a view: one small file, and the dashboard's where they are said. */
export async function loadMessages(view: Pick<View, 'locale' | 'content'>): Promise<Messages> {
  const name = `${engineLocale(view.locale)}.po`;
  const [words, more] = await Promise.all([
    load(shared[`../locales/${name}`], view.locale),
    saysDashboardWords(view.content)
      ? load(dashboard[`../dashboard/locales/${name}`], view.locale)
      : {},
  ]);
  return { ...words, ...more };
}

async function load(
  catalogue: (() => Promise<Catalogue>) | undefined,
  locale: string,
): Promise<Messages> {
  if (!catalogue) throw new Error(`No catalogue serves the locale "${locale}".`);
  return (await catalogue()).messages;
}

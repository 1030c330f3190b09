import type { I18n, Messages } from '@lingui/core';
import type { View } from '#contract/programs/view.ts';
import { orReload } from '../runtime/page-reload.ts';
import { engineLocale } from './engine-locales.ts';

interface Catalogue {
  readonly messages: Messages;
}

/** The shared part of the capabilities' words leads to the others of its language. */
interface SharedPart extends Catalogue {
  readonly parts: Readonly<Record<string, () => Promise<Catalogue>>>;
}

const portal = import.meta.glob<Catalogue>('../../locales/*.po');
const capabilities = import.meta.glob<SharedPart>('../../locales/capabilities/*.po', {
  query: '?part=shared',
});

/**
 * Fetches the engine's words for a view: those of every page, and the parts of the capabilities'
 * words that it says; undefined where it says none of them.
 */
export async function loadMessages(
  view: Pick<View, 'locale'>,
  parts: readonly string[] | undefined,
): Promise<Messages> {
  const [words, more] = await Promise.all([
    load(portal, '../../locales', view.locale),
    parts ? loadParts(view.locale, [...new Set([...parts, ...kept])]) : {},
  ]);
  return { ...words.messages, ...more };
}

/** Parts that were added to a page: those after it have them from the start. */
const kept = new Set<string>();
const added = new WeakMap<View, Map<readonly string[], Promise<void>>>();

/**
 * Fetches further words of capabilities for a page that is shown already; what the program says
 * in words of its own stays. The same promise for the same view and parts.
 */
export function addParts(i18n: I18n, view: View, parts: readonly string[]): Promise<void> {
  // By the view: React is given another `i18n` with every change of its words.
  const known = added.get(view) ?? new Map<readonly string[], Promise<void>>();
  added.set(view, known);
  for (const part of parts) kept.add(part);
  const before = known.get(parts);
  if (before) return before;
  const adding = orReload(loadParts(view.locale, parts)).then((words) => {
    i18n.load(i18n.locale, { ...words, ...(view.messages as Messages) });
  });
  known.set(parts, adding);
  // What could not be fetched is fetched again by whoever asks next.
  adding.catch(() => known.delete(parts));
  return adding;
}

async function loadParts(locale: string, parts: readonly string[]): Promise<Messages> {
  const shared = await load(capabilities, '../../locales/capabilities', locale);
  const further = await Promise.all(parts.map((part) => shared.parts[part]?.()));
  return Object.assign({}, shared.messages, ...further.map((part) => part?.messages));
}

async function load<Found extends Catalogue>(
  catalogues: Readonly<Record<string, () => Promise<Found>>>,
  folder: string,
  locale: string,
): Promise<Found> {
  const catalogue = catalogues[`${folder}/${engineLocale(locale)}.po`];
  if (!catalogue) throw new Error(`No catalogue serves the locale "${locale}".`);
  return catalogue();
}

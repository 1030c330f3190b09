import { redirect } from '@tanstack/react-router';
import type { View } from '#contract/programs/view.ts';
import { createI18n } from '#portal/i18n/create-i18n.ts';
import { loadMessages } from '#portal/i18n/load-messages.ts';
import type { Loaded, LoadPurpose } from '#portal/router/context.ts';
import { quietly } from '#portal/shell/page-reload.ts';
import { fetchView } from '#portal/view/fetch-view.ts';
import { preloadView } from '#portal/view/preload-view.ts';

type Load = (href: string, purpose: LoadPurpose) => Promise<Loaded>;

/**
 * How the router loads pages: the first from the document's own data, others from the server.
 * `reload` loads the address that the router has gone to as a document.
 */
export function pageLoader(first: View, reload: () => void): Load {
  const firstHref = location.pathname + location.search;
  /** Addresses that are known to need a document of their own. */
  const documents = new Set<string>();
  const loadDocument = (href: string, purpose: LoadPurpose): Promise<never> => {
    documents.add(href);
    // The router keeps nothing of a preload that ends so.
    if (purpose === 'preload') throw redirect({ href, reloadDocument: true });
    reload();
    return new Promise(() => {}); // the browser is leaving
  };
  const loadView = async (href: string, purpose: LoadPurpose): Promise<View> => {
    if (href === firstHref) return first;
    if (documents.has(href)) return loadDocument(href, purpose);
    const answer = await fetchView(href, first.locale);
    if ('redirect' in answer || !sharesTheme(answer.view, first))
      return loadDocument(href, purpose);
    return answer.view;
  };
  return async (address, purpose) => {
    const view = await loadView(address.split('#')[0] ?? '', purpose);
    const fetchFiles = () => Promise.all([loadMessages(view), preloadView(view)]);
    const [messages] = await (purpose === 'preload' ? quietly(fetchFiles) : fetchFiles());
    return { view, i18n: createI18n(view, messages) };
  };
}

/** A document carries the style of one program in one color mode, and no other. */
const sharesTheme = (view: View, first: View) =>
  view.program?.slug === first.program?.slug && view.color_mode === first.color_mode;

import { redirect } from '@tanstack/react-router';
import type { View } from '#contract/programs/view.ts';
import { createI18n } from '#portal/base/i18n/create-i18n.ts';
import { loadMessages } from '#portal/base/i18n/load-messages.ts';
import { untilAnswered } from '#portal/base/runtime/connection.ts';
import { orReload, quietly } from '#portal/base/runtime/page-reload.ts';
import { fetchView } from '#portal/base/view/fetch-view.ts';
import type { LoadPurpose, RouterContext } from '#portal/base/view/router-context.ts';
import { preloadView } from '#portal/places/preload-view.ts';
import { pageWords, placeOf } from '#portal/places/registry.ts';
import { nextTask } from './next-task.ts';

type Load = RouterContext['load'];

/**
 * How the router loads pages: the first from the document's own data, others from the server.
 * `reload` loads the address that the router has gone to as a document.
 */
export function pageLoader(first: View, reload: () => void): Load {
  const firstHref = location.pathname + location.search;
  const loadDocument = (href: string, purpose: LoadPurpose): Promise<never> => {
    // The router keeps nothing of a preload that ends so.
    if (purpose === 'preload') throw redirect({ href, reloadDocument: true });
    reload();
    return new Promise(() => {}); // the browser is leaving
  };
  const loadView = async (
    href: string,
    purpose: LoadPurpose,
    signal: AbortSignal,
  ): Promise<View> => {
    if (href === firstHref || isBelow(first, href)) return first;
    // Also of a preload: a visit may be waiting for the very same answer.
    const answer = await untilAnswered(() => fetchView(href, first.locale, signal), signal);
    if ('redirect' in answer || !sharesTheme(answer.view, first))
      return loadDocument(href, purpose);
    return answer.view;
  };
  return async (address, purpose, signal) => {
    const view = await loadView(address.split('#')[0] ?? '', purpose, signal);
    // To ask for dozens of files takes a slow processor a while.
    await nextTask();
    const fetchFiles = () =>
      Promise.all([loadMessages(view, pageWords(view.content)), preloadView(view)]);
    const fetching = purpose === 'preload' ? quietly(fetchFiles) : fetchFiles();
    const [messages] = await orReload(fetching);
    return { view, i18n: createI18n(view, messages) };
  };
}

/** Whether an address shows the page of a view whose place has all addresses below it. */
function isBelow({ content }: View, href: string): boolean {
  const place = content.kind === 'site' ? placeOf(content.route) : undefined;
  const [path = ''] = href.split('?');
  return place?.below === true && `${path}/`.startsWith(`${place.address}/`);
}

/** A document carries the style of one program in one color mode, and no other. */
const sharesTheme = (view: View, first: View) =>
  view.program?.slug === first.program?.slug && view.color_mode === first.color_mode;

import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { View } from '#contract/programs/view.ts';
import { createI18n } from '#portal/i18n/create-i18n.ts';
import { loadMessages } from '#portal/i18n/load-messages.ts';
import type { Loaded } from '#portal/router/context.ts';
import { createPortalRouter } from '#portal/router/create-router.ts';
import { fetchView } from '#portal/view/fetch-view.ts';
import { preloadView } from '#portal/view/preload-view.ts';
import { adoptStyles } from './browser/adopt-styles.ts';
import { allowTrustedTypes } from './browser/trusted-types.ts';

interface PageData {
  readonly view: View;
  /** Style sheets whose rules the document already carries. */
  readonly styles: readonly string[];
}

void hydrate();

async function hydrate(): Promise<void> {
  allowTrustedTypes();
  const { view: first, styles } = JSON.parse(
    document.getElementById('page-data')?.textContent ?? '{}',
  ) as PageData;
  adoptStyles(styles);
  const firstHref = location.pathname + location.search;
  const load = async (href: string): Promise<Loaded> => {
    const view = href.split('#')[0] === firstHref ? first : await fetchView(href, first.locale);
    const [messages] = await Promise.all([loadMessages(view.locale), preloadView(view)]);
    return { view, i18n: createI18n(view, messages) };
  };
  const standpoint = { ...first, slug: first.program?.slug };
  const router = createPortalRouter(standpoint, { load });
  // The document was rendered without the router's own state: it must not wait for any.
  router.ssr = { manifest: undefined };
  await router.load();
  hydrateRoot(
    document,
    <StrictMode>
      <RouterProvider router={router} />
      <Ready />
    </StrictMode>,
    {
      onUncaughtError: (error) => console.error(error),
    },
  );
}

/** Says that the page answers to its visitor now; the boot script replays a click that was early. */
function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    dispatchEvent(new Event('portal-ready'));
  }, []);
  return null;
}

import { I18nProvider } from '@lingui/react';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import type { View } from '#contract/programs/view.ts';
import { localeAddress } from '#domain/locales/locale-address.ts';
import { direction, languageTag } from '#domain/locales/negotiate-locale.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { titleOf } from '../../base/i18n/words.ts';
import type { Loaded } from '../../base/view/router-context.ts';
import { ViewContext } from '../../base/view/use-view.ts';
import { Layout } from '../layouts/layout.tsx';
import '../../base/theme/global.css.ts';
import { showColorMode } from '../../base/runtime/color-mode.ts';
import { AppBoundary } from '../../kit/shell/app-boundary.tsx';
import { LiveShell } from '../../kit/shell/live-shell.tsx';

/** The whole document around a page: language, direction, head, frame. */
export function Document({ children }: { readonly children: ReactNode }) {
  const loaded = useLoaded();
  const mode = loaded?.view.color_mode;
  useEffect(() => {
    if (mode !== undefined) showColorMode(mode);
  }, [mode]);
  if (!loaded) return null;
  const { view, i18n } = loaded;
  return (
    <html
      lang={languageTag(view.locale)}
      dir={direction(view.locale)}
      data-mode={view.color_mode === 'light' ? 'light' : 'dark'}
      data-color-mode={view.color_mode}
      data-live={isLive(view) ? '' : undefined}
      suppressHydrationWarning
    >
      <I18nProvider i18n={i18n}>
        <ViewContext value={view}>
          <Head view={view} />
          <body>
            <AppBoundary>
              <Layout>{children}</Layout>
            </AppBoundary>
            <LiveShell />
          </body>
        </ViewContext>
      </I18nProvider>
    </html>
  );
}

/** Whether the page does nothing for its visitor before the app is there. */
const isLive = ({ content }: View) => content.kind === 'section' || content.kind === 'site';

/** The current page; where loading one failed, the frame is still that of the last. */
function useLoaded(): Loaded | undefined {
  const current = useRouterState({
    select: ({ matches }) =>
      matches.findLast((match) => match.loaderData !== undefined)?.loaderData as Loaded | undefined,
  });
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  return current ?? last;
}

function Head({ view }: { readonly view: View }) {
  const say = useWords();
  const { program, product } = view;
  const own = view.title ?? (view.title_id ? say(titleOf(view.title_id)) : undefined);
  const brand = program?.title ?? `${product} Creators`;
  const title = own === undefined ? brand : `${own} | ${brand}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta
        name="viewport"
        content={`width=device-width, initial-scale=1${view.layout === 'dashboard' ? ', viewport-fit=cover' : ''}`}
      />
      <title>{title}</title>
      <meta name="description" content={view.description} />
      {view.robots === 'noindex' && <meta name="robots" content="noindex" />}
      <link rel="icon" href={program?.favicon ?? '/favicon.svg'} />
      {view.status === 200 && (
        <>
          <link rel="canonical" href={localeAddress(view.locale, view.canonical)} />
          {view.locales.map((locale) => (
            <link
              key={locale}
              rel="alternate"
              href={localeAddress(locale, view.canonical)}
              hrefLang={languageTag(locale)}
            />
          ))}
          <link rel="alternate" href={view.canonical} hrefLang="x-default" />
        </>
      )}
    </head>
  );
}

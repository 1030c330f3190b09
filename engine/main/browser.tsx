import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { View } from '#contract/programs/view.ts';
import { reloadWhenOutdated } from '#portal/base/runtime/page-reload.ts';
import { connection, limitPreloads } from '#portal/base/runtime/preload-limit.ts';
import { isCreatorView } from '#portal/base/session/is-creator-view.ts';
import { createPortalRouter } from '#portal/places/router/create-router.ts';
import { adoptStyles } from './browser/adopt-styles.ts';
import { reloadOnChunkErrors } from './browser/chunk-errors.ts';
import { pageLoader } from './browser/load-page.ts';
import { MountBoundary, showMountError } from './browser/mount.tsx';
import { nextPaint } from './browser/next-paint.ts';
import { nextTask } from './browser/next-task.ts';
import { restoresLocale } from './browser/stored-locale.ts';
import { allowTrustedTypes, interpretSchemas } from './browser/trusted-types.ts';
import { styleFiles } from './documents/style-names.ts';

interface PageData {
  readonly view: View;
  /** The names of style sheets whose rules the document already carries. */
  readonly styles: string;
  /** The build that made the document. */
  readonly build: string;
}

const { view, styles, build } = JSON.parse(
  document.getElementById('page-data')?.textContent ?? '{}',
) as PageData;
hydrate().catch((error: unknown) => showMountError(error, view));

async function hydrate(): Promise<void> {
  if (isCreatorView()) (await import('#portal/base/session/creator-view.ts')).enterCreatorView();
  if (restoresLocale(view)) return;
  allowTrustedTypes();
  interpretSchemas();
  adoptStyles(styleFiles(styles));
  const reload = () => {
    router.history.flush();
    location.reload();
  };
  // To have read the scripts has taken a phone long enough: what was pressed meanwhile comes first.
  await nextTask();
  const standpoint = { ...view, slug: view.program?.slug };
  // Nobody pressed for the first page.
  let isAlive = false;
  const pressAnswered = async () => {
    if (isAlive) await nextPaint();
  };
  const context = { load: pageLoader(view, reload), pressAnswered, build };
  const router = createPortalRouter(standpoint, context);
  router.preloadRoute = limitPreloads(router.preloadRoute, connection);
  reloadOnChunkErrors(() => router.state.status === 'pending');
  reloadWhenOutdated(router);
  // The document was rendered without the router's own state: it must not wait for any.
  router.ssr = { manifest: undefined };
  await router.load();
  isAlive = true;
  const failed = router.state.matches.find(({ status }) => status === 'error');
  if (failed) throw failed.error;
  // Bit by bit: a press is answered in between.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <MountBoundary view={view}>
          <RouterProvider router={router} />
        </MountBoundary>
      </StrictMode>,
    );
  });
}

import { useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Boundary } from '../../base/runtime/boundary.tsx';
import { BUILD_POLL } from '../../base/runtime/constants.ts';
import { quietly } from '../../base/runtime/page-reload.ts';
import { useStore } from '../../base/runtime/store.ts';
import { whenIdle } from '../../base/runtime/when-idle.ts';
import { isCreatorView } from '../../base/session/is-creator-view.ts';
import { useView } from '../../base/view/use-view.ts';
import type { Announced } from './announce-pages.ts';
import { ConnectionBar } from './connection-bar.tsx';
import { foreignServices } from './consent.ts';
import { overlayStore } from './overlay-store.ts';
import { toastStore } from './toast-store.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));
const Overlays = lazy(async () => ({ default: (await import('./overlays.tsx')).Overlays }));
const BuildWatch = lazy(async () => ({
  default: (await quietly(() => import('./build-watch.tsx'))).BuildWatch,
}));
const CreatorView = lazy(async () => ({
  default: (await import('./creator-view.tsx')).CreatorView,
}));
const ThirdParties = lazy(async () => ({
  default: (await import('./third-parties.tsx')).ThirdParties,
}));

/** The live shell's parts, each fetched when it is first wanted. */
export function LiveParts() {
  const router = useRouter();
  const { build } = router.options.context;
  const services = foreignServices(useView());
  const toasted = useEver(useStore(toastStore).items.length > 0);
  const covered = useEver(useStore(overlayStore).length > 0);
  const late = useLater(BUILD_POLL);
  usePrecaution(router);
  return (
    <>
      {/* Not fetched when it is wanted: then nothing can be. */}
      <ConnectionBar />
      <Part wanted={isCreatorView()}>
        <CreatorView />
      </Part>
      <Part wanted={services.length > 0}>
        <ThirdParties services={services} />
      </Part>
      <Part wanted={covered}>
        <Overlays />
      </Part>
      <Part wanted={toasted}>
        <Toaster />
      </Part>
      {build !== undefined && build !== 'development' && (
        <Part wanted={late}>
          <BuildWatch build={build} />
        </Part>
      )}
    </>
  );
}

/** A part that may fail without taking the others along. */
function Part({ wanted, children }: { readonly wanted: boolean; readonly children: ReactNode }) {
  if (!wanted) return null;
  return (
    <Boundary fallback={() => null}>
      <Suspense>{children}</Suspense>
    </Boundary>
  );
}

/** True from the first time that something is. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return now || ever;
}

/** True from then on; milliseconds. The document that was just loaded is new enough until then. */
function useLater(delay: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return late;
}

function usePrecaution(router: Announced): void {
  useEffect(() => {
    whenIdle(() => {
      // So that it is at hand when the network is what failed.
      quietly(() => import('./fatal-screen.tsx')).catch(() => {});
      quietly(() => import('./start-helpers.ts')).then(
        ({ startHelpers }) => startHelpers(router),
        () => {},
      );
    });
  }, [router]);
}

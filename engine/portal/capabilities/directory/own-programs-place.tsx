import { Suspense, useLayoutEffect } from 'react';
import type { ProgramCard } from '#contract/programs/view.ts';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import * as styles from './directory.css.ts';
import { keepsCreatorSession, useSeemsCreator } from './use-seems-creator.ts';

const OwnPrograms = lazyPart(async () => (await import('./own-programs.tsx')).OwnPrograms);

interface OwnProgramsPlaceProperties {
  /** Those that the page shows. */
  readonly programs: readonly ProgramCard[];
  /** Is told which of all programs stand here, once that is known; undefined: none do. */
  readonly onKnown: (uuids: ReadonlySet<string> | undefined) => void;
}

/**
 * Where the programs of whoever is signed in stand. The boot script has marked the document for
 * them before it was painted: they have their room from the beginning, so that nothing moves.
 */
export function OwnProgramsPlace(properties: OwnProgramsPlaceProperties) {
  const { onKnown } = properties;
  const signedIn = useSeemsCreator();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // While the page is hydrated nobody seems signed in yet.
    if (signedIn || keepsCreatorSession()) dataset.own = '';
    else {
      delete dataset.own;
      onKnown(undefined);
    }
  }, [signedIn, onKnown]);
  return (
    <div className={styles.own}>
      {signedIn && (
        <Suspense>
          <OwnPrograms {...properties} />
        </Suspense>
      )}
    </div>
  );
}

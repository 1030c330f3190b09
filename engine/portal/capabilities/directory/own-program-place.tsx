import { Suspense } from 'react';
import type { ProgramCard } from '#contract/programs/view.ts';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { useAlive } from '../../base/runtime/use-alive.ts';
import { keepsSession } from '../../base/session/session-key.ts';
import * as styles from './directory.css.ts';

const OwnProgram = lazyPart(async () => (await import('./own-program.tsx')).OwnProgram);

/** Has the room for the way to one's own program from the beginning, so that nothing moves. */
export function OwnProgramPlace({ programs }: { readonly programs: readonly ProgramCard[] }) {
  const own = useAlive() ? programs.find(({ uuid }) => keepsSession(uuid)) : undefined;
  return (
    <div className={styles.own}>
      {own && (
        <Suspense>
          <OwnProgram card={own} />
        </Suspense>
      )}
    </div>
  );
}

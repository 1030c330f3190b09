import { lazy, Suspense } from 'react';
import { useAlive } from '../../base/runtime/use-alive.ts';
import { useSession } from '../../base/session/use-api.ts';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import * as styles from '../operator/operator.css.ts';

// By themselves: what a page imports is listed by name in the script that every page fetches.
const ConsoleApp = lazy(async () => ({
  default: (await import('../operator/console-app.tsx')).ConsoleApp,
}));
const OperatorLogin = lazy(async () => ({
  default: (await import('../../capabilities/auth/operator-login.tsx')).OperatorLogin,
}));

/** The operators' console: the way in, or the program that one works on. */
export function Page() {
  const session = useSession();
  const waiting = (
    <div className={styles.plain}>
      <Skeleton />
    </div>
  );
  if (!useAlive()) return waiting;
  return (
    <Suspense fallback={waiting}>
      {session ? (
        // By who is signed in: what one operator saw is not the next one's.
        <ConsoleApp key={session.user.id} />
      ) : (
        <div className={styles.plain}>
          <OperatorLogin />
        </div>
      )}
    </Suspense>
  );
}

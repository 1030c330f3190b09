import { useSyncExternalStore } from 'react';
import { useView } from '../view/use-view.ts';
import { keepsSession } from './session-key.ts';

/**
 * Whether this browser seems to keep a session of what is shown: a cheap look, for parts that load
 * more only then. False in the server's document and while it is hydrated.
 */
export function useSeemsSignedIn(): boolean {
  const uuid = useView().program?.uuid;
  return useSyncExternalStore(
    onStorage,
    () => uuid !== undefined && keepsSession(uuid),
    () => false,
  );
}

/** Another tab may sign in or out. */
function onStorage(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

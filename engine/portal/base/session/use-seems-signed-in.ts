import { useSyncExternalStore } from 'react';
import { useView } from '../view/use-view.ts';
import { keepsCreatorSession, keepsSession } from './session-key.ts';

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

/** The same for a creator of whatever program. */
export function useSeemsCreator(): boolean {
  return useSyncExternalStore(onStorage, keepsCreatorSession, () => false);
}

/** Another tab may sign in or out. */
function onStorage(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

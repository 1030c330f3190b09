import { useSyncExternalStore } from 'react';
import { SESSION_KEY } from '../../base/session/session-key.ts';

/** Whether this browser seems to keep a creator's session, of whatever program; operators' have none. */
export function keepsCreatorSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY)?.includes('"uuid":"') ?? false;
  } catch {
    return false;
  }
}

/** The same while it changes. False in the server's document and while it is hydrated. */
export const useSeemsCreator = (): boolean =>
  useSyncExternalStore(onStorage, keepsCreatorSession, () => false);

/** Another tab may sign in or out. */
function onStorage(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

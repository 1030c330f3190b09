import { useEffect } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { useStore } from '../../base/runtime/store.ts';
import { credentialsFault } from './credentials-fault.ts';

/** Has a person told once why there are no credentials. `signIn`: how one signs in again here. */
export function useCredentialsNotice(signIn: () => void): void {
  const fault = useStore(credentialsFault);
  const say = useWords();
  useEffect(() => {
    if (fault === undefined) return;
    credentialsFault.set(() => undefined);
    import('./credentials-notice.ts').then(
      ({ showCredentialsFault }) => showCredentialsFault(fault, say, signIn),
      () => undefined, // without it nobody is told, and the page goes on
    );
  }, [fault, say, signIn]);
}

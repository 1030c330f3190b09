import type { CredentialsErrorCode } from '../session/credentials-error.ts';
import { createStore } from '../shell/store.ts';

/** Why there are no credentials at present, until somebody was told. */
export const credentialsFault = createStore<CredentialsErrorCode | undefined>(undefined);

/** Keeps why there are none, for whoever shows it. */
export function tellCredentialsFault(error: unknown): void {
  if (error instanceof Error && error.name === 'CredentialsError')
    credentialsFault.set(() => (error as { code?: CredentialsErrorCode }).code);
}

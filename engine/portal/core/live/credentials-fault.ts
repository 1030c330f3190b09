import { createStore } from '../../base/runtime/store.ts';
import type { CredentialsErrorCode } from '../../base/session/credentials-error.ts';

/** Why there are no credentials at present, until somebody was told. */
export const credentialsFault = createStore<CredentialsErrorCode | undefined>(undefined);

/** Keeps why there are none, for whoever shows it. */
export function tellCredentialsFault(error: unknown): void {
  if (error instanceof Error && error.name === 'CredentialsError')
    credentialsFault.set(() => (error as { code?: CredentialsErrorCode }).code);
}

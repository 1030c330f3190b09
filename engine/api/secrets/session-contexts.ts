/** Where the verifier towards a provider is sealed, while somebody signs in. */
export const verifierContext = (stateHash: string) => `sign_ins/code_verifier/${stateHash}`;

/** Where the successor of a refresh token is. */
export const successorContext = (tokenHash: string) => `refresh_tokens/successor/${tokenHash}`;

/** Of the provider's tokens that a sign-in keeps until its account is linked. */
export const signInTokensContext = (stateHash: string) => `sign_ins/tokens/${stateHash}`;

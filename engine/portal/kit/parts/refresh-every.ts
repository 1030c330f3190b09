/** Milliseconds after which what others change is read again, as long as somebody looks. */
export const REFRESH_EVERY = 60_000;

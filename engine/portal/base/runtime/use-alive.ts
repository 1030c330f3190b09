import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's document and while it is hydrated, true ever after. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

import type { Store } from '#api/store/store.ts';
import type { StoreSeen } from './look-at-store.ts';

/**
 * The tables to look at; `absent` where there is no store yet. Undefined where they cannot be read, which
 * the check of the database says.
 */
export function storeOf(seen: StoreSeen): Store | 'absent' | undefined {
  if (seen.kind === 'open') return seen.store;
  return seen.kind === 'absent' ? 'absent' : undefined;
}

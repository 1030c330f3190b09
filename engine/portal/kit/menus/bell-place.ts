import type { ComponentType } from 'react';
import { createStore } from '../../base/runtime/store.ts';

/**
 * What comes to the account in the dashboard's header with what is live, after the page: the
 * notifications beside it, and the person's picture over their initials.
 */
export const bellPlace = createStore<
  readonly [] | readonly [Bell: ComponentType, Face: ComponentType]
>([]);

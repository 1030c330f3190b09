import type { ComponentType } from 'react';
import { createStore } from '../../base/runtime/store.ts';

/**
 * What stands beside the account in the dashboard's header: the notifications, which are fetched with
 * what is live, after the page.
 */
export const bellPlace = createStore<ComponentType | undefined>(undefined);

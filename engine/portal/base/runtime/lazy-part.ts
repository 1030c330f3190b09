import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { orReload } from './page-reload.ts';

/**
 * A component whose file is fetched when it is first shown. Where it cannot be had, what stands in
 * for it stays until the page is loaded anew, instead of an error in the page's place.
 */
export const lazyPart = <Properties>(
  load: () => Promise<ComponentType<Properties>>,
): LazyExoticComponent<ComponentType<Properties>> =>
  lazy(async () => ({ default: await orReload(load()) }));

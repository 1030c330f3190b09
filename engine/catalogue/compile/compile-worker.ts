import { parentPort, workerData } from 'node:worker_threads';
import type { Environment, SiteManifest } from '#contract/programs/program.ts';
import { CatalogueStore } from '../store/catalogue-store.ts';
import { compileInto } from './compile-into.ts';
import { createContext } from './context.ts';

export interface WorkerSetup {
  readonly folder: string;
  readonly name: string;
  readonly environment: Environment;
  readonly site: SiteManifest;
  readonly storeFolder: string | undefined;
}

const { folder, name, environment, site, storeFolder } = workerData as WorkerSetup;
const context = createContext(folder, name, environment, site);
const store = storeFolder === undefined ? undefined : new CatalogueStore(storeFolder);

parentPort?.on('message', async (slugs: readonly string[]) => {
  const results = [];
  for (const slug of slugs) results.push(await compileInto(store, slug, context));
  parentPort?.postMessage(results);
});

import { parentPort, workerData } from 'node:worker_threads';
import type { Environment, SiteManifest } from '#contract/programs/program.ts';
import { CatalogueStore } from '../store/catalogue-store.ts';
import { compileProgram } from './compile-program.ts';
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
  for (const slug of slugs) {
    const { compiled, ...outcome } = await compileProgram(slug, context);
    if (compiled) store?.writeProgram(compiled);
    results.push({ slug, ...outcome });
  }
  parentPort?.postMessage(results);
});

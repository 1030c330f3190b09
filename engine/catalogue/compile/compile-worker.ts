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

// The first message says for what catalogue; each further one is a batch of slugs.
process.once('message', ({ folder, name, environment, site, storeFolder }: WorkerSetup) => {
  const context = createContext(folder, name, environment, site);
  const store = storeFolder === undefined ? undefined : new CatalogueStore(storeFolder);
  process.on('message', async (slugs: readonly string[]) => {
    const results = [];
    for (const slug of slugs) results.push(await compileInto(store, slug, context));
    process.send?.(results);
  });
});

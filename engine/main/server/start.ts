import cluster from 'node:cluster';
import { SecretDiffersError } from '#api/core/sealing/sealed-store.ts';
import { StoreLockedError } from '#api/store/embedded/folder-lock.ts';
import { StoreUnavailableError } from '#api/store/errors.ts';
import { BundleError } from '#catalogue/bundle/bundle-file.ts';
import { openSource, watchSource } from '#catalogue/bundle/open-source.ts';
import { Catalogue, CatalogueError } from '#catalogue/catalogue.ts';
import { delayRemovals } from '#catalogue/watch/late-removals.ts';
import type { ApiHostFactory } from '../api/api-host.ts';
import { openBuild } from '../build/open-build.ts';
import { BuildError } from '../build/read-build.ts';
import { buildFolder, ConfigError, readConfig } from './config.ts';
import { crashText } from './crash.ts';
import { createApiServer } from './create-api-server.ts';
import { createPortalServer } from './create-server.ts';
import { createWorkerServer } from './create-worker-server.ts';
import { drain } from './drain.ts';
import { isPublic, needsStore } from './roles.ts';

/** How long a program's folder has to be away in production until the program goes, too. */
const GONE_AFTER_MS = 15_000;
/** How long after a change the catalogue's index is kept: pages that wait for the change come first. */
const KEEP_AFTER_MS = 1000;
const NOT_KEPT =
  'What was compiled could not be kept in MARQUEE_DATA; it is served, and compiled again at the next start.';

/**
 * Starts what MARQUEE_ROLE says: catalogue, documents, API, HTTP, work in the background; ends on
 * SIGTERM when all is answered, on a second one at once.
 */
export async function startPortal(environment: NodeJS.ProcessEnv): Promise<void> {
  const given = readConfig(environment);
  const source = await openSource(given.MARQUEE_PROGRAMS, given.MARQUEE_DATA);
  const config = { ...given, MARQUEE_PROGRAMS: source.folder };
  const roles = config.MARQUEE_ROLE;
  const [catalogue, build] = await Promise.all([
    Catalogue.open({
      folder: config.MARQUEE_PROGRAMS,
      dataFolder: config.MARQUEE_DATA,
      environment: config.MARQUEE_ENV,
      keepLater: { afterMs: KEEP_AFTER_MS, onFailure: (error) => app.log.error(error, NOT_KEPT) },
    }),
    roles.has('web') ? openBuild(buildFolder(config)) : undefined,
  ]);
  const api: ApiHostFactory = async (log, metrics, visits) => {
    // A process that serves pages alone holds none of it in memory.
    const { createApiHost } = await import('../api/api-host.ts');
    const options = { config, environment, catalogue, metrics, visits, log };
    return createApiHost({ ...options, onFailure: failToStart });
  };
  const app = build
    ? (
        await createPortalServer(
          ...([config, catalogue, build] as const),
          needsStore(roles) ? api : undefined,
          source.bundle,
        )
      ).app
    : roles.has('api')
      ? await createApiServer(config, catalogue, api, source.bundle)
      : await createWorkerServer(config, catalogue, api, source.bundle);
  const address = await app.listen(
    isPublic(roles)
      ? { port: config.PORT, host: config.HOST }
      : { port: config.MARQUEE_INTERNAL_PORT, host: config.MARQUEE_INTERNAL_HOST },
  );
  const served = catalogue.entries.filter((entry) => entry.served).length;
  app.log.info(`${served} programs at ${address.replace('//127.0.0.1:', '//localhost:')}`);

  const refresh = async (slugs?: readonly string[]) => {
    try {
      const { slugs: changed } = await catalogue.refresh(slugs);
      if (changed.length === 0) return;
      app.log.info({ programs: changed.slice(0, 20) }, 'Manifests were read again.');
      const names = new Set(changed.map((slug) => `/${slug}/`));
      for (const issue of catalogue.issues) {
        const concerns = [...names].some((name) => `/${issue.file}`.includes(name));
        if (issue.severity === 'error' && concerns)
          app.log.error(
            `${issue.file}:${issue.line}:${issue.column} ${issue.code} ${issue.message} ${issue.action}`,
          );
      }
    } catch (error) {
      app.log.error(error, 'The catalogue could not be read; what was served before is served on.');
    }
  };
  const removals = delayRemovals(
    source.folder,
    () => catalogue.entries.map(({ slug }) => slug),
    (slugs) => void refresh(slugs),
    // A bundle is exchanged as a whole; who develops wants to see at once what went.
    config.MARQUEE_ENV === 'production' && !source.bundle ? GONE_AFTER_MS : 0,
  );
  const watching = watchSource(source, removals.changed, (reason) => app.log.warn(reason));
  void refresh();
  process.on(
    'SIGHUP',
    () => void (source.bundle?.look() ?? Promise.resolve()).then(() => refresh()),
  );
  const stop = () => {
    watching.close();
    removals.close();
    void catalogue.close();
    // Nobody is sent elsewhere from where nobody asks for anything.
    const serve = isPublic(roles) ? config.MARQUEE_DRAIN_SECONDS : 0;
    const times = { serve, close: config.MARQUEE_CLOSE_SECONDS };
    void drain(app, times).then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  // A terminal tells all that run in it; of several processes the one that supervises tells this one.
  if (cluster.isWorker) process.on('SIGINT', () => {});
  else process.once('SIGINT', stop);
}

/** Reports what a person can mend without a stack trace, and ends the process. */
export function failToStart(error: unknown): never {
  if (error instanceof CatalogueError) {
    console.error('There is nothing to serve:');
    for (const issue of error.issues)
      console.error(
        `${issue.file}:${issue.line}:${issue.column}  ${issue.code}\n  ${issue.message}\n  ${issue.action}`,
      );
  } else if (
    error instanceof ConfigError ||
    error instanceof BuildError ||
    error instanceof BundleError ||
    error instanceof StoreLockedError ||
    error instanceof SecretDiffersError
  )
    console.error(error.message);
  else if (error instanceof StoreUnavailableError)
    console.error([error.message, (error.cause as Error | undefined)?.message].join(' '));
  else if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    console.error(
      `Port ${String(Reflect.get(error as object, 'port'))} is taken. Set PORT or MARQUEE_INTERNAL_PORT to another one, or stop what listens there.`,
    );
  else console.error(crashText(error));
  process.exit(2);
}

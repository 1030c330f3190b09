import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { RenderThreads } from '../rendering/render-threads.ts';
import { type Build, readBuild } from './read-build.ts';

/** A build whose pages are rendered by threads of their own. */
export interface OpenBuild extends Build {
  readonly renderer: RenderThreads;
}

/** More than that wait for the one thread that answers. */
const MOST_THREADS = 4;

/** Opens a finished build to serve it. @throws BuildError where there is none. */
export async function openBuild(folder: string): Promise<OpenBuild> {
  const renderer = new RenderThreads(folder, threadCount());
  const build = await readBuild(folder, {
    renderPage: (...parameters) => renderer.part('renderPage', ...parameters),
    pageTitle: (view) =>
      view.title ?? (view.title_id === undefined ? undefined : renderer.part('pageTitle', view)),
    renderArt: (...parameters) => renderer.part('renderArt', ...parameters),
    renderMomentNote: (...parameters) => renderer.part('renderMomentNote', ...parameters),
  });
  renderer.warm();
  return { ...build, renderer };
}

/** One processor answers; where several processes share the port, each has a thread beside it. */
const threadCount = () =>
  cluster.isWorker ? 1 : Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1));

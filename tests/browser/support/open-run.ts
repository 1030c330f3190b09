import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { launchSharedPainter } from '../../support/browser/launch.ts';
import { startTestServer } from '../../support/browser/start-server.ts';
import { PAGES_ALONE } from './pages-alone.ts';
import { type ServedLive, serveLive } from './serve-live.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** For what the files of one run share; gone at its end. */
    runFolder: string;
    /** The address of the run's browser. */
    browserEndpoint: string;
    /** The port of a server of pages alone: it keeps nothing, so that all files may use it. */
    pagesPort: number;
    /** Answers where the run's live server is, which is started for whoever asks first. */
    sharedLiveAddress: string;
  }
}

/** Before the first file of browser tests, in a process of its own: what all of them share. */
export default async function openRun(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer(PAGES_ALONE, 'web');
  const browser = await launchSharedPainter().catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  const folder = mkdtempSync(join(tmpdir(), 'marquee-run-'));
  const live = await offerLive(folder);
  project.provide('runFolder', folder);
  project.provide('browserEndpoint', browser.wsEndpoint());
  project.provide('pagesPort', server.port);
  project.provide('sharedLiveAddress', live.address);
  return async () => {
    await Promise.all([browser.close(), server.close(), live.close()]);
    rmSync(folder, { recursive: true, force: true });
  };
}

/** A run of few files may need no live server: one is started when it is asked for. */
async function offerLive(runFolder: string) {
  let started: Promise<ServedLive> | undefined;
  const offer = createServer((_request, response) => {
    started ??= serveLive(runFolder);
    started.then(
      ({ origin, port, data, environment }) =>
        response.end(JSON.stringify({ origin, port, data, environment })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => offer.listen(0, '127.0.0.1', resolve));
  const { port } = offer.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: async () => {
      offer.close();
      await (await started?.catch(() => undefined))?.close();
    },
  };
}

import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openPortal, type Portal } from './portal.ts';

export interface LivePortal extends Portal {
  /** The folder that the server keeps everything in. */
  readonly data: string;
}

/**
 * The portal with the API on a store of its own, where the sample people have done what they did;
 * the build is the one of the whole suite.
 */
export async function openLivePortal(): Promise<LivePortal> {
  const data = mkdtempSync(join(tmpdir(), 'marquee-portal-'));
  const build = join(process.env.MARQUEE_DATA ?? '.marquee', 'build');
  symlinkSync(resolve(build), join(data, 'build'), 'junction');
  const portal = await openPortal({ MARQUEE_DATA: data }, 'all');
  await new Promise<void>((done) => {
    let output = '';
    portal.server.process.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Sample data was written')) done();
    });
  });
  return {
    ...portal,
    data,
    close: async () => {
      await portal.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

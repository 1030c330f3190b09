import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SharedLive } from './live-portal.ts';

/** A link of the sample data at this server's own address: `<program> <kind>`. */
export async function sampleLink(
  { data, server }: { readonly data: string; readonly server: Pick<SharedLive, 'origin'> },
  name: string,
): Promise<string> {
  const lines = (await readFile(join(data, 'sample-links.txt'), 'utf8')).split('\n');
  const found = lines.find((line) => line.startsWith(`${name} `));
  if (!found) throw new Error(`The sample data has no "${name}".`);
  return server.origin + new URL(found.slice(name.length + 1)).pathname;
}

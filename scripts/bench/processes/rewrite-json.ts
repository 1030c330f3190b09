import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The least that compiling could be: reads files of JSON lines, parses them, writes them again. */
export interface Rewriting {
  readonly from: string;
  readonly to: string;
}

process.once('message', ({ from, to }: Rewriting) => {
  mkdirSync(to, { recursive: true });
  const begin = performance.now();
  for (const file of readdirSync(from)) {
    const lines = readFileSync(join(from, file), 'utf8').split('\n');
    const written = lines.map((line) => JSON.stringify(JSON.parse(line)));
    writeFileSync(join(to, file), written.join('\n'));
  }
  process.send?.(performance.now() - begin);
  rmSync(to, { recursive: true });
  process.disconnect();
});

import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FIXTURES = fileURLToPath(new URL('../fixtures/', import.meta.url));

/** A catalogue on disk that a test may change: the sound one of tests/fixtures/base. */
export interface LaidOutCatalogue {
  /** The folder with site.yaml; it is called `programs`. */
  readonly folder: string;
  /** A folder beside it for what is compiled. */
  readonly dataFolder: string;
  readonly write: (file: string, content: string | Uint8Array) => void;
  readonly remove: (file: string) => void;
  readonly [Symbol.dispose]: () => void;
}

/** Copies the sound catalogue to a temporary folder and lays a fixture's files over it. */
export function layOutCatalogue(fixture?: string): LaidOutCatalogue {
  const root = mkdtempSync(join(tmpdir(), 'marquee-'));
  const folder = join(root, 'programs');
  cpSync(join(FIXTURES, 'base'), folder, { recursive: true });
  const over = join(FIXTURES, 'manifests', fixture ?? '');
  if (fixture !== undefined && existsSync(over)) cpSync(over, folder, { recursive: true });
  return {
    folder,
    dataFolder: join(root, 'data'),
    write: (file, content) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    },
    remove: (file) => rmSync(join(folder, file), { recursive: true, force: true }),
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}

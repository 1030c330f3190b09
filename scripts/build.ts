import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { declaredThemes } from '#catalogue/read/declared-themes.ts';

/**
 * Builds the portal for browser and server into MARQUEE_DATA/build, where its sources or the
 * typefaces that programs ask for changed since the last time.
 */
const OUTPUT = join(process.env.MARQUEE_DATA ?? '.marquee', 'build');
const SOURCES = ['engine', 'vite.config.ts', 'package-lock.json'];
const COMPRESSIBLE = /\.(js|css|json|svg|webmanifest)$/;

const id = fingerprint();
if (readStamp() === id && !process.argv.includes('--force')) {
  console.log('The build is up to date.');
} else {
  await buildPortal();
  console.log(`Built ${id}.`);
}

async function buildPortal(): Promise<void> {
  const quiet = process.argv.includes('--verbose') ? {} : { logLevel: 'warn' as const };
  await build({ ...quiet, build: { outDir: join(OUTPUT, 'client'), emptyOutDir: true } });
  await build({
    ...quiet,
    build: {
      ssr: true,
      rolldownOptions: { input: 'engine/main/ssr.tsx' },
      outDir: join(OUTPUT, 'server'),
      emptyOutDir: true,
    },
  });
  const builds = join(OUTPUT, 'client/assets/builds');
  const meta = JSON.stringify({ id, timestamp: Date.now() });
  mkdirSync(join(builds, 'meta'), { recursive: true });
  writeFileSync(join(builds, `meta/${id}.json`), meta);
  writeFileSync(join(builds, 'latest.json'), meta);
  compress(join(OUTPUT, 'client/assets'));
  writeFileSync(join(OUTPUT, 'stamp'), id);
}

/** Writes `.br` and `.gz` beside every text file, so that no request waits for a compressor. */
function compress(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const content = readFileSync(path);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    writeFileSync(`${path}.br`, brotliCompressSync(content, quality));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

function fingerprint(): string {
  const hash = createHash('sha1');
  for (const source of SOURCES.flatMap(files).sort())
    hash.update(source).update(readFileSync(source));
  // Files are cut for the faces that programs ask for.
  hash.update(JSON.stringify(declaredThemes(process.env.MARQUEE_PROGRAMS || 'programs')));
  return hash.digest('hex').slice(0, 16);
}

function files(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function readStamp(): string | undefined {
  try {
    return readFileSync(join(OUTPUT, 'stamp'), 'utf8');
  } catch {
    return undefined;
  }
}

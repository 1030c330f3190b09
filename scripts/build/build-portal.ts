import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BundleError } from '#catalogue/bundle/bundle-file.ts';
import { isBundle, openSource } from '#catalogue/bundle/open-source.ts';
import { declaredThemes } from '#catalogue/read/declared-themes.ts';
import { bundleEngine } from '../../engine/launch/bundle-engine.ts';
import { findBundle } from '../../engine/launch/bundle-files.ts';
import { DATA, lookOfSources, noteBuild, OUTPUT, portalSources, STAMP } from './known-build.ts';

const VERBOSE = process.argv.includes('--verbose');
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const BEST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const COMPRESSIBLE = /\.(js|css|json|svg|webmanifest)$/;

/**
 * Builds the portal for browser and server into MARQUEE_DATA/build, where its sources or the
 * typefaces that programs ask for changed since the last time, and joins what servers and commands
 * run of the engine.
 */
export async function buildWhatChanged(): Promise<void> {
  await layOutBundle();
  // Before anything is read: what changes meanwhile is built the next time.
  const look = lookOfSources();
  const id = fingerprint();
  if (readStamp() === id && !process.argv.includes('--force')) {
    console.log('The build is up to date.');
  } else {
    const begun = performance.now();
    await buildPortal(id);
    console.log(`Built the portal in ${Math.round((performance.now() - begun) / 1000)} s.`);
  }
  noteBuild(id, look);
  if (findBundle('server') === undefined) await joinEngine();
}

async function buildPortal(id: string): Promise<void> {
  const { build } = await loadBundler();
  // Whoever starts a server on half a build is told that there is none.
  rmSync(join(OUTPUT, STAMP), { force: true });
  let renderer: Promise<void> | undefined;
  const quiet = VERBOSE ? {} : { logLevel: 'warn' as const };
  await build({
    ...quiet,
    plugins: [
      {
        name: 'renderer',
        // Both halves set the same typefaces: by now they are cut.
        moduleParsed({ id: module }) {
          if (module.endsWith('virtual:faces')) renderer ??= buildRenderer();
        },
      },
    ],
    build: { outDir: join(OUTPUT, 'client'), emptyOutDir: true },
  });
  const compressed = compress(join(OUTPUT, 'client/assets'));
  const builds = join(OUTPUT, 'client/assets/builds');
  const meta = JSON.stringify({ id, timestamp: Date.now() });
  mkdirSync(join(builds, 'meta'), { recursive: true });
  writeFileSync(join(builds, `meta/${id}.json`), meta);
  writeFileSync(join(builds, 'latest.json'), meta);
  await Promise.all([compressed, compress(builds), renderer ?? buildRenderer()]);
  writeFileSync(join(OUTPUT, STAMP), id);
}

/** What renders pages is built by a process of its own: most of a build runs on one processor. */
function buildRenderer(): Promise<void> {
  const words = ['scripts/build/build-renderer.ts', join(OUTPUT, 'server')];
  const started = spawn(process.execPath, VERBOSE ? [...words, '--verbose'] : words, {
    stdio: 'inherit',
  });
  // Where this half fails the other one is of no use.
  process.once('exit', () => started.kill());
  return new Promise((resolve, reject) => {
    started.once('error', reject);
    started.once('exit', (code) => {
      if (code === 0) return resolve();
      // It has said why.
      process.exit(code ?? 1);
    });
  });
}

/** Typefaces are cut for the programs: those of a bundle are laid out as the server will have them. */
async function layOutBundle(): Promise<void> {
  const { MARQUEE_PROGRAMS: place } = process.env;
  if (!place || !isBundle(place)) return;
  try {
    process.env.MARQUEE_PROGRAMS = (await openSource(place, DATA)).folder;
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

/** What is not there where packages were installed to serve alone. */
async function loadBundler(): Promise<typeof import('vite')> {
  try {
    return await import('vite');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.error(
      `The portal has to be built, and this install has no bundler (npm ci --omit=dev). Run \`npm run build\` where all packages are, with the same sources and programs, and bring ${OUTPUT} here; \`npm start\` then serves it.`,
    );
    process.exit(2);
  }
}

/** Without the bundler, or where nothing can be written beside the packages, the sources are run. */
async function joinEngine(): Promise<void> {
  try {
    await bundleEngine();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!['ERR_MODULE_NOT_FOUND', 'EACCES', 'EROFS', 'EPERM'].includes(code ?? '')) throw error;
  }
}

/** Writes `.br` and `.gz` beside every text file, so that no request waits for a compressor. */
async function compress(folder: string): Promise<void> {
  const texts = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    texts.map(async (path) => {
      const content = readFileSync(path);
      writeFileSync(`${path}.br`, await toBrotli(content, BEST_BROTLI));
      writeFileSync(`${path}.gz`, await toGzip(content, { level: 9 }));
    }),
  );
}

function fingerprint(): string {
  const hash = createHash('sha1');
  for (const source of portalSources()) hash.update(source).update(readFileSync(source));
  // Files are cut for the faces that programs ask for.
  hash.update(JSON.stringify(declaredThemes(process.env.MARQUEE_PROGRAMS || 'programs')));
  return hash.digest('hex').slice(0, 16);
}

function readStamp(): string | undefined {
  try {
    return readFileSync(join(OUTPUT, STAMP), 'utf8');
  } catch {
    return undefined;
  }
}

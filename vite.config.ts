import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunkModules } from './engine/main/build/chunk-modules.ts';
import { classNames } from './engine/main/build/class-names.ts';
import { clientEndpoints } from './engine/main/build/client-endpoints.ts';
import { clientFields } from './engine/main/build/client-fields.ts';
import { lateSchemas } from './engine/main/build/late-schemas.ts';
import { sharedChunks } from './engine/main/build/shared-chunks.ts';
import { splitWords } from './engine/main/build/split-words.ts';
import { typefaces } from './engine/main/build/typefaces.ts';

/**
 * Whether suites in depth run too (`*.deep.test.ts`, `tests/sweeps`, all rows of matrices): with
 * `npm test -- --deep`, and where one of them is named.
 */
const IS_DEEP =
  process.env.MARQUEE_TEST_DEEP !== undefined ||
  (process.env.VITEST !== undefined &&
    process.argv.slice(2).some((word) => /\.deep\b|tests\/sweeps/.test(word)));
// Workers read it there.
if (IS_DEEP) process.env.MARQUEE_TEST_DEEP = 'yes';
const UNLESS_DEEP = IS_DEEP ? [] : ['**/*.deep.test.ts'];

/** What is polled comes when a busy machine gets round to it. */
const PATIENT = { poll: { timeout: 60_000 } };

/** What property tests try is the same in each run. */
const FIXED_SAMPLES = 'tests/support/fixed-samples.ts';

/** Nothing here needs the portal's build: modules are loaded once for all files of a worker. */
const plainProject = {
  name: 'unit',
  include: [
    'engine/**/*.test.ts',
    'scripts/**/*.test.ts',
    'tests/{architecture,catalogue,routing,schemas,server,support}/**/*.test.ts',
  ],
  pool: 'threads' as const,
  isolate: false,
  // Left to itself, the runner keeps one processor free.
  maxWorkers: availableParallelism(),
  unstubGlobals: true,
  unstubEnvs: true,
  setupFiles: FIXED_SAMPLES,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: PATIENT,
};

/** Node loads modules itself, as for a server: Vite would transform them anew for each project. */
const asTheServerRuns = { experimental: { viteModuleRunner: false } };

/** What a suite replaces modules in (`vi.mock`), or needs untouched, it shares with no other. */
const MODULES_ALONE = [
  'engine/portal/base/runtime/query-client.test.ts',
  'tests/catalogue/issues.test.ts',
  'tests/catalogue/watch-catalogue.test.ts',
];
/** The same, of what reads the portal's build. */
const PORTAL_ALONE = ['tests/rendering/every-kind-signed-in.test.ts'];

/** What reads styles, words or typefaces as the portal's build makes them. */
const READ_THE_BUILD = [
  'engine/portal/**/*.test.{ts,tsx}',
  'tests/architecture/catalogues.test.ts',
  'tests/rendering/**/*.test.ts',
];

/**
 * After all that needs no other process; more at a time than there are processors, as half of their
 * time they wait: for a store, a page or a process. Each takes some 400 MB.
 */
const beside = {
  maxWorkers: Math.min(8, 2 * availableParallelism() + 2),
  sequence: { groupOrder: 1 },
};

/** The tests that touch the store, on one kind of it. */
const storeProject = (name: string, kind: 'embedded' | 'postgresql') => ({
  test: {
    name,
    include: ['tests/api/**/*.test.ts', 'engine/api/**/*.store{,.deep}.test.ts'],
    exclude: UNLESS_DEEP,
    env: { TEST_STORE: kind },
    setupFiles: FIXED_SAMPLES,
    ...asTheServerRuns,
    // The API is imported once for all files of a worker; a store is each file's own.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: PATIENT,
    ...beside,
  },
});

const local = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Every page names two dozen files, the entry all: what does not compress of their names is kept short. */
const assetFileNames = ({ names: [name = ''] }: { readonly names: readonly string[] }) =>
  name.endsWith('.css') ? 'assets/[hash:6].css' : 'assets/[name]-[hash:6][extname]';
const shortNames = {
  entryFileNames: 'assets/[hash:7].js',
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames,
  codeSplitting: {
    // What a chunk shares with the entry stays in the entry.
    groups: [
      {
        name: sharedChunks(local('./')),
        debugName: 'shared',
        includeDependenciesRecursively: false,
      },
    ],
  },
};

// Commands and servers that tests start keep what Node compiles of their sources.
process.env.NODE_COMPILE_CACHE ??= local('node_modules/.cache/marquee/compiled');

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    babel({
      include: /engine\/portal\/.*\bwords\.ts$/,
      presets: [linguiTransformerBabelPreset()],
    }),
    ...(command === 'build' && !isSsrBuild
      ? [
          babel({
            include: /engine\/contract\/.*\.ts$/,
            plugins: [clientEndpoints, lateSchemas],
          }),
          babel({
            include:
              /engine\/contract\/(endpoints\/(text-)?fields|shapes\/(appeal|content-types|decisions|enrolments|held-decision|mail-timing|quests|reviews|review-fields|time-zone))\.ts$/,
            plugins: [clientFields],
          }),
        ]
      : []),
    lingui(),
    splitWords(),
    chunkModules(local('./')),
    typefaces({
      programs: process.env.MARQUEE_PROGRAMS || 'programs',
      data: process.env.MARQUEE_DATA || '.marquee',
    }),
    vanillaExtractPlugin({ identifiers: classNames() }),
  ],
  // Tests read what is there: what compiles styles would watch every file of the folder for changes.
  server: process.env.VITEST ? { watch: null } : {},
  resolve: {
    alias: {
      // Radix locks scrolling with an injected <style>, which the policy refuses.
      'react-style-singleton': local('engine/portal/kit/shell/style-singleton.ts'),
    },
  },
  build: {
    manifest: true,
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    emptyOutDir: true,
    rolldownOptions: {
      // How long plugins take is no fault of a build.
      checks: { bundlerTimings: false },
      // Making a schema does nothing: one that nobody uses is left out. The name counts, in every
      // module: a call of any `z` whose result nobody takes is gone, `z.config()` too. None such is
      // in what the browser gets: tests/architecture/pure-schemas.test.ts.
      treeshake: { manualPureFunctions: ['z', 'later'] },
      // Both builds give a font or picture the same name: documents name what the browser fetches.
      output: isSsrBuild ? { assetFileNames } : shortNames,
      input: {
        browser: local('engine/main/browser.tsx'),
        boot: local('engine/portal/base/boot/boot.ts'),
        fonts: local('engine/main/fonts.ts'),
        moment: local('engine/main/moment.ts'),
      },
    },
    outDir: '.marquee/build/client',
  },
  // The built renderer is one file that starts quickly; in development packages load as they are.
  ssr: command === 'build' ? { noExternal: true } : {},
  test: {
    projects: [
      {
        test: {
          ...plainProject,
          ...asTheServerRuns,
          exclude: ['**/*.store{,.deep}.test.ts', ...MODULES_ALONE, ...READ_THE_BUILD],
        },
      },
      {
        test: {
          ...plainProject,
          name: 'unit-alone',
          include: MODULES_ALONE,
          isolate: true,
        },
      },
      {
        extends: true,
        test: {
          ...plainProject,
          name: 'unit-portal',
          include: READ_THE_BUILD,
          exclude: [...MODULES_ALONE, ...PORTAL_ALONE],
        },
      },
      {
        extends: true,
        test: {
          ...plainProject,
          name: 'unit-portal-alone',
          include: PORTAL_ALONE,
          isolate: true,
        },
      },
      storeProject('store', 'embedded'),
      ...(process.env.TEST_DATABASE_URL ? [storeProject('store-postgresql', 'postgresql')] : []),
      ...(process.env.MARQUEE_FUZZ_SEED
        ? [
            {
              extends: true as const,
              test: { name: 'fuzz', include: ['tests/fuzz/**/*.test.ts'], testTimeout: 3_600_000 },
            },
          ]
        : []),
      {
        test: {
          name: 'browser',
          ...asTheServerRuns,
          include: [
            'tests/browser/**/*.test.ts',
            // Fixed slices of what `npm run test:full` looks at whole; they share the run's browser.
            ...(IS_DEEP ? ['tests/sweeps/**/*.test.ts'] : []),
          ],
          exclude: UNLESS_DEEP,
          globalSetup: 'tests/browser/support/open-run.ts',
          // A worker imports the browser's driver once for all of its files.
          isolate: false,
          testTimeout: 180_000,
          // Machines that run browsers beside each other are slow at times.
          expect: { poll: { timeout: 60_000 } },
          hookTimeout: 300_000,
          ...beside,
        },
      },
    ],
  },
}));

import { build } from 'vite';

/** Builds what renders pages into the folder that is named. For `scripts/build.ts`. */
const [, , outDir = '', ...words] = process.argv;
await build({
  ...(words.includes('--verbose') ? {} : { logLevel: 'warn' as const }),
  build: {
    ssr: true,
    rolldownOptions: { input: 'engine/main/ssr.tsx' },
    outDir,
    emptyOutDir: true,
  },
});

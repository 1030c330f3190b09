import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'marquee-unbuilt-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const start = () =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      ['engine/main/start.ts', 'web'],
      { env: { ...process.env, MARQUEE_DATA: data, PORT: '0' } },
      (error, stdout, stderr) => resolve({ code: error?.code, stdout, stderr }),
    );
  });

test('a server without a build says so, and what to do', async () => {
  const folder = join(data, 'build');
  expect(await start()).toEqual({
    code: 2,
    stdout: '',
    stderr: `${folder} has no finished build of the portal, so there are no pages to serve. Run \`npm run build\` (\`npm start\` does), or let MARQUEE_DATA name the folder in which it was made.\n`,
  });
});

test('a server on a build of other sources says so, and what to do', async () => {
  const folder = join(data, 'build');
  mkdirSync(join(folder, 'client/.vite'), { recursive: true });
  writeFileSync(join(folder, 'client/.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'stamp'), 'old');
  const { code, stderr } = await start();
  expect(code).toBe(2);
  expect(stderr).toBe(
    `${folder} has no engine/main/browser.tsx, so it was built from other sources. Run \`npm run build -- --force\`.\n`,
  );
});

import { chmodSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { developmentSecret } from './development-secret.ts';
import { SHORTEST_SECRET } from './secrets.ts';

const base = mkdtempSync(join(tmpdir(), 'development-secret-'));
afterAll(() => rm(base, { recursive: true }));
const mode = (file: string) => statSync(file).mode & 0o777;

test('a secret is made once and kept for its owner only', () => {
  const folder = join(base, 'fresh', 'data');
  const secret = developmentSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(SHORTEST_SECRET);
  expect(mode(join(folder, 'secret'))).toBe(0o600);
  expect(developmentSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['secret']);
});

test('each machine has another secret', () => {
  expect(developmentSecret(join(base, 'one'))).not.toBe(developmentSecret(join(base, 'two')));
});

test('a file that others could read is closed again', () => {
  const folder = join(base, 'copied');
  const secret = developmentSecret(folder);
  chmodSync(join(folder, 'secret'), 0o644);
  expect(developmentSecret(folder)).toBe(secret);
  expect(mode(join(folder, 'secret'))).toBe(0o600);
});

test('a file without a usable secret is named, with what to do', () => {
  const folder = join(base, 'broken');
  developmentSecret(folder);
  writeFileSync(join(folder, 'secret'), 'short\n');
  expect(() => developmentSecret(folder)).toThrow(
    /broken\/secret holds no usable.*Put the secret back/,
  );
});

test('processes that start at once agree on one secret', async () => {
  const [count, rounds] = [3, 60];
  const module = new URL('./development-secret.ts', import.meta.url).href;
  // All threads wait for each other before each round, so that they meet at one folder.
  const code = `
    const { parentPort, workerData: { arrived, base } } = require('node:worker_threads');
    const arrivals = new Int32Array(arrived);
    import(${JSON.stringify(module)}).then(({ developmentSecret }) => {
      const secrets = [];
      for (let round = 0; round < ${rounds}; round += 1) {
        Atomics.add(arrivals, round, 1);
        while (Atomics.load(arrivals, round) < ${count});
        secrets.push(developmentSecret(base + round));
      }
      parentPort.postMessage(secrets);
    });`;
  const workerData = {
    arrived: new SharedArrayBuffer(rounds * Int32Array.BYTES_PER_ELEMENT),
    base: join(base, 'together-'),
  };
  const answers = await Promise.all(
    Array.from({ length: count }, () => {
      const worker = new Worker(code, { eval: true, workerData });
      return new Promise<string[]>((resolve, reject) => {
        worker.once('message', resolve).once('error', reject);
      });
    }),
  );
  expect(new Set(answers.map((secrets) => secrets.join()))).toHaveProperty('size', 1);
  expect(new Set(answers[0])).toHaveProperty('size', rounds);
  expect(readdirSync(join(base, 'together-0'))).toEqual(['secret']);
});

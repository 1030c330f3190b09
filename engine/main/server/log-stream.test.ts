import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const MODULE = new URL('log-stream.ts', import.meta.url).href;
const program = (text: string) => [
  '--input-type=module',
  '-e',
  `import { logStream } from '${MODULE}'; ${text}`,
];

test('what is logged last is written before the process ends', () => {
  const text = "for (let n = 0; n < 1000; n += 1) logStream().write(n + '\\n'); process.exit(0);";
  const output = execFileSync(process.execPath, program(text), { encoding: 'utf8' });
  expect(output.trim().split('\n')).toEqual(Array.from({ length: 1_000 }, (_, n) => `${n}`));
});

test('a line that nothing follows is written while the process goes on', async () => {
  const text = "logStream().write('alone\\n'); setInterval(() => {}, 1000);";
  const child = spawn(process.execPath, program(text), { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [chunk] = await once(child.stdout, 'data');
    expect(String(chunk)).toBe('alone\n');
  } finally {
    child.kill('SIGKILL');
  }
});

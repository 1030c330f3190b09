import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

export interface Step {
  readonly name: string;
  /** A program and its arguments; programs of installed packages are found by name. */
  readonly command: readonly [string, ...string[]];
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Runs steps one after another and shows what each prints. `first` stops at the first fault,
 * `all` reports every one. True where all went well.
 */
export function runSteps(steps: readonly Step[], until: 'first' | 'all'): boolean {
  const failed: string[] = [];
  for (const { name, command, environment } of steps) {
    const [program, ...parameters] = command;
    const begun = performance.now();
    console.log(`\n▸ ${name}`);
    const { status } = spawnSync(program, parameters, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, PATH: withInstalled(), ...environment },
    });
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(status === 0 ? `  fine, ${seconds} s` : `  failed, ${seconds} s`);
    if (status === 0) continue;
    failed.push(name);
    if (until === 'first') break;
  }
  if (failed.length > 0) console.error(`\nFailed: ${failed.join('; ')}.`);
  return failed.length === 0;
}

function withInstalled(): string {
  return [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
}

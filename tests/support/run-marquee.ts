import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { QUICK_START } from './quick-start.ts';

/** The file that npx runs. */
export const MARQUEE = fileURLToPath(new URL('../../engine/cli/marquee.ts', import.meta.url));

export interface CommandResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface CommandPlace {
  /** The command's working folder; absent: the tests' own. */
  readonly cwd?: string | undefined;
  /** Its configuration: nothing of this process's own counts. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs `marquee <words>` as a process of its own, with nobody there to answer a question. */
export async function runMarquee(
  words: readonly string[],
  { cwd, env = {} }: CommandPlace = {},
): Promise<CommandResult> {
  const around = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('MARQUEE_') && name !== 'DATABASE_URL',
  );
  const child = spawn(process.execPath, [...QUICK_START, MARQUEE, ...words], {
    cwd,
    env: { ...Object.fromEntries(around), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [stdout, stderr] = await Promise.all(
    [child.stdout, child.stderr].map(async (stream) =>
      Buffer.concat(await stream.toArray()).toString(),
    ),
  );
  return { code: await ended, stdout: stdout ?? '', stderr: stderr ?? '' };
}

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '#cli/console/user-error.ts';

/** A part of the stage that is a process: faults end it, pause it, and bring it back. */
export interface Service {
  readonly start: () => Promise<void>;
  /** Ends it without a chance to put anything down. */
  readonly kill: () => Promise<void>;
}

/** The database: it can also hang, as a machine does whose disk does not answer. */
export interface DatabaseService extends Service {
  /** The folder that it keeps everything in. */
  readonly data: string;
  /** Stops it and every process of it where they stand: connections stay open, and nobody answers. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Copies it into one that follows it on a port of its own, once it is started. */
  readonly replicate: (port: number) => Promise<DatabaseService>;
}

/** Waits until somebody takes connections on a port of this machine. @throws Error after 20 s */
export async function untilOpen(port: number, what: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
    });
    if (open) return;
    if (Date.now() > deadline) throw new Error(`${what} did not open port ${port} in 20 s.`);
    await sleep(50);
  }
}

/** Ends a process by a signal, and waits until it is gone. */
export async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** A Redis in memory alone. */
export function redisService(port: number): Service {
  let child: ChildProcess | undefined;
  return {
    start: async () => {
      const settings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      child = spawn('redis-server', ['--port', String(port), ...settings], { stdio: 'ignore' });
      child.once('error', () => {});
      await untilOpen(port, 'Redis (Debian: redis-server)');
    },
    kill: () => end(child, 'SIGKILL'),
  };
}

/** A PostgreSQL that waits for the disk, as in production, in a folder of its own. */
export function postgresqlService(folder: string, port: number): DatabaseService {
  const programs = postgresqlPrograms();
  const data = join(folder, 'data');
  const owner = ownerOfDatabase();
  let child: ChildProcess | undefined;
  const signal = (name: NodeJS.Signals) => {
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    // The one that starts others comes first: none is begun while the others stop.
    child.kill(name);
    for (const pid of childrenOf(child.pid))
      try {
        process.kill(pid, name);
      } catch {
        // It has ended meanwhile.
      }
  };
  return {
    data,
    start: async () => {
      // One that is in the way of a new one, or gone: it may have ended itself.
      if (child?.exitCode === null && child.signalCode === null) return;
      if (!existsSync(data)) {
        mkdirSync(folder, { recursive: true });
        chmodSync(folder, 0o755);
        if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
        const settings = ['-D', data, '-U', 'marquee', '--auth=trust', '--encoding=UTF8'];
        execFileSync(join(programs, 'initdb'), [...settings, '--locale=C.UTF-8'], {
          ...owner,
          cwd: folder,
          stdio: 'ignore',
        });
      }
      const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
      child = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
        ...owner,
        cwd: folder,
        stdio: 'ignore',
      });
      await untilOpen(port, 'PostgreSQL');
    },
    // What `pg_ctl stop -m immediate` sends: every back end ends at once, and the log is replayed.
    kill: () => {
      // A process that is stopped takes no other signal.
      signal('SIGCONT');
      return end(child, 'SIGQUIT');
    },
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    replicate: async (replicaPort) => {
      const beside = join(folder, 'replica');
      const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'marquee'];
      const settings = [...from, '-D', join(beside, 'data'), '--write-recovery-conf'];
      execFileSync('install', ['-d', '-o', String(owner.uid ?? process.getuid?.()), beside]);
      const copying = spawn(join(programs, 'pg_basebackup'), [...settings, '--checkpoint=fast'], {
        ...owner,
        cwd: folder,
        stdio: 'ignore',
      });
      const [code] = await once(copying, 'exit');
      if (code !== 0) throw new Error(`pg_basebackup ended with ${code}.`);
      return postgresqlService(beside, replicaPort);
    },
  };
}

/** The processes that one has started, by `/proc`. */
function childrenOf(pid: number): number[] {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return listed.split(' ').filter(Boolean).map(Number);
}

function postgresqlPrograms(): string {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged) ? readdirSync(packaged) : [];
  const newest = versions.toSorted((one, other) => Number(one) - Number(other)).at(-1);
  if (newest !== undefined) return join(packaged, newest, 'bin');
  try {
    return dirname(execFileSync('which', ['initdb'], { encoding: 'utf8' }).trim());
  } catch {
    throw new UserError(
      'There is no PostgreSQL here. Install it, e.g. apt-get install postgresql.',
    );
  }
}

/** PostgreSQL refuses to run as root. */
function ownerOfDatabase(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const number = (what: string) =>
    Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

/** What of the stage is not installed here, by the names of Debian's packages. */
export function missingPrograms(): string[] {
  const isThere = (program: string) => spawnSync('which', [program]).status === 0;
  const missing = ['nginx', 'redis-server'].filter((program) => !isThere(program));
  if (!existsSync('/usr/lib/postgresql') && !isThere('initdb')) missing.push('postgresql');
  return missing;
}

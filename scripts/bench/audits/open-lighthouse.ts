import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BENCH } from '../build-first.ts';

/** What a run says of an audit. */
interface Audit {
  readonly id: string;
  readonly title: string;
  /** From 0 to 1; null where it does not count. */
  readonly score: number | null;
  readonly displayValue?: string;
  readonly explanation?: string;
  readonly numericValue?: number;
}

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

/** Measures an address in the browser at `port`; undefined where it could not. */
export type Lighthouse = (
  address: string,
  flags: {
    readonly port: number;
    readonly onlyCategories: readonly string[];
    readonly output: 'json';
    readonly logLevel: 'error';
    /** What the browser keeps is not cleared before. */
    readonly disableStorageReset: boolean;
    readonly skipAudits: readonly string[];
  },
) => Promise<
  | {
      readonly lhr: {
        readonly audits: Readonly<Record<string, Audit>>;
        readonly categories: Readonly<Record<string, Category>>;
      };
    }
  | undefined
>;

const LOCKED = join(import.meta.dirname, '..', 'lighthouse');

/**
 * Lighthouse, installed from npm where this version of it is not there yet: it brings 170 MB, which
 * no other command needs.
 */
export async function openLighthouse(): Promise<Lighthouse> {
  const folder = resolve(BENCH, 'lighthouse');
  const lock = join(folder, 'package-lock.json');
  const wanted = readFileSync(join(LOCKED, 'package-lock.json'), 'utf8');
  const installed = join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(installed) || readFileSync(lock, 'utf8') !== wanted) {
    console.error('Lighthouse is being installed …');
    mkdirSync(folder, { recursive: true });
    cpSync(LOCKED, folder, { recursive: true });
    execFileSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
  }
  return ((await import(pathToFileURL(installed).href)) as { default: Lighthouse }).default;
}

#!/usr/bin/env node
// `npx marquee <command>`, and `node marquee.js npm <words>` for the engine's own scripts: with the engine
// whose commit package.json locks, which is fetched and installed once, into .marquee-engine.
// MARQUEE_ENGINE names another copy of it, as it is.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const { repository, commit } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).marquee;
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
const engine = resolve(root, process.env.MARQUEE_ENGINE || '.marquee-engine');
if (!process.env.MARQUEE_ENGINE) fetchEngine();

const [first, ...rest] = process.argv.slice(2);
const words =
  first === 'npm'
    ? ['npm', '--prefix', engine, ...rest]
    : ['node', join(engine, 'engine/cli/marquee.ts'), ...process.argv.slice(2)];
const cwd = first === 'npm' ? engine : process.cwd();
process.exitCode = run(words, { cwd, env: environment() });

/** The engine's own Node, and this repository's catalogue and data, wherever it is started. */
function environment() {
  const { MARQUEE_PROGRAMS: programs, MARQUEE_DATA: data, PATH } = process.env;
  return {
    ...process.env,
    PATH: [join(engine, 'node_modules/.bin'), PATH].join(delimiter),
    MARQUEE_PROGRAMS: /^https?:/.test(programs ?? '')
      ? programs
      : resolve(root, programs || 'programs'),
    MARQUEE_DATA: resolve(root, data || '.marquee'),
  };
}

function fetchEngine() {
  const done = join(engine, '.git/marquee-installed');
  if (existsSync(done) && readFileSync(done, 'utf8') === commit) return;
  console.error(`Fetching the engine at ${commit.slice(0, 12)} …`);
  rmSync(done, { force: true });
  const git = (...words) => run(['git', '-C', engine, ...words]);
  if (!existsSync(join(engine, '.git'))) need(run(['git', 'init', '--quiet', engine]), 'git init');
  // Not every server gives out single commits: then all of them.
  if (git('fetch', '--quiet', '--depth', '1', repository, commit) !== 0)
    need(git('fetch', '--quiet', repository), `git fetch ${repository}`);
  need(git('checkout', '--quiet', '--force', '--detach', commit), `git checkout ${commit}`);
  need(run(['npm', 'ci', '--no-audit', '--no-fund'], { cwd: engine }), 'npm ci');
  writeFileSync(done, commit);
}

function need(code, what) {
  if (code === 0) return;
  console.error(
    `The engine could not be installed: "${what}" failed. Look at "marquee" in package.json, and whether this machine may read that repository.`,
  );
  process.exit(2);
}

function run([command, ...words], options = {}) {
  // Whatever a command says while the engine is fetched is no part of what was asked for.
  const stdio = options.env ? 'inherit' : ['ignore', 2, 2];
  const { status, error } = spawnSync(command, words, {
    stdio,
    shell: process.platform === 'win32' && command === 'npm',
    ...options,
  });
  if (error) console.error(`${command}: ${error.message}`);
  return status ?? 1;
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { runMarquee } from '../../../tests/support/run-marquee.ts';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const LOCK = ['--engine', 'https://git.example/marquee.git', '--commit', COMMIT];
const ENGINE = resolve('.');
let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'marquee-'));
});
afterEach(() => rmSync(place, { recursive: true }));

const init = (...words: string[]) => runMarquee(['init', ...words], { cwd: place });
const acme = () => init('acme', '--publisher', 'Acme & Söhne', ...LOCK);
const read = (file: string) => readFileSync(join(place, 'acme', file), 'utf8');
/** What stands in the repository, run by the engine that is here. */
const own = (...words: string[]) =>
  execFileSync(process.execPath, ['marquee.js', ...words], {
    cwd: join(place, 'acme'),
    env: { PATH: process.env.PATH, MARQUEE_ENGINE: ENGINE },
    encoding: 'utf8',
  });

describe('marquee init', () => {
  test('writes a catalogue that is sound at once, without a warning and without the samples', async () => {
    const { code, stdout } = await acme();
    expect(code).toBe(0);
    expect(stdout).toContain('Wrote acme/programs/site.yaml');
    for (const environment of ['development', 'production'])
      expect(own('validate', '--warnings', '--env', environment)).toBe(
        '1 program, 0 errors, 0 warnings\n',
      );
    const [program] = JSON.parse(own('list', '--json'));
    expect(program).toMatchObject({ slug: 'acme-sohne', title: 'Acme & Söhne Creators' });
    expect(parse(read('programs/site.yaml'))).toMatchObject({
      product: 'Acme & Söhne',
      main_hosts: ['creators.acme-sohne.example'],
    });
  });

  test('locks the engine, and its commands run it', async () => {
    await acme();
    const { marquee, bin, version } = JSON.parse(read('package.json'));
    expect(marquee).toMatchObject({
      repository: 'https://git.example/marquee.git',
      commit: COMMIT,
    });
    expect(bin).toEqual({ marquee: 'marquee.js' });
    expect(version).toBeUndefined();
    expect(own('--version')).toBe(`${marquee.version}\n`);
    own('new', 'beta');
    expect(own('validate')).toContain('2 programs, 0 errors');
  });

  test('fetches the engine at the commit that is locked, once', async () => {
    const engine = join(place, 'engine');
    const git = (...words: string[]) =>
      execFileSync('git', ['-C', engine, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...words], {
        encoding: 'utf8',
      }).trim();
    mkdirSync(join(engine, 'engine/cli'), { recursive: true });
    git('init', '--quiet');
    const lock = { name: 'engine', version: '1.0.0', lockfileVersion: 3, packages: {} };
    writeFileSync(join(engine, 'package.json'), '{"name":"engine","version":"1.0.0"}');
    writeFileSync(join(engine, 'package-lock.json'), JSON.stringify(lock));
    const commit = (says: string) => {
      const told = `${says} \${process.argv[2]} \${process.env.MARQUEE_PROGRAMS}`;
      writeFileSync(join(engine, 'engine/cli/marquee.ts'), `console.log(\`${told}\`)`);
      git('add', '.');
      git('commit', '--quiet', '--message', says);
      return git('rev-parse', 'HEAD');
    };
    const locked = commit('first');
    commit('second');
    await init('acme', '--publisher', 'Acme', '--engine', engine, '--commit', locked);
    const run = () =>
      execFileSync(process.execPath, [join(place, 'acme/marquee.js'), 'list'], {
        env: { PATH: process.env.PATH, HOME: place, npm_config_offline: 'true' },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    expect(run()).toBe(`first list ${join(place, 'acme/programs')}\n`);
    rmSync(engine, { recursive: true });
    expect(run()).toBe(`first list ${join(place, 'acme/programs')}\n`);
  });

  test('writes a workflow whose steps are sound, and which gives no rights by itself', async () => {
    await acme();
    const workflow = parse(read('.github/workflows/catalogue.yml'));
    expect(workflow.permissions).toEqual({});
    const jobs = Object.entries<{ permissions: object; steps: { run?: string }[] }>(workflow.jobs);
    const writing = jobs.filter(([, { permissions }]) =>
      JSON.stringify(permissions).includes('write'),
    );
    expect(writing.map(([name]) => name)).toEqual(['comment', 'tidy']);
    const scripts = jobs.flatMap(([, { steps }]) => steps.flatMap(({ run = [] }) => run));
    expect(scripts.length).toBeGreaterThan(4);
    for (const script of scripts) {
      execFileSync('bash', ['-n'], { input: script });
      // What somebody else wrote is never part of a script.
      expect(script).not.toContain('${{');
    }
    // The jobs that may write run nothing of the pull request's.
    for (const [, { steps }] of writing)
      expect(JSON.stringify(steps)).not.toMatch(/checkout|marquee\.js/);
  });

  test.each([
    [['.', '--publisher', 'Acme', ...LOCK], '. is not empty. Name a new folder.'],
    [['acme', '--publisher', ' ', ...LOCK], '--publisher takes one line'],
    [['acme', '--publisher', '株式会社', ...LOCK], '"株式会社" is not a slug'],
    [['acme', '--publisher', 'A', '--host', 'https://a.b', ...LOCK], '"https://a.b" is no host.'],
    [['acme', '--publisher', 'A', '--commit', 'main'], 'cannot be told from "main"'],
    [['acme'], "required option '--publisher <publisher>' not specified"],
  ])('refuses %j', async (words, message) => {
    writeFileSync(join(place, 'notes.txt'), '');
    const { code, stderr } = await init(...words);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});

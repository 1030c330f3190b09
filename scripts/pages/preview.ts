import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { changedPrograms } from './preview/changed-programs.ts';
import { writeComment } from './preview/write-comment.ts';

/**
 * Writes what a change of a catalogue does, for a comment on it: `comment.md`, and pictures of the
 * programs that changed. `--base <folder>` is the catalogue before, MARQUEE_PROGRAMS the one after,
 * `--to <folder>` where to write. Plans are made on a store of their own, to which the catalogue
 * before is applied; no server's is asked or touched.
 */
const { values } = parseArgs({ options: { base: { type: 'string' }, to: { type: 'string' } } });
const { base, to } = values;
if (base === undefined || to === undefined) {
  console.error(
    'Say which catalogue it is compared with, and where to write: npm run preview -- --base <folder> --to <folder>',
  );
  process.exit(2);
}
/** Most programs of which pictures are made: each takes a minute, and a comment has an end. */
const MOST_PICTURED = 5;
const head = resolve(process.env.MARQUEE_PROGRAMS ?? 'programs');
const data = mkdtempSync(join(tmpdir(), 'marquee-preview-'));
try {
  mkdirSync(to, { recursive: true });
  const changed = await changedPrograms(base, head);
  // Production has no drafts, so there is nothing to apply of them.
  const environment = changed.draft ? 'staging' : 'production';
  const pictured = changed.slugs.slice(0, MOST_PICTURED);
  const comment = writeComment({
    changed,
    environment,
    plan: plan(base, environment),
    issues: marquee('validate', '--env', 'production', '--format', 'pretty').said,
    pictures: pictured.length > 0 ? takePictures(pictured, to) : [],
  });
  writeFileSync(join(to, 'comment.md'), comment);
  console.log(`Wrote ${join(to, 'comment.md')}`);
} finally {
  rmSync(data, { recursive: true, force: true });
}

/** What applying the catalogue would do to a store that has the one before. */
function plan(before: string, environment: string): string {
  const applied = existsSync(join(before, 'site.yaml'))
    ? marquee('apply', '--yes', '--env', environment, '--programs', before)
    : undefined;
  const planned = marquee('plan', '--env', environment);
  const note =
    applied?.code === 0 ? '' : 'The catalogue before cannot be applied; all is new here.\n';
  return note + planned.said;
}

/** Runs the command line on the catalogue after, with the store of this preview. */
function marquee(...words: string[]): { readonly code: number | null; readonly said: string } {
  const { DATABASE_URL: _, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['engine/cli/marquee.ts', ...words],
    {
      env: { ...environment, NO_COLOR: '1', MARQUEE_PROGRAMS: head, MARQUEE_DATA: data },
      encoding: 'utf8',
    },
  );
  return { code: status, said: status === 2 ? stderr : stdout || stderr };
}

/** The names of the pictures in `<to>/pictures`. */
function takePictures(slugs: readonly string[], to: string): string[] {
  const place = join(data, 'pictures');
  mkdirSync(place);
  // A build is not made anew.
  cpSync(join(process.env.MARQUEE_DATA ?? '.marquee', 'build'), join(place, 'build'), {
    recursive: true,
  });
  const { status } = spawnSync(
    process.execPath,
    [
      'scripts/pages/screenshots.ts',
      ...['--key', '--width=360,1440', '--fold', `--program=${slugs.join(',')}`],
    ],
    { env: { ...process.env, MARQUEE_DATA: place }, stdio: ['ignore', 2, 2] },
  );
  const taken = join(place, 'screenshots');
  if (status !== 0 || !existsSync(taken)) return [];
  const names = readdirSync(taken).filter((name) => name.endsWith('.png'));
  mkdirSync(join(to, 'pictures'), { recursive: true });
  for (const name of names) cpSync(join(taken, name), join(to, 'pictures', name));
  return names.sort();
}

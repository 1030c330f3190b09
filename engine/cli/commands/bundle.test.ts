import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freshCatalogue } from '../../../tests/support/catalogue-commands.ts';
import { runMarquee } from '../../../tests/support/run-marquee.ts';

const { disk, edit, marquee } = freshCatalogue();
const root = () => dirname(disk().folder);

describe('marquee bundle', () => {
  test('writes one file, named by its content where that is asked for', async () => {
    const first = await marquee('bundle', 'out/catalogue-[hash].bundle', '--env', 'production');
    expect([first.code, first.stderr]).toEqual([0, '']);
    const hash = first.stdout.trim().split('\n').at(-1) ?? '';
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(readdirSync(join(root(), 'out'))).toEqual([`catalogue-${hash}.bundle`]);
    await marquee('bundle', 'again.bundle');
    expect(readFileSync(join(root(), 'again.bundle'))).toEqual(
      readFileSync(join(root(), `out/catalogue-${hash}.bundle`)),
    );
  });

  test('writes nothing where a manifest has an error, and says which', async () => {
    edit('acme/program.yaml', 'status: live', 'status: lively');
    const { code, stderr } = await marquee('bundle', 'catalogue.bundle');
    expect(code).toBe(1);
    expect(stderr).toContain('programs/acme/program.yaml:7:9  SHAPE_NOT_ALLOWED');
    expect(existsSync(join(root(), 'catalogue.bundle'))).toBe(false);
  });

  test('says so where it cannot write', async () => {
    const { code, stderr } = await marquee('bundle', 'programs/site.yaml/catalogue.bundle');
    expect([code, stderr]).toEqual([
      2,
      'marquee: programs/site.yaml/catalogue.bundle cannot be written: EEXIST. Name a file in a folder that you may write in.\n',
    ]);
  });
});

describe('a command on a bundle', () => {
  const onBundle = async (...words: string[]) => {
    await marquee('bundle', 'catalogue.bundle');
    disk().remove('acme');
    return runMarquee(words, { cwd: root(), env: { MARQUEE_PROGRAMS: 'catalogue.bundle' } });
  };

  test('reads it as it would its folder', async () => {
    expect((await onBundle('list')).stdout).toContain('creators.acme.example');
  });

  test('does not edit it', async () => {
    expect(await onBundle('new', 'acme-two')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('marquee: A bundle cannot be edited.'),
    });
  });

  test('says why it cannot be read', async () => {
    const { code, stderr } = await marquee('list', '--programs', 'nowhere.bundle');
    expect([code, stderr]).toEqual([
      2,
      'marquee: The bundle at nowhere.bundle is not taken. It cannot be read: ENOENT.\n',
    ]);
  });
});

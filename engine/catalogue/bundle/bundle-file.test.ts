import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { BundleError, readBundle, writeBundle } from './bundle-file.ts';

const FILES = new Map([
  ['site.yaml', Buffer.from('product: Acme\n')],
  ['acme/assets/logo.png', Buffer.from([0, 10, 255, 10])],
  ['acme/empty.md', Buffer.alloc(0)],
]);

/** A bundle of one file whose path nobody would write. */
function bundleOf(path: string): Buffer {
  const payload = Buffer.from(`${JSON.stringify([[path, 1]])}\nx`);
  const hash = createHash('sha256').update(payload).digest('hex');
  return Buffer.concat([Buffer.from(`marquee-bundle 1\n{"hash":"${hash}"}\n`), gzipSync(payload)]);
}

test('gives back every byte of every file', async () => {
  const { bytes, hash } = await writeBundle(FILES);
  const bundle = await readBundle(bytes);
  expect(bundle.hash).toBe(hash);
  expect(new Map(bundle.files)).toEqual(new Map([...FILES].sort()));
});

test('has a hash of its content alone', async () => {
  const { hash } = await writeBundle(FILES);
  expect((await writeBundle(new Map([...FILES].reverse()))).hash).toBe(hash);
  const renamed = new Map(FILES).set('acme/empty.txt', Buffer.alloc(0));
  expect((await writeBundle(renamed)).hash).not.toBe(hash);
});

test('is refused wherever it was cut short', async () => {
  const { bytes } = await writeBundle(FILES);
  for (let length = 0; length < bytes.length; length += 1)
    await expect(readBundle(bytes.subarray(0, length))).rejects.toBeInstanceOf(BundleError);
});

test('is refused where its content is not what its hash says', async () => {
  const [one, other] = [await writeBundle(FILES), await writeBundle(new Map())];
  const mixed = Buffer.from(other.bytes.toString('latin1').replace(other.hash, one.hash), 'latin1');
  await expect(readBundle(mixed)).rejects.toThrow('another hash');
});

test.each(['../site.yaml', '/etc/passwd', 'acme/../../x', 'acme//x', '.git/config', 'a\\b', ''])(
  'is refused where it names %j',
  async (path) => {
    await expect(readBundle(bundleOf(path))).rejects.toThrow('outside of it');
  },
);

test('may name files in folders', async () => {
  await expect(readBundle(bundleOf('acme/assets/a b.svg'))).resolves.toBeDefined();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSeed, SEED_BYTES, seedFromBytes } from './card-seed.ts';
import { seededRandom } from './seeded-random.ts';

test('a seed gives the same numbers for ever', () => {
  const random = seededRandom('friday-night');
  const drawn = Array.from({ length: 6 }, () => random.below(2 ** 32));
  expect(drawn).toEqual([967039078, 1454075140, 884739742, 1148586485, 4242221541, 413932021]);
});

test('numbers stay below their limit and repeat with the seed', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, limit) => {
      const [one, two] = [seededRandom(seed), seededRandom(seed)];
      for (let draw = 0; draw < 20; draw++) {
        const drawn = one.below(limit);
        expect(drawn).toBe(two.below(limit));
        expect(drawn).toBeGreaterThanOrEqual(0);
        expect(drawn).toBeLessThan(limit);
      }
    }),
  );
});

test('no result is much likelier than another', () => {
  const counts = new Array<number>(7).fill(0);
  for (let seed = 0; seed < 2_000; seed++) {
    const random = seededRandom(`seed-${seed}`);
    for (let draw = 0; draw < 7; draw++) {
      const drawn = random.below(7);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
  }
  for (const count of counts) expect(Math.abs(count - 2_000)).toBeLessThan(200);
});

test('a limit that is no positive whole number is refused', () => {
  for (const limit of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1])
    expect(() => seededRandom('seed').below(limit)).toThrow(RangeError);
});

test('shuffling keeps everything, once', () => {
  fc.assert(
    fc.property(fc.string(), fc.uniqueArray(fc.integer()), (seed, things) => {
      const shuffled = seededRandom(seed).shuffled(things);
      expect([...shuffled].sort()).toEqual([...things].sort());
    }),
  );
});

test('seeds made from bytes are seeds, and different bytes make different ones', () => {
  const bytes = fc.uint8Array({ minLength: SEED_BYTES, maxLength: SEED_BYTES });
  fc.assert(
    fc.property(bytes, bytes, (one, two) => {
      const seed = seedFromBytes(one);
      expect(seed).toHaveLength(8);
      expect(parseSeed(seed)).toBe(seed);
      expect(seed === seedFromBytes(two)).toBe(one.join() === two.join());
    }),
  );
  expect(() => seedFromBytes(new Uint8Array(4))).toThrow(RangeError);
});

test('a seed that a person chose is read whatever its case; what an address cannot hold is none', () => {
  expect(parseSeed(' Friday-Night ')).toBe('friday-night');
  expect(parseSeed('a')).toBe('a');
  for (const text of ['', '-a', 'a-', 'a b', 'ä', 'a/b', 'x'.repeat(33)])
    expect(parseSeed(text)).toBeUndefined();
});

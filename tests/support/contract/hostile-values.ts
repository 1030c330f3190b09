import fc from 'fast-check';

/** Texts of UTF-16 units, which may hold halves of a character. */
const units = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes));

/** Characters of any plane. Made so, as `fc.string` would number each of them first, for seconds. */
const characters = fc
  .array(fc.integer({ min: 0, max: 0x10_ffff }), { maxLength: 60 })
  .map((codes) => String.fromCodePoint(...codes));

/** Texts that some part of a system takes for something else, or cannot keep. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    ...['abc\ud83d', '\udc00', 'a\ude00\ud83d', 'a\u0000b', '\u0000', 'A%00', '%ED%A0%80'],
    ...[
      '',
      ' ',
      '\u00a0',
      '\u200b',
      '\u202egnp.exe',
      '\u2066a\u2069',
      '\ufeff',
      'e\u0301'.repeat(30),
    ],
    ...['\r\n', '\t', '\u0007', '\u0085', '\u2028', '\u{e0041}', '\ufffe', '\u{10ffff}'],
    ...['__proto__', 'constructor', 'null', 'NaN', '-0', '1e400', '0x10', "' or 1=1 --", '%', '\\'],
    ...['https://a.example/\ud83d', 'https://a.example/\u0000', 'https://youtube.com@a.example/'],
    ...['/\ud83d', '//evil.example', 'javascript:alert(1)', 'data:text/html,x', 'http://[::1'],
    ...['a'.repeat(5_000), '\u{1f600}'.repeat(3_000), '2147483648', '9007199254740993'],
  ),
  units,
  units.map((text) => `https://a.example/${text}`),
  characters,
);

export const hostileMoment = fc.constantFrom(
  ...['0000-01-01T00:00:00Z', '0000-12-31T23:59:59.999Z', '0001-01-01T00:00:00Z'],
  ...['9999-12-31T23:59:59Z', '2026-02-30T00:00:00Z', '2026-01-01T24:00:00Z'],
  ...['+275760-09-13T00:00:00Z', '-000001-01-01T00:00:00Z', '2026-01-01T00:00:00+14:00'],
  ...['1969-12-31T23:59:59Z', '2016-12-31T23:59:60Z', `2026-01-01T00:00:00.${'9'.repeat(500)}Z`],
);

export const hostileNumber = fc.oneof(
  fc.constantFrom(
    ...[0, -0, -1, 0.1, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 32, 2 ** 53 - 1, 2 ** 53],
    ...[2 ** 63, 1e20, 1e308, 5e-324, -1e308, 1e-7],
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
/** Values of the wrong type. */
export const wrongType = fc.constantFrom<unknown>(
  ...[null, true, false, [], [[]], [null], {}, { a: null }, nested(200), { length: 3 }],
  ...[['a', 'b'], [1, 2], { toString: 'x' }, JSON.parse('{"__proto__": {"a": 1}}')],
);

/** Cursors of a list's kind that no list ever answered. */
export const hostileCursor = fc
  .oneof(
    fc.constantFrom<unknown[]>(
      ...[[1e15], [-1], [0], [2 ** 53 - 1], [1e15, 'x'], [1, '\u0000'], ['\ud800', 1]],
      ...[
        ['0000-01-01T00:00:00.000000Z', 1],
        ['2026-02-30T00:00:00.000000Z', 1],
        ['9999-12-31T23:59:59.999999Z', 2 ** 53 - 1],
      ],
      ['2026-02-30T00:00:00.000000Z', '11111111-1111-4111-8111-111111111111'],
      ['0000-01-01T00:00:00.000000Z', '11111111-1111-4111-8111-111111111111'],
      [1, '11111111-1111-4111-8111-111111111111'],
      [2 ** 53 - 1, '11111111-1111-4111-8111-111111111111'],
    ),
    fc.array(fc.oneof(hostileNumber, hostileText, hostileMoment), { maxLength: 3 }),
  )
  .map((key) => Buffer.from(JSON.stringify(key)).toString('base64url'));

/** Anything that somebody may send in an address: texts alone fit there. */
export const hostileParameter: fc.Arbitrary<string | readonly string[]> = fc.oneof(
  fc.oneof(hostileText, hostileNumber, hostileMoment).map((value) => String(value).toWellFormed()),
  fc.constant(['1', '2']),
);

/** Anything that somebody may send in a field. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: hostileText, weight: 5 },
  { arbitrary: hostileNumber, weight: 3 },
  { arbitrary: hostileMoment, weight: 2 },
  { arbitrary: wrongType, weight: 2 },
);

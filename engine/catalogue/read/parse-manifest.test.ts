import { describe, expect, test } from 'vitest';
import { parseManifest, positionFinder } from './parse-manifest.ts';

const yaml = (text: string) => parseManifest({ file: 'program.yaml', text });
const json = (text: string) => parseManifest({ file: 'program.json', text });
const issues = (parsed: ReturnType<typeof parseManifest>) =>
  'findings' in parsed
    ? parsed.findings.map(({ code, position }) => `${code} ${position?.line}:${position?.column}`)
    : [];

describe('a sound manifest', () => {
  test('is read as YAML 1.2: yes is a word, a date is text', () => {
    expect(yaml('a: yes\nb: 2026-12-01\nc: [1, true, null]\n')).toEqual({
      value: { a: 'yes', b: '2026-12-01', c: [1, true, null] },
    });
  });

  test('may be JSON', () => {
    expect(json('{ "a": "\\ud83d\\ude00", "b": [1.5] }')).toEqual({
      value: { a: '😀', b: [1.5] },
    });
  });

  test('may have stars and ampersands in its texts', () => {
    const text = 'a: Read *this* & that\nb: "&c"\n';
    expect(yaml(text)).toEqual({ value: { a: 'Read *this* & that', b: '&c' } });
  });

  test('may name fields like the members of every object', () => {
    expect(yaml('__proto__: 1\nconstructor: 2\n')).toEqual({
      value: Object.fromEntries([
        ['__proto__', 1],
        ['constructor', 2],
      ]),
    });
  });
});

describe('what is refused', () => {
  test.each([
    ['an anchor', 'a: &x 1\nb: 2\n', ['MANIFEST_ALIAS 1:7']],
    ['a cycle', 'a: &x\n  b: *x\n', ['MANIFEST_ALIAS 2:3']],
    ['an alias of nothing', 'a: *x\n', ['MANIFEST_ALIAS 1:4']],
    ['a field that is there already', 'a: 1\nb: 2\na: 3\n', ['MANIFEST_DUPLICATE_KEY 3:1']],
    ['a tab', 'a:\n\tb: 1\n', ['MANIFEST_SYNTAX 2:1']],
    ['two documents', 'a: 1\n---\nb: 2\n', ['MANIFEST_SYNTAX 2:1']],
    ['a tag of another language', 'a: !!js/function "x"\n', ['MANIFEST_SYNTAX 1:4']],
    ['a list', '- a\n', ['MANIFEST_NOT_AN_OBJECT undefined:undefined']],
    ['an empty file', '# nothing\n', ['MANIFEST_NOT_AN_OBJECT undefined:undefined']],
  ])('%s', (_case, text, expected) => {
    expect(issues(yaml(text))).toEqual(expected);
  });

  test.each([
    ['a comma too many', '{\n  "a": 1,\n}', ['MANIFEST_SYNTAX 3:1']],
    ['a comment', '{\n  // why\n  "a": 1\n}', ['MANIFEST_SYNTAX 2:3']],
    ['a field that is there already', '{ "a": 1, "a": 2 }', ['MANIFEST_DUPLICATE_KEY 1:11']],
  ])('in JSON, %s', (_case, text, expected) => {
    expect(issues(json(text))).toEqual(expected);
  });

  test('aliases that would grow without end, at once', () => {
    const levels = Array.from({ length: 30 }, (_, n) => `l${n + 1}: &l${n + 1} [*l${n}, *l${n}]`);
    expect(issues(yaml(['l0: &l0 x', ...levels].join('\n')))[0]).toContain('MANIFEST_ALIAS');
  });

  test.each([
    ['YAML', yaml(`a: ${'['.repeat(50_000)}${']'.repeat(50_000)}`)],
    ['YAML lists', yaml(`${'- '.repeat(20_000)}x`)],
    ['JSON', json(`{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`)],
    ['a little', yaml(`a: ${'['.repeat(70)}${']'.repeat(70)}`)],
  ])('nesting without end: %s', (_case, parsed) => {
    expect('findings' in parsed && parsed.findings[0]?.message).toBe(
      'The file cannot be parsed: it is nested more than 60 levels deep.',
    );
  });

  test('one slip does not fill the screen', () => {
    expect(issues(yaml('a: 1\n b: [\n'.repeat(100))).length).toBeLessThanOrEqual(10);
  });
});

describe('a slip is told once, in words of who made it', () => {
  const told = (text: string) => {
    const parsed = yaml(text);
    return 'findings' in parsed
      ? parsed.findings.map(
          ({ position, message, action }) =>
            `${position?.line}:${position?.column} ${message.replace('The file cannot be parsed: ', '')} ${action}`,
        )
      : [];
  };

  test.each([
    ['slug: acme\ntitle Acme\nstatus: live\n', '2:1 no colon follows "title". Write title: Acme'],
    ['slug: acme\ntitle Acme\n', '2:1 no colon follows "title". Write title: Acme'],
    [
      'a: 1\n<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> other\nb: 2\n',
      '2:1 a merge was left unfinished, from here to line 6. Keep one of the two versions, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ],
    [
      'a:\n  - answer: [Log in](/login) and see.\n    b: 1\n',
      '2:13 a text that begins with [ is not wholly in quotes. Put it in quotes: - answer: "[Log in](/login) and see."',
    ],
    [
      'title: [Write to\nb: 1\nc: 2\n',
      '1:8 [ opens a list or map here that is never closed. Close it, or put the text in quotes: title: "[Write to"',
    ],
    [
      'title: Tom: the cat\nb: 1\n',
      '1:8 a text with a colon and a space in it is not in quotes. Put it in quotes: title: "Tom: the cat"',
    ],
    [
      'network: @acme\n',
      '1:10 a text that begins with @ is not wholly in quotes. Put it in quotes: network: "@acme"',
    ],
    ['a:\n\tb: 1\n', '2:1 a tab indents this line. Indent with spaces.'],
  ])('%j', (text, expected) => {
    expect(told(text)).toEqual([expected]);
  });
});

describe('places', () => {
  const find = positionFinder('# comment\na:\n  - b: 1\n    c: {d: 2}\n');

  test.each([
    ['a value', ['a', 0, 'b'], 'value', { line: 3, column: 8 }],
    ['a key', ['a', 0, 'b'], 'key', { line: 3, column: 5 }],
    ['a value in a flow', ['a', 0, 'c', 'd'], 'value', { line: 4, column: 12 }],
    ['a key at the top', ['a'], 'key', { line: 2, column: 1 }],
    ['what surrounds a missing field', ['a', 0, 'x', 'y'], 'value', { line: 3, column: 5 }],
    ['the manifest itself', [], 'value', { line: 2, column: 1 }],
  ] as const)('of %s', (_case, path, at, expected) => {
    expect(find(path, at)).toEqual(expected);
  });
});

import { expect, test } from 'vitest';
import { linksFile, numberedLabels, partFile } from './link-file.ts';

test('a file is parted between its lines, which keep their numbers', () => {
  const text = '\uFEFFlabel,note\r\nA,1\r\n\r\nB,"two\nlines, ""said"""\r\nC,3" wide\r\nD,4\r\n';
  expect(partFile(text, 2)).toEqual([
    { csv: 'label,note\nA,1\n\nB,"two\nlines, ""said"""', first_line: 2, lines: 2 },
    { csv: 'label,note\nC,3" wide\nD,4', first_line: 6, lines: 2 },
  ]);
});

test('a file without lines is one part, an empty one none', () => {
  expect(partFile('label\n', 2)).toEqual([{ csv: 'label', first_line: 2, lines: 0 }]);
  expect(partFile(' \n', 2)).toEqual([]);
});

test('long lines make short parts', () => {
  const long = 'x'.repeat(150_000);
  expect(partFile(`label\n${long}\n${long}`, 500).map(({ lines }) => lines)).toEqual([1, 1]);
});

test('labels of several links are numbered', () => {
  expect(numberedLabels('Press "A"', 2)).toBe('label\r\n"Press ""A"" 1"\r\n"Press ""A"" 2"\r\n');
  expect(numberedLabels('Press', 1)).toBe('label\r\n"Press"\r\n');
});

test('no label is a formula in what is saved', () => {
  const url = 'https://marquee.example/activations/a/b';
  const link = { label: '=1+1', activation_id: 3, uses_limit: 1, expires_at: null, url };
  expect(linksFile([link])).toContain(`'=1+1,3,1,,${url}\r\n`);
});

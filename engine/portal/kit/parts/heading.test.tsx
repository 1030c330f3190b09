import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Heading, HeadingsFrom } from './heading.tsx';

const below = (level: 2 | 4 | 5) =>
  renderToStaticMarkup(
    <HeadingsFrom value={level}>
      <Heading>First</Heading>
      <Heading below={1}>Second</Heading>
    </HeadingsFrom>,
  );

test('headings begin where they stand, and look the same however deep that is', () => {
  expect(renderToStaticMarkup(<Heading>Alone</Heading>)).toBe('<h2>Alone</h2>');
  expect(below(2)).toBe('<h2>First</h2><h3>Second</h3>');
  expect(below(4)).toBe('<h4 aria-level="4">First</h4><h4 aria-level="5">Second</h4>');
  expect(below(5)).toBe('<h4 aria-level="5">First</h4><h4 aria-level="6">Second</h4>');
});

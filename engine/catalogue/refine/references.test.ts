import { describe, expect, test } from 'vitest';
import { activeContent } from './active-content.ts';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

describe('a passive picture', () => {
  test.each([
    '<circle r="5" />',
    '<defs><linearGradient id="g" /></defs><rect fill="url(#g)" />',
    `<rect fill="url('#g')" />`,
    '<rect style="fill: url( &quot;#g&quot; )" />'.replaceAll('&quot;', "'"),
    '<use href="#shape" /><use xlink:href="#shape" />',
    '<image href="data:image/png;base64,AAAA" />',
    '<text>Subscription on demand</text>',
    '<text>&#8364; 5</text>',
  ])('%s', (inside) => {
    expect(activeContent(svg(inside))).toBeUndefined();
  });
});

describe('active content', () => {
  test.each([
    ['<script>alert(1)</script>', 'a script'],
    ['<SCRIPT href="#x" />', 'a script'],
    ['<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', 'a script'],
    ['<foreignObject><p>hello</p></foreignObject>', 'a foreignObject'],
    ['<x:foreignObject />', 'a foreignObject'],
    ['<rect onclick="alert(1)" />', 'an event handler'],
    ['<rect\nonload = "alert(1)" />', 'an event handler'],
    ['<a href="javascript:alert(1)"><rect /></a>', 'a javascript: address'],
    ['<set attributeName="href" to="java&#115;cript:alert(1)" />', 'a javascript: address'],
    ['<set attributeName="href" to="java&#x73;cript:alert(1)" />', 'a javascript: address'],
    ['<image href="https://evil.example/x.png" />', 'a reference to another file'],
    ['<use xlink:href="other.svg#shape" />', 'a reference to another file'],
    ['<image href="data:image/svg+xml,%3Csvg/%3E" />', 'a reference to another file'],
    ['<style>@import "x.css";</style>', 'a reference to another file'],
    ['<rect fill="url(https://evil.example/x)" />', 'a reference to another file'],
    [`<rect fill="url('other.svg#g')" />`, 'a reference to another file'],
  ])('%s is %s', (inside, found) => {
    expect(activeContent(svg(inside))).toBe(found);
  });

  test('may hide behind an entity, or in another encoding', () => {
    expect(activeContent(`<!DOCTYPE svg [<!ENTITY x "y">]>${svg('&x;')}`)).toBe(
      'an entity declaration',
    );
    const utf16 = Buffer.from(svg('<script>alert(1)</script>'), 'utf16le').toString('utf8');
    expect(activeContent(utf16)).toBe('text in another encoding than UTF-8');
  });
});

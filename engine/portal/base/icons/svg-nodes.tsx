import { createElement, type ReactNode } from 'react';

const TAGS = ['g', 'path', 'circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse'];
const ELEMENT = /<(\/?)([a-z]+)((?:\s+[\w-]+="[^"]*")*)\s*(\/?)>/gi;

interface Open {
  readonly tag: string;
  readonly attributes: Record<string, string>;
  readonly children: ReactNode[];
}

const KEPT_BODIES = 1000;
const kept = new Map<string, ReactNode[]>();

/**
 * The elements of an icon's body. Icons are shapes and nothing else: other elements, and
 * attributes that could run something, are left out. Setting HTML would need a trusted type.
 */
export function svgNodes(body: string): ReactNode[] {
  const known = kept.get(body);
  if (known) return known;
  if (kept.size >= KEPT_BODIES) kept.clear();
  const nodes = readNodes(body);
  kept.set(body, nodes);
  return nodes;
}

function readNodes(body: string): ReactNode[] {
  const root: Open = { tag: '', attributes: {}, children: [] };
  const stack: Open[] = [root];
  const close = () => {
    const done = stack.pop();
    const parent = stack.at(-1);
    if (!done || !parent) return;
    const key = parent.children.length;
    parent.children.push(createElement(done.tag, { ...done.attributes, key }, ...done.children));
  };
  for (const [, closing, tag = '', attributes = '', empty] of body.matchAll(ELEMENT)) {
    if (!TAGS.includes(tag)) continue;
    if (closing) {
      if (stack.length > 1) close();
      continue;
    }
    stack.push({ tag, attributes: readAttributes(attributes), children: [] });
    if (empty) close();
  }
  while (stack.length > 1) close();
  return root.children;
}

function readAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w-]+)="([^"]*)"/g)]
    .map((match) => [match[1] ?? '', match[2] ?? ''] as const)
    .filter(([name]) => !/^on|href|style/i.test(name));
  return Object.fromEntries(pairs.map(([name, value]) => [camelCase(name), value]));
}

const camelCase = (name: string) =>
  name.replace(/-([a-z])/g, (_whole, letter: string) => letter.toUpperCase());

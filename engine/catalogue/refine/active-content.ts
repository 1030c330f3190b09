const ACTIVE_CONTENT: readonly [RegExp, string][] = [
  [/\0/, 'text in another encoding than UTF-8'],
  [/<!ENTITY/i, 'an entity declaration'],
  [/<([\w-]+:)?script/i, 'a script'],
  [/<([\w-]+:)?foreignObject/i, 'a foreignObject'],
  [/\son[a-z]+\s*=/i, 'an event handler'],
  [/javascript:/i, 'a javascript: address'],
  [/(href|src)\s*=\s*["'](?!#|data:image\/(png|jpeg|webp))/i, 'a reference to another file'],
  [/@import|url\((?!\s*["']?#)/i, 'a reference to another file'],
];

/** What makes an SVG more than a picture; undefined for a passive one. */
export function activeContent(svg: string): string | undefined {
  const plain = svg.replace(/&#(x?)([0-9a-f]+);?/gi, (_whole, hexadecimal, code) =>
    characterOf(Number.parseInt(code, hexadecimal ? 16 : 10)),
  );
  return ACTIVE_CONTENT.find(([pattern]) => pattern.test(plain))?.[1];
}

function characterOf(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

const LONGEST_PATH = 2000;

/**
 * The path of an address as routing reads it: decoded once, without a trailing slash.
 * Undefined for what no route can be: over-long, badly encoded, with control characters, dot
 * segments, empty segments, backslashes or an encoded slash.
 */
export function readPath(raw: string): string | undefined {
  if (!raw.startsWith('/') || raw.length > LONGEST_PATH || /%2f|%5c/i.test(raw)) return undefined;
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
  if (/[\u0000-\u001f\u007f\\]|\/\/|(^|\/)\.\.?(\/|$)/.test(path)) return undefined;
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** `base` and `path` as one path: ('/programs/acme', '/') → '/programs/acme'. */
export function joinPath(base: string, path: string): string {
  return path === '/' ? base || '/' : base + path;
}

/** What stands for `*` when `pattern` ends in it and matches; the empty string for an exact match. */
export function matchPattern(pattern: string, path: string): string | undefined {
  if (!pattern.endsWith('/*')) return pattern === path ? '' : undefined;
  const base = pattern.slice(0, -1);
  return path.startsWith(base) && path.length > base.length ? path.slice(base.length) : undefined;
}

/** The paths above a path, nearest first: `/a/b/c` → `/a/b`, `/a`. */
export function parentPaths(path: string): string[] {
  const segments = path.split('/').slice(1, -1);
  return segments.map(
    (_segment, index) => `/${segments.slice(0, segments.length - index).join('/')}`,
  );
}

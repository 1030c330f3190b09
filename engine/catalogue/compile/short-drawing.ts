import { LINES } from '#contract/icons/line-drawing.ts';

const ONE_PATH = new RegExp(`^<path${LINES} d="([^"]*)"/>$`);
const PATHS = new RegExp(`^<g${LINES}>((?:<path d="[^"]*"/>)+)</g>$`);

const NUMBER = '-?(?:\\d+\\.?\\d*|\\.\\d+)';
/** A path may begin relatively: its first point is absolute all the same, the next ones are not. */
const RELATIVE_START = new RegExp(`^m(${NUMBER}[\\s,]*${NUMBER})[\\s,]*(?=(.?))`);

/**
 * The body of an icon as documents and scripts carry it: the `d` of one path where the icon is
 * nothing but lines (five of six icons of tabler), the markup as it is otherwise.
 */
export function shortDrawing(body: string): string {
  const one = ONE_PATH.exec(body)?.[1];
  if (one !== undefined) return one;
  const paths = PATHS.exec(body)?.[1];
  if (paths === undefined) return body;
  return [...paths.matchAll(/ d="([^"]*)"/g)]
    .map(([, path = '']) => path.replace(RELATIVE_START, absoluteStart))
    .join('');
}

const absoluteStart = (_whole: string, point: string, next: string) =>
  `M${point}${next === '' || /[a-z]/i.test(next) ? '' : 'l'}`;

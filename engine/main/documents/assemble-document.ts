import { hash } from 'node:crypto';
import { Recent } from '#catalogue/store/recent.ts';
import type { View } from '#contract/programs/view.ts';
import type { Build } from '../build/read-build.ts';
import type { RenderedPage } from '../ssr.tsx';
import { connectSources } from './connect-sources.ts';
import { styleNames } from './style-names.ts';

export interface AssembledDocument {
  readonly html: string;
  /** The Content-Security-Policy that admits exactly this document. */
  readonly policy: string;
}

/**
 * Puts the critical style, the theme, the view's data and the boot script into a document.
 * `extraHead` is further markup for the head, for development.
 */
export function assembleDocument(
  page: RenderedPage,
  view: View,
  build: Pick<Build, 'id' | 'styles' | 'boot' | 'entry'>,
  extraHead = '',
): AssembledDocument {
  const { files, css } = build.styles(page.modules);
  const data = JSON.stringify({
    view,
    styles: styleNames(files),
    build: build.id,
  }).replaceAll('<', '\\u003c');
  const fonts = page.theme.preloads
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
    .join('');
  // Nothing is painted before the boot script has made the page its reader's own, or it would move.
  // A script itself must not be what is expected: it is there, and may be painted, before it has run.
  const expected = '<link rel="expect" href="#booted" blocking="render">';
  // Faces first: they are asked for while the rest of the document is still under way.
  const head = `${fonts}${expected}<style>${page.theme.css}</style><style>${css}</style>${extraHead}`;
  const foot = `<script type="application/json" id="page-data">${data}</script><script data-entry="${build.entry}">${build.boot}</script><template id="booted"></template>`;
  const styles = [sourceOf(page.theme.css), knownSource(css)];
  return {
    html: insert(page.html, head, foot),
    policy: policyFor(styles, knownSource(build.boot), view),
  };
}

function policyFor(styles: readonly string[], script: string, view: View): string {
  const { icon_stylesheet, translation_widget } = view.third_parties;
  const origin = (url = '') => (url.startsWith('https:') ? ` ${new URL(url).origin}` : '');
  return [
    "default-src 'none'",
    `script-src 'self' ${script}`,
    `style-src 'self' ${styles.join(' ')}${origin(icon_stylesheet?.url)}`,
    "img-src 'self' data:",
    `font-src 'self'${origin(icon_stylesheet?.url)}`,
    ["connect-src 'self'", ...connectSources(view)].join(' '),
    ...(translation_widget ? ["frame-src 'self'"] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join(';');
}

/** What a policy calls an inline text. */
const sourceOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Few: each is found by a text of tens of kilobytes, and a catalogue may order blocks in any way. */
const sources = new Recent<string>(100);

/** The same for texts of the build, which many documents carry. */
function knownSource(text: string): string {
  const known = sources.get(text);
  if (known) return known;
  const source = sourceOf(text);
  sources.set(text, source);
  return source;
}

/** Puts `head` at the head's end and `foot` at the body's; all is joined at once. */
function insert(html: string, head: string, foot: string): string {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  return html.slice(0, headEnd) + head + html.slice(headEnd, bodyEnd) + foot + html.slice(bodyEnd);
}

import { createHash } from 'node:crypto';
import type { View } from '#contract/programs/view.ts';
import type { Build } from '../build/read-build.ts';
import type { RenderedPage } from '../ssr.tsx';

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
  build: Pick<Build, 'id' | 'styles' | 'boot' | 'entry' | 'preloads'>,
  extraHead = '',
): AssembledDocument {
  const { files, css } = build.styles(page.modules);
  const style = page.theme.css + css;
  const data = JSON.stringify({ view, styles: files, build: build.id }).replaceAll('<', '\\u003c');
  const fonts = page.theme.preloads
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
    .join('');
  const head = `<style>${style}</style>${fonts}${extraHead}</head>`;
  const preload = build.preloads.join(' ');
  const foot = `<script type="application/json" id="page-data">${data}</script><script data-entry="${build.entry}" data-preload="${preload}">${build.boot}</script></body>`;
  const html = spliceLast(splice(page.html, '</head>', head), '</body>', foot);
  return { html, policy: policyFor(hash(style), hash(build.boot), view) };
}

function policyFor(style: string, script: string, view: View): string {
  const { icon_stylesheet, translation_widget } = view.third_parties;
  const origin = (url = '') => (url.startsWith('https:') ? ` ${new URL(url).origin}` : '');
  const widget = origin(translation_widget?.script_url);
  return [
    "default-src 'none'",
    `script-src 'self' '${script}'${widget}`,
    `style-src 'self' '${style}'${origin(icon_stylesheet?.url)}`,
    "img-src 'self' data:",
    `font-src 'self'${origin(icon_stylesheet?.url)}`,
    `connect-src 'self'${widget}${origin(view.icon_base_url)}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join(';');
}

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Replaces the first occurrence; `replacement` is taken as it is. */
function splice(text: string, mark: string, replacement: string): string {
  const at = text.indexOf(mark);
  return text.slice(0, at) + replacement + text.slice(at + mark.length);
}

function spliceLast(text: string, mark: string, replacement: string): string {
  const at = text.lastIndexOf(mark);
  return text.slice(0, at) + replacement + text.slice(at + mark.length);
}

import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { SiteManifest } from '#contract/programs/program.ts';
import { TRANSLATION_FRAME } from '#contract/programs/translation-frame.ts';

type Widget = NonNullable<SiteManifest['translation_widget']>;

/**
 * Runs in the frame: shows the texts that the portal sends as paragraphs, starts the widget, and
 * tells the portal what the widget makes of them. Storage is a substitute for the frame's life, as
 * a document without an origin has none.
 */
const SCRIPT = `(() => {
  const kept = () => {
    const all = new Map();
    return {
      getItem: (key) => all.get(String(key)) ?? null,
      setItem: (key, value) => void all.set(String(key), String(value)),
      removeItem: (key) => void all.delete(String(key)),
      clear: () => all.clear(),
      key: (at) => [...all.keys()][at] ?? null,
      get length() { return all.size; },
    };
  };
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: kept(), configurable: true });
  Object.defineProperty(document, 'cookie', { value: '', writable: true, configurable: true });

  const texts = document.getElementById('texts');
  const { start, argument, key } = document.body.dataset;
  const shown = new Map();
  let telling;
  const tell = () => {
    telling = undefined;
    const changed = [];
    for (const [id, known] of shown) {
      const text = known.element.textContent;
      if (text === known.told) continue;
      known.told = text;
      changed.push({ id, text });
    }
    parent.postMessage({ kind: 'translated', locale: document.documentElement.lang, texts: changed }, '*');
  };
  new MutationObserver(() => { telling ??= setTimeout(tell, 50); }).observe(document.documentElement, {
    subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['lang'],
  });
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.kind !== 'texts') return;
    for (const id of data.gone) { shown.get(id)?.element.remove(); shown.delete(id); }
    for (const { id, text } of data.texts) {
      const element = document.createElement('p');
      element.textContent = text;
      shown.set(id, { element, told: text });
      texts.append(element);
    }
  });
  const begin = () => {
    if (start) {
      const path = start.split('.');
      const name = path.pop();
      const owner = path.reduce((object, part) => object?.[part], window);
      owner?.[name]?.(argument ? { [argument]: key } : key);
    }
    parent.postMessage({ kind: 'ready' }, '*');
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
})()`;

/**
 * The page in which somebody else's translation widget runs, at an address of ours but without an
 * origin: it reaches nothing of the portal but the texts that it is sent. Its policy is its own, so
 * that the portal's stays as strict as it is.
 */
export async function translationFramePlugin(
  app: FastifyInstance,
  { catalogue }: { catalogue: Pick<Catalogue, 'site'> },
) {
  app.get(TRANSLATION_FRAME, (_request, reply) => {
    const { translation_widget: widget } = catalogue.site.site;
    if (!widget) return reply.callNotFound();
    return reply
      .headers({
        'content-security-policy': policyOf(widget),
        'referrer-policy': 'origin',
        'x-robots-tag': 'noindex',
        'cache-control': 'no-cache',
      })
      .type('text/html; charset=utf-8')
      .send(frameOf(widget));
  });
}

function policyOf({ script_url, origins = [] }: Widget): string {
  const theirs = [...new Set([new URL(script_url).origin, ...origins])].join(' ');
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash('sha256', SCRIPT, 'base64')}' ${theirs}`,
    // Widgets write their own styles, and here they can dress up nothing but themselves.
    `style-src 'unsafe-inline' ${theirs}`,
    `img-src data: ${theirs}`,
    `font-src data: ${theirs}`,
    `connect-src ${theirs}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    // Also where the address is opened by itself.
    'sandbox allow-scripts',
  ].join(';');
}

function frameOf({ script_url, site_key, integrity, start }: Widget): string {
  const data = {
    key: site_key,
    ...(start ? { start: start.function } : {}),
    ...(start?.argument ? { argument: start.argument } : {}),
  };
  const attributes = Object.entries(data)
    .map(([name, value]) => ` data-${name}="${quoted(value)}"`)
    .join('');
  const whole = integrity ? ` integrity="${quoted(integrity)}" crossorigin="anonymous"` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Translation</title><style>body{margin:0;color-scheme:dark}#texts{position:absolute;inset-inline-start:-9999px;inline-size:1px;overflow:hidden}</style></head><body${attributes}><div id="texts"></div><script>${SCRIPT}</script><script id="widget" src="${quoted(script_url)}" data-site-key="${quoted(site_key)}"${whole}></script></body></html>`;
}

/** A text within an attribute's quotes. */
const quoted = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

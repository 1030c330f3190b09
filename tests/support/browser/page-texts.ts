/** A text of a page, and where it stands. */
export interface PageText {
  readonly text: string;
  /** The texts that React put beside each other there. */
  readonly parts: readonly string[];
  /** Such as `main > h1`, or `input[placeholder]`. */
  readonly place: string;
}

/**
 * Runs in a browser: what a document says to somebody, shown or not, and in its names for those who
 * cannot see it; `html` is parsed in place of the page that is there. What is marked as another
 * language, as a name or as code is left out, and what people wrote (which has a direction of its own).
 */
export function collectTexts(html: string | undefined): PageText[] {
  const page = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const LEFT_OUT =
    'script, style, noscript, template, code, pre, kbd, textarea, [lang]:not(html), [translate="no"], bdi, [dir="auto"]';
  const ATTRIBUTES = ['aria-label', 'aria-description', 'placeholder', 'alt', 'title'];
  const METAS =
    'meta[name="description"], meta[property="og:title"], meta[property="og:description"]';

  const found = new Map<string, PageText>();
  const plain = (text: string): string =>
    text
      .replace(/[\u2066-\u2069\u200e\u200f\u00ad]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  const add = (texts: readonly (string | null)[], element: Element, attribute?: string) => {
    const parts = texts.map((text) => text ?? '');
    const text = plain(parts.join(''));
    if (!/\p{L}/u.test(text) || found.has(text)) return;
    const above = element.parentElement ? `${element.parentElement.localName} > ` : '';
    const place = above + element.localName + (attribute ? `[${attribute}]` : '');
    found.set(text, { text, parts: parts.map(plain).filter((part) => part !== ''), place });
  };

  // Countries are named by the browser.
  const isCountry = (element: Element): boolean =>
    element.localName === 'option' && /^[A-Z]{2}$/.test(element.getAttribute('value') ?? '');
  // A document that was not translated gives the page its title.
  const foreign = page.querySelector('main [lang] :is(h1, h2), main [lang]:is(h1, h2)') !== null;
  for (const element of page.documentElement.querySelectorAll('*')) {
    if (element.closest(LEFT_OUT) || isCountry(element) || (foreign && element.matches('title')))
      continue;
    for (const name of ATTRIBUTES) add([element.getAttribute(name)], element, name);
    let run: string[] = [];
    for (const node of [...element.childNodes, undefined]) {
      if (node?.nodeType === Node.TEXT_NODE) run.push(node.nodeValue ?? '');
      else if (node?.nodeType !== Node.COMMENT_NODE && node?.nodeName !== 'WBR') {
        add(run, element);
        run = [];
      }
    }
  }
  for (const meta of page.querySelectorAll(METAS))
    add([meta.getAttribute('content')], meta, 'content');
  return [...found.values()];
}

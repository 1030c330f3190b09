import { createHash } from 'node:crypto';
import type { MailBrand } from './mail-brand.ts';
import { type MailStyle, mailStyle } from './mail-style.ts';
import { escapeHtml, oneLine } from './plain-text.ts';
import { type Speech, speak } from './speak.ts';

interface BrandedPage {
  readonly brand: MailBrand;
  readonly locale: string;
  readonly title: { readonly id: string };
  /** What stands on it, as HTML. */
  readonly main: (say: (word: { readonly id: string }) => string) => string;
}

/**
 * A small page of a program, without scripts: where links of mails lead. `policy` is its
 * Content-Security-Policy.
 */
export function brandedPage({ brand, locale, title, main }: BrandedPage): {
  readonly html: string;
  readonly policy: string;
} {
  const speech: Speech = speak(locale, brand.title);
  const say = (word: { readonly id: string }) => escapeHtml(speech.say({ word }));
  const css = pageCss(mailStyle(brand, speech.direction));
  const html = `<!doctype html>
<html lang="${speech.tag}" dir="${speech.direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${say(title)}</title><style>${css}</style></head>
<body><header><a href="${escapeHtml(brand.home_url)}">${escapeHtml(oneLine(brand.title))}</a></header><main>${main(say)}</main></body>
</html>
`;
  const hash = createHash('sha256').update(css).digest('base64');
  const policy = `default-src 'none';style-src 'sha256-${hash}';form-action 'self';base-uri 'none';frame-ancestors 'none'`;
  return { html, policy };
}

function pageCss({ dark, radius, button_radius, body_font, wordmark }: MailStyle): string {
  return [
    '*{box-sizing:border-box}',
    `body{margin:0;min-height:100vh;background:${dark.ground};color:${dark.text};font:16px/1.6 ${body_font};color-scheme:dark}`,
    'header,main{max-width:36rem;margin-inline:auto;padding:1.5rem}',
    `header a{color:inherit;text-decoration:none;font-size:1.5rem;${wordmark}}`,
    `main{margin-block-start:8vh;background:${dark.surface};border-block-start:4px solid ${dark.primary};border-radius:0 0 ${radius}px ${radius}px}`,
    'h1{margin:0 0 1.5rem;font-size:1.5rem;line-height:1.3}',
    'p{margin:1.25rem 0 0}',
    `main a{color:${dark.accent}}`,
    `button{padding:.875rem 1.75rem;border:0;border-radius:${button_radius}px;background:${dark.primary};color:${dark.on_primary};font:inherit;font-weight:700;cursor:pointer}`,
    `:focus-visible{outline:3px solid ${dark.text};outline-offset:3px}`,
  ].join('');
}

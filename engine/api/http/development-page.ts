import { createHash } from 'node:crypto';
import { PAGE_HEADERS } from '#domain/http/answer-headers.ts';

const STYLE = `
:root{color-scheme:dark;font:16px/1.5 system-ui,sans-serif;background:#0b1220;color:#e2e8f0}
body{margin:0;padding:2rem 1rem}
main{max-width:44rem;margin:0 auto}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}
p{margin:0 0 1.5rem;color:#b6c2d4}
ul{list-style:none;margin:0 0 1.5rem;padding:0;display:grid;gap:.75rem;grid-template-columns:repeat(auto-fill,minmax(18rem,1fr))}
button{font:inherit;color:inherit;cursor:pointer;border:1px solid #475569;border-radius:.75rem;background:#152033;min-height:44px}
li button{width:100%;display:grid;grid-template-columns:3rem 1fr;column-gap:.875rem;align-items:center;padding:.75rem;text-align:start}
button:hover{background:#1e2c45;border-color:#00c16a}
button:focus-visible{outline:3px solid #00c16a;outline-offset:2px}
img,i{width:3rem;height:3rem;border-radius:50%;display:block;background:#334155}
strong,small{display:block;overflow-wrap:anywhere}
small{color:#b6c2d4;font-size:.875rem}
.cancel{padding:.5rem 1.25rem}
.panel{display:grid;gap:.75rem;padding:1rem;margin:0 0 1.5rem;border:1px solid #475569;border-radius:.75rem}
li .panel{margin:0}
.panel button{display:block;width:auto;padding:.5rem 1rem;text-align:center;justify-self:start}
.panel label{display:grid;gap:.25rem;color:#b6c2d4}
.panel .check{display:flex;gap:.5rem;min-height:2rem;align-items:center}
.panel input:not([type=checkbox]){font:inherit;color:inherit;background:#0b1220;border:1px solid #64748b;border-radius:.5rem;padding:.5rem;min-width:0}
input:focus-visible{outline:3px solid #00c16a;outline-offset:2px}
@media (prefers-reduced-motion:no-preference){button{transition:background-color .15s,border-color .15s}}
`;

/**
 * No script and nothing from elsewhere. Forms may lead to any address of the web: browsers hold the
 * redirects after a form against form-action too, and the sign-in ends on a branded host.
 */
export const DEVELOPMENT_HEADERS: Readonly<Record<string, string>> = {
  ...PAGE_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; img-src 'self'; form-action 'self' http: https:; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};

/** A whole page, of which nothing is known in production. `body` is HTML. */
export function developmentPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>
${body}
</main></body>
</html>
`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text as HTML says it. */
export const toHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

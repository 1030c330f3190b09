import { createHash } from 'node:crypto';
import { PAGE_HEADERS } from '#domain/http/answer-headers.ts';
import { SAMPLE_PEOPLE, type SamplePerson } from './sample-people.ts';

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
@media (prefers-reduced-motion:no-preference){button{transition:background-color .15s,border-color .15s}}
`;

/**
 * No script and nothing from elsewhere. Forms may lead to any address of the web: browsers hold the
 * redirects after a form against form-action too, and the sign-in ends on a branded host.
 */
export const CHOICE_HEADERS: Readonly<Record<string, string>> = {
  ...PAGE_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; img-src 'self'; form-action 'self' http: https:; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};

/**
 * The page on which a developer chooses whom to be. `action` is where the choice is posted;
 * `standsFor` names the provider in whose place it is shown.
 */
export function choicePage(action: string, mount: string, standsFor?: string): string {
  const place =
    standsFor === undefined
      ? ''
      : ` Here it stands for <b>${toHtml(standsFor)}</b>, which has no credentials on this machine: these are other accounts of theirs than those of “Sample people”, who have done things in the programs already; where a program asks for one, it is linked there.`;
  return page(
    standsFor === undefined ? 'Sign in as a sample person' : `Sign in with ${toHtml(standsFor)}`,
    `<p>This sign-in exists on development machines only. Choose whom you want to be.${place}</p>
<form method="post" action="${toHtml(action)}">
<ul>${SAMPLE_PEOPLE.map((person) => choice(person, mount)).join('\n')}</ul>
<button class="cancel" name="cancel" value="yes">Cancel</button>
</form>`,
  );
}

/** A page that tells what is wrong and what to do. */
export function problemPage(problem: string, action: string): string {
  return page('This sign-in cannot go on', `<p>${toHtml(problem)} ${toHtml(action)}</p>`);
}

/** A person's picture: their initials on their two colours. */
export function picture(name: string, colors: readonly [string, string]): string {
  const [light, dark] = colors;
  const initials = name.split(' ').map((part) => [...part][0] ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs><rect width="96" height="96" fill="url(#g)"/><text x="48" y="48" dy=".35em" text-anchor="middle" font-family="system-ui,sans-serif" font-size="38" font-weight="600" fill="#fff">${toHtml(initials.join(''))}</text></svg>`;
}

function choice(person: SamplePerson, mount: string): string {
  const { id, name, email, email_verified, country, operator, statistics } = person;
  const address = email
    ? `${email}${email_verified ? '' : ' (not verified)'}`
    : 'no e-mail address';
  const facts = [
    country,
    `${(statistics.followers ?? 0).toLocaleString('en')} followers`,
    ...(operator ? [operator] : []),
  ];
  const image = person.colors
    ? `<img src="${mount}/pictures/${id}.svg" alt="" width="48" height="48">`
    : '<i></i>';
  return `<li><button name="person" value="${id}">${image}<span><strong>${toHtml(name)}</strong><small>${toHtml(address)}</small><small>${toHtml(facts.join(' · '))}</small></span></button></li>`;
}

function page(title: string, body: string): string {
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
const toHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

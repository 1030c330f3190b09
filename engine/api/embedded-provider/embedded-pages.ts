import { developmentPage as page, toHtml } from '../http/development-page.ts';
import { SAMPLE_PEOPLE, type SamplePerson } from './sample-people.ts';

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

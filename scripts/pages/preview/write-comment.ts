import type { ChangedPrograms } from './changed-programs.ts';

export interface PreviewParts {
  readonly changed: ChangedPrograms;
  /** Of the plan. */
  readonly environment: string;
  /** As `marquee plan` says it. */
  readonly plan: string;
  /** As `marquee validate` says them. */
  readonly issues: string;
  /** Names of files in `pictures/`. */
  readonly pictures: readonly string[];
}

/** By which the comment is found again, to be replaced. */
const MARK = '<!-- marquee-preview -->';
/** GitHub takes 65,536 characters. */
const LONGEST = 20_000;

/** The comment on a change of a catalogue, in GitHub's Markdown; its pictures lie in `pictures/`. */
export function writeComment({
  changed,
  environment,
  plan,
  issues,
  pictures,
}: PreviewParts): string {
  return `${[
    MARK,
    '### What this changes',
    summary(changed),
    details('Manifests', issues),
    details(`What applying it would do, as in ${environment}`, plan),
    ...(pictures.length === 0 ? [] : ['#### How it looks', ...pictures.map(picture)]),
  ].join('\n\n')}\n`;
}

function summary({ slugs, gone, site }: ChangedPrograms): string {
  const told = [
    ...(slugs.length > 0 ? [`Changed or new: ${list(slugs)}.`] : []),
    ...(gone.length > 0 ? [`Removed: ${list(gone)}.`] : []),
    ...(site ? ['The site itself changed, so every program may look different.'] : []),
  ];
  return told.length > 0 ? told.join('\n') : 'Nothing that anybody would see.';
}

const list = (slugs: readonly string[]) => slugs.map((slug) => `\`${slug}\``).join(', ');

/** What was said, to fold out; nothing in it is read as Markdown. */
function details(title: string, said: string): string {
  const text = said.trimEnd();
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}\n…` : text;
  const longest = Math.max(2, ...[...shown.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `<details open><summary>${title}</summary>\n\n${fence}\n${shown}\n${fence}\n\n</details>`;
}

/** The workflow puts the address of what it published in the place of `pictures/…`. */
function picture(name: string): string {
  return `<details><summary>${name.replace(/\.png$/, '')}</summary>\n\n![${name}](pictures/${name})\n\n</details>`;
}

import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';

export interface Starter {
  readonly slug: string;
  readonly title: string;
  readonly publisher: string;
  /** The address of the program schema, as the manifest writes it. */
  readonly schema: string;
  /** The address of the campaign schema. */
  readonly campaignSchema: string;
  readonly identityProviders: readonly string[];
}

/** The files of a new program's folder, by their path in it. */
export function starterFiles(starter: Starter): Record<string, string> {
  const { slug, title, publisher, schema, identityProviders } = starter;
  const picture = { TITLE: escapeXml(title) };
  return {
    'program.yaml': fillIn('program.yaml', {
      NAME: slug,
      SLUG: scalar(slug),
      UUID: scalar(randomUUID()),
      TITLE: scalar(title),
      PUBLISHER: scalar(publisher),
      SCHEMA: schema,
      PROVIDERS: `[${identityProviders.map(scalar).join(', ')}]`,
      SEED: String(randomInt(1000)),
    }),
    'campaign.yaml': fillIn('campaign.yaml', { NAME: slug, SCHEMA: starter.campaignSchema }),
    'assets/logo.svg': fillIn('logo.svg', picture),
    'assets/favicon.svg': fillIn('favicon.svg', picture),
  };
}

const fillIn = (template: string, values: Readonly<Record<string, string>>): string =>
  fillInTemplate(new URL(template, import.meta.url), values);

/** A template's text, with a value for each `__NAME__` that has one. */
export function fillInTemplate(
  template: URL | string,
  values: Readonly<Record<string, string>>,
): string {
  const text = readFileSync(template, 'utf8');
  return text.replace(/__([A-Z]+)__/g, (whole, name: string) => values[name] ?? whole);
}

/** A text as one line of YAML, quoted where it must be. */
export const scalar = (text: string) => stringify(text, { lineWidth: 0 }).trimEnd();

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.codePointAt(0)};`);
}

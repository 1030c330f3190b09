import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillInTemplate, scalar, starterFiles } from '../new/starter-files.ts';
import type { EngineLock } from './engine-lock.ts';

export interface RepositoryStarter {
  readonly slug: string;
  readonly title: string;
  readonly publisher: string;
  /** Where all programs can be found together. */
  readonly host: string;
  readonly engine: EngineLock;
  readonly today: Date;
}

const TEMPLATE = fileURLToPath(new URL('template', import.meta.url));
/** Where the repository keeps the engine, as `template/marquee.js` has it. */
const ENGINE = '.marquee-engine';
/** Of the site that the template has. */
const IDENTITY_PROVIDERS = ['twitch', 'google'];

/** The files of a publisher's own repository, by their path in it. */
export function repositoryFiles(starter: RepositoryStarter): Record<string, string> {
  const { slug, title, publisher, host, engine, today } = starter;
  const values = {
    PLAIN: publisher,
    SLUG: slug,
    HOST: host,
    PRODUCT: scalar(publisher),
    DESCRIPTION: scalar(`The creator programs of ${publisher}.`),
    DATE: today.toISOString().slice(0, 10),
    SCHEMA: `../${ENGINE}/schemas/site.schema.json`,
  };
  const files: Record<string, string> = {};
  for (const file of templates()) {
    const content = fillInTemplate(join(TEMPLATE, file), values);
    // As a file of this repository it would be its own.
    files[file === 'gitignore' ? '.gitignore' : file] = content;
  }
  const program = starterFiles({
    ...{ slug, title, publisher, identityProviders: IDENTITY_PROVIDERS },
    schema: `../../${ENGINE}/schemas/program.schema.json`,
    campaignSchema: `../../${ENGINE}/schemas/campaign.schema.json`,
  });
  for (const [file, content] of Object.entries(program))
    files[`programs/${slug}/${file}`] = content;
  files['package.json'] = `${JSON.stringify(packageOf(slug, engine), null, 2)}\n`;
  return files;
}

const templates = (): string[] =>
  readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(TEMPLATE.length + 1))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

const packageOf = (slug: string, engine: EngineLock) => ({
  name: `${slug}-creator-programs`,
  private: true,
  type: 'module',
  engines: { node: '>=20.19' },
  bin: { marquee: 'marquee.js' },
  scripts: {
    start: 'node marquee.js npm start',
    validate: 'node marquee.js validate',
    bundle: 'node marquee.js bundle catalogue.bundle --env production',
    screenshots: 'node marquee.js npm run screenshots --',
  },
  marquee: engine,
});

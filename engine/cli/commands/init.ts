import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Command } from 'commander';
import { example } from '../console/example.ts';
import { UserError } from '../console/user-error.ts';
import { engineLock } from '../init/engine-lock.ts';
import { repositoryFiles } from '../init/repository-files.ts';
import { oneLine, refuseBadSlug } from '../new/names.ts';

interface Choice {
  readonly publisher: string;
  readonly slug?: string;
  readonly title?: string;
  readonly host?: string;
  readonly engine?: string;
  readonly commit?: string;
}

/** A name that DNS has, with a dot. */
const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

/** `marquee init`: a publisher's own repository, without the samples. */
export function initCommand(): Command {
  return new Command('init')
    .description(
      "Write a publisher's own repository: the site, legal texts to fill in, one program, checks for pull requests.",
    )
    .argument('<folder>', 'where to write it; it is new, or empty')
    .requiredOption('--publisher <publisher>', 'whose programs they are')
    .option('--slug <slug>', "the first program's name in addresses; absent: made from --publisher")
    .option(
      '--title <title>',
      'what visitors of that program read; absent: made from the publisher',
    )
    .option('--host <host>', 'where all programs can be found; absent: a sample to replace')
    .option('--engine <repository>', 'where git fetches the engine; absent: the origin of this one')
    .option('--commit <commit>', 'the commit of the engine to lock; absent: the one of this engine')
    .addHelpText('after', example('init ../acme-programs --publisher "Acme"'))
    .action((folder: string, choice: Choice) => {
      const publisher = oneLine('publisher', choice.publisher);
      const slug = choice.slug ?? slugOf(publisher);
      refuseBadSlug(slug);
      const title = oneLine('title', choice.title ?? `${publisher} Creators`);
      const host = choice.host ?? `creators.${slug}.example`;
      if (!HOST.test(host))
        throw new UserError(
          `"${host}" is no host. Write it like creators.acme.com, without https.`,
        );
      const engine = engineLock(choice);
      requireEmpty(folder);
      const files = repositoryFiles({ slug, title, publisher, host, engine, today: new Date() });
      for (const [file, content] of Object.entries(files)) write(join(folder, file), content);
      chmodSync(join(folder, 'marquee.js'), 0o755);
      const shown = relative(process.cwd(), folder) || '.';
      console.log(
        `\nThe engine is locked at ${engine.commit.slice(0, 12)} of ${engine.repository}.\nNext: cd ${shown} && git init && npx marquee validate && npm start\nREADME.md says what to fill in before going live.`,
      );
    });
}

/** A slug out of a name; where nothing of it can stand in one, it is refused as such. */
const slugOf = (name: string): string => {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[a-z0-9]+/g)?.join('-') ?? name;
};

function requireEmpty(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    if (readdirSync(folder).every((name) => name === '.git')) return;
  } catch (cause) {
    throw new UserError(`${folder} cannot be created: ${(cause as NodeJS.ErrnoException).code}.`);
  }
  throw new UserError(`${folder} is not empty. Name a new folder.`);
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`Wrote ${relative(process.cwd(), file)}`);
}

import { isIP } from 'node:net';
import { Command, InvalidArgumentError, Option } from 'commander';
import { storePlace } from '#api/store/place.ts';
import { addCampaignOptions } from '../campaigns/campaign-options.ts';
import { sayIssues } from '../campaigns/require-campaigns.ts';
import type { CatalogueChoice } from '../console/catalogue-options.ts';
import { colorsFor } from '../console/colors.ts';
import { example } from '../console/example.ts';
import { STORE_HELP } from '../console/store-help.ts';
import { EXIT_FINE, EXIT_ISSUES } from '../console/user-error.ts';

interface Choice extends CatalogueChoice {
  readonly format: 'pretty' | 'json';
  readonly all?: true;
  readonly resolver?: string;
  readonly at?: { readonly address: string; readonly port: number };
  readonly dkimSelector?: string;
  readonly instances: readonly URL[];
  readonly timeout: number;
}

const HTTPS = 443;

/** `marquee doctor`: everything between here and live. */
export function doctorCommand(): Command {
  return addCampaignOptions(new Command('doctor'))
    .description(
      'Look at everything between here and live, and say what to do: DNS, certificates, proxy, instances, sign-in, mail, secrets, database, clock, campaigns, keys, applications, translations. Changes nothing.',
    )
    .argument('[slugs...]', 'the programs to look at, with the site; absent: all of them')
    .addOption(
      new Option('--format <format>', 'how to say it')
        .choices(['pretty', 'json'])
        .default('pretty'),
    )
    .option('--all', 'say also what is well (json always does)')
    .option(
      '--resolver <address>',
      "the DNS server to ask, such as 1.1.1.1; absent: the system's",
      toResolver,
    )
    .option(
      '--at <address>',
      'reach every host there, with an optional :port, as before DNS leads to it',
      toPlace,
    )
    .option('--dkim-selector <name>', 'under which name the DKIM key of your mails stands')
    .option(
      '--instances <places>',
      'internal listeners by commas, such as web:9000,api:9000: whether all of them serve the same',
      toInstances,
      [],
    )
    .option('--timeout <seconds>', 'for each question to the network', toSeconds, 5)
    .addHelpText(
      'after',
      `${STORE_HELP} Variables that the server has must be set here, too.\n\nExit codes: 0 fine, 1 something stands in the way, 2 cannot run.`,
    )
    .addHelpText('after', example('doctor sega --env production'))
    .action(run);
}

async function run(slugs: string[], choice: Choice): Promise<void> {
  // Loaded here: the other commands need none of it.
  const { readCatalogue } = await import('../doctor/read-catalogue.ts');
  const catalogue = await readCatalogue(slugs, choice);
  if ('broken' in catalogue) {
    sayIssues(catalogue.broken);
    process.exitCode = EXIT_ISSUES;
    return;
  }
  const { openNetwork } = await import('../doctor/network.ts');
  const { hostsOf } = await import('../doctor/hosts-of.ts');
  const { lookAtHosts } = await import('../doctor/look-at-hosts.ts');
  const { lookAtStore } = await import('../doctor/look-at-store.ts');
  const { askInstances } = await import('../doctor/ask-instances.ts');
  const { examine } = await import('../doctor/examine.ts');
  const { countOf } = await import('../doctor/finding.ts');
  const { drawExaminations, examinationsAsJson } = await import('../doctor/draw-examinations.ts');
  const { timeout, resolver, at, dkimSelector } = choice;
  const network = openNetwork({
    limit: timeout * 1000,
    ...(resolver === undefined ? {} : { resolvers: [resolver] }),
    ...(at === undefined ? {} : { reachedAt: at }),
  });
  const wanted = hostsOf(catalogue);
  const looking = lookAtHosts(wanted, network);
  const asking = askInstances(choice.instances, network.limit);
  const examinations = await lookAtStore(storePlace(process.env), async (store) =>
    examine({
      ...catalogue,
      ...{ variables: process.env, network, store, dkimSelector, now: new Date() },
      ...{ hosts: await looking, instances: await asking },
    }),
  );
  const extent = {
    environment: catalogue.environment,
    programs: catalogue.programs.length,
    hosts: wanted.length,
  };
  const shown = choice.all ? 'everything' : 'to do';
  process.stdout.write(
    choice.format === 'json'
      ? examinationsAsJson(examinations, extent)
      : drawExaminations(examinations, extent, shown, colorsFor(process.stdout)),
  );
  const bad =
    countOf(
      examinations.flatMap(({ findings }) => findings),
      'error',
    ) > 0;
  process.exitCode = bad ? EXIT_ISSUES : EXIT_FINE;
}

function toSeconds(text: string): number {
  if (/^\d{1,3}(\.\d+)?$/.test(text) && Number(text) > 0) return Number(text);
  throw new InvalidArgumentError('It must be a number of seconds above 0, and below 1000.');
}

function toResolver(text: string): string {
  splitPlace(text, 53);
  return text;
}

function toInstances(text: string): readonly URL[] {
  return text.split(',').map((place) => {
    const url = URL.parse(`http://${place.trim()}`);
    if (url && url.port !== '' && url.pathname === '/' && url.search === '') return url;
    throw new InvalidArgumentError(`"${place}" is no host with a port, such as web:9000.`);
  });
}

const toPlace = (text: string) => splitPlace(text, HTTPS);

/** `10.0.0.1`, `10.0.0.1:8443`, `2001:db8::1`, `[2001:db8::1]:8443`. */
function splitPlace(text: string, usual: number): { address: string; port: number } {
  if (isIP(text)) return { address: text, port: usual };
  const [, bracketed, plain, port = String(usual)] =
    /^(?:\[([^\]]+)\]|([^:]+))(?::(\d{1,5}))?$/.exec(text) ?? [];
  const address = bracketed ?? plain ?? '';
  if (isIP(address) && Number(port) > 0 && Number(port) < 65_536)
    return { address, port: Number(port) };
  throw new InvalidArgumentError('It must be an IP address, with an optional :port.');
}

import type { ContrastPair } from '#domain/theme/contrast-report.ts';
import { either, error, hint, warning } from './define.ts';

interface Others {
  others: number;
}
interface Named {
  name: string;
  suggestion: string | undefined;
}
const choice = (known: readonly string[]) =>
  known.length > 0
    ? `Choose from ${known.join(', ')}.`
    : 'Remove it: there are none to choose from.';
const unknown = (what: string, where: string) =>
  error(
    ({ name }: Named & { known: readonly string[] }) => `There is no ${what} "${name}"${where}.`,
    ({ known, suggestion }) => `${choice(known)}${hint(suggestion)}`,
  );
/** Figures that rules of a kind may well ask for. */
const EXAMPLES: Readonly<Record<string, number>> = { age: 18, games_owned: 1 };
const colorName = (name: string) => name.replaceAll('_', ' ');
/** A thing that only one program may have, and that two ask for. */
interface Contest {
  readonly value: string;
  readonly owner: string;
  readonly place: string;
  /** The program that the issue is of. */
  readonly slug: string;
  /**
   * The program has it itself, further up; the owner has it already; both merely ask for it; or
   * this program is a copy of another one.
   */
  readonly standing: 'own' | 'held' | 'open' | 'copy';
}

const contested = (what: string, remedies: (slug: string) => { held: string; open: string }) =>
  error(
    ({ value, owner, place, standing }: Contest) =>
      standing === 'open'
        ? `${what} "${value}" is also that of program "${owner}" (${place}). Which of the two had it first is not known, so neither gets it.`
        : `${what} "${value}" already belongs to program "${owner}" (${place}).`,
    ({ owner, slug, standing }) => {
      const { held, open } = remedies(slug);
      if (standing === 'own') return 'Remove it: the program has this address already.';
      if (standing === 'held') return held;
      if (standing === 'open')
        return `See which is the newcomer by folder and slug, "${slug}" or "${owner}", and ${open}; the other is then served.`;
      return `The folder "${slug}" holds a copy: its slug is still that of another program. Write slug: ${slug}. ${held}`;
    },
  );
const once = (what: string) =>
  contested(what, () => ({
    held: 'Remove it from one of the two manifests.',
    open: 'remove it there',
  }));

export const REFINE_ISSUES = {
  PROGRAM_NOT_COMPILED: error(
    ({ reason }: { reason: string }) => `The program cannot be compiled: ${reason}.`,
    () => 'Check that every file of the folder can be read. If so, this is a fault of the engine.',
  ),
  PROGRAM_SLUG_FOLDER: error(
    ({ slug, folder }: { slug: string; folder: string }) =>
      `The slug is "${slug}", but the folder is "${folder}".`,
    ({ folder }) => `Write slug: ${folder}, or rename the folder.`,
  ),
  PROGRAM_UUID_DUPLICATE: contested('The uuid', (slug) => ({
    held: `Give "${slug}" a uuid of its own.`,
    open: 'give that one a uuid of its own',
  })),
  PROGRAM_HOST_DUPLICATE: once('The host'),
  PROGRAM_ALIAS_DUPLICATE: once('The address'),
  PROGRAM_BASE_ROUTE_DUPLICATE: once('The base route'),
  PROGRAM_HOST_RESERVED: error(
    ({ host }: { host: string }) => `"${host}" is a host of the portal itself.`,
    () => "Use a host of the program's own.",
  ),
  PROGRAM_ADDRESS_RESERVED: error(
    ({ address }: { address: string }) => `"${address}" is an address of the portal itself.`,
    () => 'Choose another address, for example /programs/<slug>-invite.',
  ),
  IDENTITY_PROVIDER_DUPLICATE: error(
    ({ name }: { name: string }) => `Two identity providers have the id "${name}".`,
    () => 'Give one of the two another id: accounts are known by it.',
  ),
  IDENTITY_PROVIDER_RESTRICTED: error(
    ({ name, slugs }: { name: string; slugs: readonly string[] }) =>
      `The identity provider "${name}" is for ${slugs.join(', ')} alone.`,
    () => 'Remove it, or name this program under its "programs" in site.yaml.',
  ),
  OPERATOR_PROVIDER_UNVERIFIED: error(
    ({ name }: { name: string }) =>
      `The identity provider "${name}" does not say whether it verified an e-mail address, so no operator is recognised by it.`,
    () => 'Say where with profile.email and profile.email_verified, or name another provider.',
  ),
  PAGE_LANDING_MISSING: error(
    () => 'No page has the path "/".',
    () => 'Add the landing page: an entry with path: / and its blocks.',
  ),
  PAGE_PATH_DUPLICATE: error(
    ({ path }: { path: string }) => `Another page already has the path "${path}".`,
    () => 'Give one of the two another path.',
  ),
  PAGE_PATH_TAKEN: error(
    ({ path }: { path: string }) =>
      `"${path}" is the path of a section or legal document of this program.`,
    () => 'Choose another path, or give the section another one.',
  ),
  PAGE_UNKNOWN: unknown('page', ' in this program'),
  BLOCK_ID_DUPLICATE: error(
    ({ id }: { id: string }) => `Another block of this page already has the id "${id}".`,
    () => 'Give one of the two another id.',
  ),
  SECTION_DUPLICATE: error(
    ({ name }: { name: string }) => `The section "${name}" is listed twice.`,
    () => 'Remove one of the two.',
  ),
  SECTION_PATH_DUPLICATE: error(
    ({ path, other }: { path: string; other: string }) =>
      `The section "${other}" already has the path "${path}".`,
    () => 'Give one of the two another path.',
  ),
  ICON_UNKNOWN: error(
    ({ name }: Named) => `There is no icon "${name}".`,
    ({ suggestion }) =>
      `Name an icon of the set tabler, such as tabler:key. Other sets need icons.base_url of site.yaml to name a service that has them.${hint(suggestion)}`,
  ),
  LOCALE_UNKNOWN: unknown('locale', ' on this site'),
  COUNTRY_UNKNOWN: error(
    ({ code }: { code: string; suggestion: string | undefined }) =>
      `ISO 3166 knows no country "${code}".`,
    ({ suggestion }) =>
      suggestion === undefined
        ? 'Write its code of two capital letters, such as US, DE or JP.'
        : `Did you mean "${suggestion}"?`,
  ),
  GUARD_UNKNOWN: unknown('guard', ''),
  VALIDATION_RULE_UNKNOWN: unknown('validation rule', ''),
  IDENTITY_PROVIDER_UNKNOWN: unknown('identity provider', ' in site.yaml'),
  MESSAGE_UNKNOWN: error(
    ({ name }: Named) => `The engine has no message "${name}".`,
    ({ suggestion }) =>
      suggestion
        ? `Did you mean "${suggestion}"?`
        : 'Remove it; engine/contract/generated/messages.ts lists the ids.',
  ),
  LINK_BROKEN: error(
    ({ to }: { to: string; known: readonly string[]; suggestion: string | undefined }) =>
      `"${to}" leads nowhere in this program.`,
    ({ known, suggestion }) => `${choice(known)}${hint(suggestion)}`,
  ),
  LEGAL_FILE_MISSING: error(
    ({ file }: { file: string }) => `There is no file ${file}.`,
    () => 'Add the document, or remove the field.',
  ),
  LEGAL_FILE_TOO_LARGE: error(
    ({ file, limit }: { file: string; limit: number }) => `${file} has more than ${limit} bytes.`,
    () => 'Shorten it, or publish it elsewhere and link to it.',
  ),
  THEME_CONTRAST: error(
    ({ mode, foreground, background, contrast, wanted, others }: ContrastPair & Others) =>
      `In ${mode} mode, ${colorName(foreground)} on ${colorName(background)} has a contrast of ${contrast}; WCAG AA asks for ${wanted}.${others > 0 ? ` It is the worst of ${others + 1} pairs that miss it.` : ''}`,
    ({ mode }) =>
      `Choose a ${mode === 'dark' ? 'darker' : 'lighter'} ground, or colours further from it.`,
  ),
  COLOR_MODE_SYSTEM: warning(
    () => 'The colour mode "system" cannot be forced, and is ignored.',
    () => 'Write preference to follow the visitor, or force dark or light.',
  ),
  WINDOW_ORDER: error(
    ({ first, second }: { first: string; second: string }) =>
      `"${second}" is not later than "${first}".`,
    () => 'Correct one of the two moments.',
  ),
  WINDOW_MISSING: error(
    () => 'The state is "window", but there is neither opens_at nor closes_at.',
    () => 'Add at least one of the two, or change the state to open or closed.',
  ),
  FIELD_DUPLICATE: error(
    ({ name }: { name: string }) => `Another field already has the name "${name}".`,
    () => 'Give one of the two another name.',
  ),
  FIELD_OPTIONS: error(
    ({ name, type, needed }: { name: string; type: string; needed: boolean }) =>
      needed
        ? `The field "${name}" has the type ${type}, but no options to choose from.`
        : `The field "${name}" has options, but the type ${type} takes none.`,
    ({ needed }) =>
      needed ? 'Add its options.' : 'Remove the options, or change the type to select.',
  ),
  FIELD_RANGE: error(
    ({ name, type, wrongType }: { name: string; type: string; wrongType: boolean }) =>
      wrongType
        ? `The field "${name}" has a smallest or largest number, but the type ${type} takes none.`
        : `The smallest answer of the field "${name}" is larger than the largest.`,
    ({ wrongType }) =>
      wrongType ? 'Remove both, or change the type to number.' : 'Correct one of the two.',
  ),
  FIELD_CONDITION_UNKNOWN: error(
    ({ field }: { field: string; earlier: readonly string[] }) =>
      `There is no field "${field}" above this one.`,
    ({ earlier }) =>
      earlier.length > 0
        ? `Name ${either(earlier)}, or move this field below the one it depends on.`
        : 'Move this field below the one it depends on.',
  ),
  FIELD_CONDITION_VALUE: error(
    ({ field, equals }: { field: string; equals: string; answers: readonly string[] }) =>
      `The field "${field}" never has the answer "${equals}".`,
    ({ answers }) => `Name ${either(answers)}.`,
  ),
  ELIGIBILITY_FIELD_NEEDED: error(
    ({ kind, field }: { kind: string; field: string }) =>
      `A rule of the kind ${kind} needs the field "${field}".`,
    ({ kind, field }) =>
      field === 'countries'
        ? 'Add the countries, for example countries: [US, CA]'
        : field === 'games'
          ? 'Add the games by their app ids, the numbers in the addresses of their store pages: games: [730]'
          : `Add the smallest figure that meets it, for example ${field}: ${EXAMPLES[kind] ?? 1000}`,
  ),
  ELIGIBILITY_PLATFORM: error(
    ({ kind, platform }: { kind: string; platform: string; known: string }) =>
      `A rule of the kind ${kind} cannot be measured on "${platform}".`,
    ({ known }) => `Write platform: ${known}, or leave it out.`,
  ),
  ELIGIBILITY_GAMES_FEW: error(
    ({ at_least, games }: { at_least: number; games: number }) =>
      `Nobody can own ${at_least} of ${games === 1 ? 'one game' : `${games} games`}.`,
    ({ games }) => `Name more games, or ask for ${games} at most.`,
  ),
  ELIGIBILITY_UNLINKED: warning(
    ({ label, platform }: { label: string; platform: string }) =>
      `Nobody can be known to meet "${label}": no account of ${platform} can be linked here.`,
    ({ platform }) =>
      `Describe the provider ${platform} in site.yaml, and list it in identity_providers of the program.`,
  ),
  ELIGIBILITY_UNASKED: warning(
    ({ label }: { label: string; name: string; type: string }) =>
      `Nobody can be known to meet "${label}": no question asks for it, and no account that can be linked here tells it.`,
    ({ name, type }) =>
      `Add a question to applications.form: name: ${name}, type: ${type}, and a label.${name === 'confirmed_age' ? ' The agreement confirmed_18 does it as well.' : ''}`,
  ),
  SITE_UNKNOWN_HOST_PROGRAM: error(
    ({ slug }: { slug: string }) =>
      `There is no live program "${slug}" to show on hosts that belong to nobody.`,
    () => 'Name a live program, or publish or repair this one.',
  ),
  SITE_BINGO_DEMO: error(
    ({ reason }: { reason: string }) => reason,
    () => 'Name a live program and a board of its campaign without activation_id, or no demo.',
  ),
  SITE_BINGO_DEMO_ABSENT: warning(
    ({ slug }: { slug: string }) =>
      `There is no program "${slug}" whose board the demo could play, so there is no demo.`,
    () => 'Name a program of this catalogue, or remove bingo_demo.',
  ),
};

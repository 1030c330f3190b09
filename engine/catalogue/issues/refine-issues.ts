import { either, error, hint, warning } from './define.ts';

interface Named {
  name: string;
  suggestion: string | undefined;
}
const unknown = (what: string, where: string) =>
  error(
    ({ name }: Named & { known: readonly string[] }) => `There is no ${what} "${name}"${where}.`,
    ({ known, suggestion }) => `Known: ${known.join(', ') || 'none'}.${hint(suggestion)}`,
  );
const taken = (what: string) =>
  error(
    ({ value, owner, place }: { value: string; owner: string; place: string; path: string }) =>
      `${what} "${value}" already belongs to program "${owner}" (${place}).`,
    () => 'Remove it from one of the two manifests.',
  );

export const REFINE_ISSUES = {
  PROGRAM_SLUG_FOLDER: error(
    ({ slug, folder }: { slug: string; folder: string }) =>
      `slug is "${slug}", but the folder is "${folder}".`,
    ({ folder }) => `Write slug: ${folder}, or rename the folder.`,
  ),
  PROGRAM_UUID_DUPLICATE: taken('The uuid'),
  PROGRAM_HOST_DUPLICATE: taken('The host'),
  PROGRAM_ALIAS_DUPLICATE: taken('The address'),
  PROGRAM_BASE_ROUTE_DUPLICATE: taken('The base route'),
  PROGRAM_HOST_RESERVED: error(
    ({ host }: { host: string }) => `"${host}" is a host of the portal itself.`,
    () => "Use a host of the program's own.",
  ),
  PROGRAM_ADDRESS_RESERVED: error(
    ({ address }: { address: string }) => `"${address}" is an address of the portal itself.`,
    () => 'Choose another, for example below /programs/.',
  ),
  PAGE_LANDING_MISSING: error(
    () => 'No page has the path "/".',
    () => 'Add the landing page: path: / with its blocks.',
  ),
  PAGE_PATH_DUPLICATE: error(
    ({ path }: { path: string }) => `Another page already has the path "${path}".`,
    () => 'Give one of the two another path.',
  ),
  PAGE_PATH_TAKEN: error(
    ({ path }: { path: string }) =>
      `"${path}" is the address of a section or legal document of this program.`,
    () => "Choose another path, or give the section another path of its own.",
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
  ASSET_MISSING: error(
    ({ name }: Named) => `There is no file assets/${name}.`,
    ({ suggestion }) => `Add the file.${hint(suggestion)}`,
  ),
  ASSET_UNSAFE: error(
    ({ name, found }: { name: string; found: string }) =>
      `assets/${name} contains ${found}; pictures must be passive.`,
    () => 'Remove scripts, event handlers and foreign references from the file.',
  ),
  ICON_UNKNOWN: error(
    ({ name }: Named) => `There is no icon "${name}".`,
    ({ suggestion }) => `The set tabler is compiled in.${hint(suggestion)}`,
  ),
  LOCALE_UNKNOWN: unknown('locale', ' on this site'),
  GUARD_UNKNOWN: unknown('guard', ''),
  VALIDATION_RULE_UNKNOWN: unknown('validation rule', ''),
  IDENTITY_PROVIDER_UNKNOWN: unknown('identity provider', ' in site.yaml'),
  MESSAGE_UNKNOWN: unknown('message of the engine', ''),
  LINK_BROKEN: error(
    ({ to }: { to: string; known: readonly string[]; suggestion: string | undefined }) =>
      `"${to}" leads nowhere in this program.`,
    ({ known, suggestion }) => `Known: ${known.join(', ')}.${hint(suggestion)}`,
  ),
  LEGAL_FILE_MISSING: error(
    ({ file }: { file: string }) => `The document ${file} is not there.`,
    () => 'Write it, or leave the field out to use the document of the site.',
  ),
  LEGAL_FILE_TOO_LARGE: error(
    ({ file, limit }: { file: string; limit: number }) =>
      `The document ${file} has more than ${limit} bytes.`,
    () => 'Shorten it, or publish it elsewhere and link to it.',
  ),
  THEME_CONTRAST: error(
    ({ mode, foreground, background, contrast, wanted }: {
      mode: string;
      foreground: string;
      background: string;
      contrast: number;
      wanted: number;
    }) =>
      `In ${mode} mode, ${foreground} on ${background} reaches a contrast of ${contrast}; WCAG AA asks for ${wanted}.`,
    () => 'Choose a darker ground, or a lighter colour for the dark ground.',
  ),
  COLOR_MODE_SYSTEM: warning(
    () => 'color_mode "system" cannot be forced and is ignored.',
    () => 'Write preference to follow the visitor, or dark or light to force a mode.',
  ),
  WINDOW_ORDER: error(
    ({ first, second }: { first: string; second: string }) => `${second} is not after ${first}.`,
    () => 'Put the two moments in order.',
  ),
  WINDOW_MISSING: error(
    () => 'state is "window", but neither opens_at nor closes_at is there.',
    () => 'Add at least one of the two, or write open or closed.',
  ),
  FIELD_DUPLICATE: error(
    ({ name }: { name: string }) => `Another field already has the name "${name}".`,
    () => 'Give one of the two another name.',
  ),
  FIELD_OPTIONS: error(
    ({ name, type, needed }: { name: string; type: string; needed: boolean }) =>
      needed
        ? `The field "${name}" of type ${type} has no options to choose from.`
        : `The field "${name}" has options, but type ${type} takes none.`,
    ({ needed }) => (needed ? 'Add options.' : 'Remove its options.'),
  ),
  FIELD_CONDITION_UNKNOWN: error(
    ({ field }: { field: string; earlier: readonly string[] }) =>
      `No earlier field has the name "${field}".`,
    ({ earlier }) =>
      earlier.length > 0 ? `Name ${either(earlier)}.` : 'Move this field below the one it names.',
  ),
  SITE_UNKNOWN_HOST_PROGRAM: error(
    ({ slug }: { slug: string }) => `unknown_host_program "${slug}" is no live program.`,
    () => 'Name a live program, or add one with this slug.',
  ),
};

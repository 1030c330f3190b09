import type { Catalogue } from '#catalogue/catalogue.ts';
import type { RedirectTo, Resolution } from '#domain/routing/resolve-address.ts';
import type { Viewed } from './document-server.ts';

type Place = Exclude<Resolution, RedirectTo>;

/** The locales of a program, or of the portal. */
export const localesOf = ({ program }: Place, { site }: Catalogue): readonly string[] =>
  program?.locales ?? site.site.locales;

/** Of whom a profile may stand there. */
export function whoseProfile(resolution: Resolution): Pick<Viewed, 'whose'> {
  if (resolution.kind !== 'program' || resolution.place.kind !== 'profile') return {};
  const { program, place } = resolution;
  return { whose: { program_uuid: program.uuid, handle: place.handle } };
}

/** Whether a page is the same whatever its query asks for, and whoever it names. */
export function isPlain(resolution: Place): boolean {
  if (resolution.kind === 'site') return resolution.match.route.name !== 'display-programs';
  return resolution.kind === 'program' && resolution.place.kind !== 'profile';
}

import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Config } from '../server/config.ts';
import type { ReadProfile } from './profile-source.ts';
import { remoteProfiles } from './remote-profiles.ts';

/**
 * How a process without the API reads creators' profiles: from the API's address, where the
 * environment or the site name it whole. Undefined where neither does: then it shows none.
 */
export function openProfiles(
  { MARQUEE_API_URL }: Pick<Config, 'MARQUEE_API_URL'>,
  catalogue: Catalogue,
): ReadProfile | undefined {
  const { base_url, headers = {} } = catalogue.site.site.api;
  const address = MARQUEE_API_URL ?? (URL.canParse(base_url) ? base_url : undefined);
  return address === undefined ? undefined : remoteProfiles(address, headers);
}

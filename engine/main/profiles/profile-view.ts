import { hash } from 'node:crypto';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { ShownProfile, View } from '#contract/programs/view.ts';
import type { PublicProfile } from '#contract/shapes/profile.ts';
import { publicSite } from '../views/frame.ts';

/** Of an account whose provider the site does not name: it is shown by its own name alone. */
const ANY_ACCOUNT = 'tabler:user';

/** The view of an address where nothing stood, with the creator who is shown there. */
export function profileView(view: View, profile: PublicProfile, catalogue: Catalogue): View {
  const { title_id: _notFound, ...rest } = view;
  const { searchable, links, ...shown } = profile;
  const compiled = view.program && catalogue.compiled(view.program.slug);
  return {
    ...rest,
    status: 200,
    title: profile.display_name,
    robots: searchable && compiled?.program.status === 'live' ? 'index' : 'noindex',
    content: { kind: 'profile', profile: { ...shown, links: linksOf(links, catalogue) } },
  };
}

function linksOf(links: PublicProfile['links'], catalogue: Catalogue): ShownProfile['links'] {
  const { identity_providers } = publicSite(catalogue);
  return links.map(({ provider: id, name, address }) => {
    const known = identity_providers.find((provider) => provider.id === id);
    return {
      provider: { name: known?.name ?? '', icon: known?.icon ?? ANY_ACCOUNT },
      ...{ name, address },
    };
  });
}

/** Names what a profile shows: another one where any of it changed. */
export const profileVersion = (profile: PublicProfile): string =>
  hash('sha1', JSON.stringify(profile), 'base64url');

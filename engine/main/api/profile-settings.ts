import type { ProfileSettings } from '#api/http/services.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';

/** What public profiles take from the site as it is served now. */
export function profileSettings(catalogue: Catalogue): ProfileSettings {
  return {
    product: () => catalogue.site.site.product,
    accountAddress: (provider, { name, subject }) => {
      const { identity_providers } = catalogue.site.site;
      const template = identity_providers.find(({ id }) => id === provider)?.account_address;
      return template?.replace(/\{(name|id)\}/g, (_whole, part: string) =>
        encodeURIComponent(part === 'id' ? subject : name),
      );
    },
  };
}

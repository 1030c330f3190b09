import { FetchedIcons } from '#api/icons/fetched-icons.ts';
import type { IconSource } from '#api/icons/icon-answer.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { COMPILED_SET, iconBody } from '#catalogue/compile/icons.ts';
import { activeContent } from '#catalogue/refine/active-content.ts';

/** Icons of the set that is compiled in, and of all others from the service that the site names. */
export function siteIcons(catalogue: Catalogue): IconSource {
  const elsewhere = new FetchedIcons({
    activeContent,
    baseUrl: () => {
      const { base_url } = catalogue.site.site.icons;
      return URL.canParse(base_url) ? base_url : undefined;
    },
  });
  return {
    find: async (set, names) => {
      if (set !== COMPILED_SET) return elsewhere.find(set, names);
      const found = names.flatMap((name) => {
        const body = iconBody(`${set}:${name}`);
        return body === undefined ? [] : [[name, { body }] as const];
      });
      return { icons: new Map(found), partial: false };
    },
  };
}

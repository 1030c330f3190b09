/** Where the page is in which the site's translation widget runs. */
export const TRANSLATION_FRAME = '/portal/translation';

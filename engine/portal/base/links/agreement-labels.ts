import type { PublicProgram } from '#contract/programs/program.ts';
import type { Speak } from '../i18n/use-words.ts';
import { words } from '../i18n/words.ts';
import { formatCountries } from '../view/formats.ts';

/** What an applicant confirms, in the manifest's words or the engine's. */
export function agreementLabels(
  agreements: PublicProgram['agreements'],
  say: Speak,
  locale: string,
): string[] {
  if (!agreements) return [];
  const { coc_accepted, confirmed_18, confirmed_in_approved_country: country } = agreements;
  return [
    coc_accepted && (coc_accepted.label ?? say(words.agreeCodeOfConduct)),
    confirmed_18 && (confirmed_18.label ?? say(words.agreeAge, { age: confirmed_18.age ?? 18 })),
    country &&
      (country.label ??
        say(words.agreeCountry, { countries: formatCountries(country.countries, locale) })),
  ].filter((label) => label !== undefined);
}

import { countriesIn } from '../../kit/form/countries.ts';

/** What a country is called in a language, by its code; a code that is none as it stands. */
export const countryName = (country: string, locale: string): string =>
  countriesIn(locale).find(({ code }) => code === country)?.name ?? country;

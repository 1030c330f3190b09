import type { Answers } from '#contract/endpoints/fields.ts';
import type { Program } from '#contract/programs/program.ts';
import type { CountryDoubt } from '#contract/shapes/reviews.ts';
import type { AnswerField } from '../forms/answer-field.ts';

/** Where the countries that are known of a person came from. */
export interface KnownCountries {
  /** Of the profile; ISO 3166. */
  readonly profile: string | null;
  /** Of the application's form. */
  readonly answer?: string | undefined;
}

/** A country that contradicts the agreement to live in one that the program approves. */
export interface CountryConflict {
  readonly source: 'profile' | 'answer';
  readonly country: string;
  /** The countries that the program approves. */
  readonly countries: readonly string[];
}

type AgreementsOf = Pick<Program, 'agreements'>;

/** The country that a form's first question for one was answered with. */
export function answeredCountry(
  form: readonly Pick<AnswerField, 'name' | 'type'>[],
  answers: Answers,
): string | undefined {
  const places = form.filter(({ type }) => type === 'country').map(({ name }) => answers[name]);
  return places.find((answer) => typeof answer === 'string');
}

/**
 * What contradicts `confirmed_in_approved_country` (specification, section 5); undefined where
 * nothing does, or the program does not ask for it. A country that nobody knows contradicts nothing.
 */
export function countryConflict(
  program: AgreementsOf,
  known: KnownCountries,
): CountryConflict | undefined {
  return conflicts(program, known)[0];
}

/** The same for operators, with an answer that only differs from the profile. */
export function countryDoubts(program: AgreementsOf, known: KnownCountries): CountryDoubt[] {
  const { profile, answer } = known;
  const differs = profile !== null && answer !== undefined && profile !== answer;
  return [
    ...conflicts(program, known).map(({ source }): CountryDoubt => `${source}_not_approved`),
    ...(differs ? (['answer_differs'] as const) : []),
  ];
}

/** Whether a program approves a country; null where it asks for none, or none is known. */
export function isApproved({ agreements }: AgreementsOf, country: string | null): boolean | null {
  const countries = agreements?.confirmed_in_approved_country?.countries;
  return countries && country !== null ? countries.includes(country) : null;
}

function conflicts({ agreements }: AgreementsOf, known: KnownCountries): CountryConflict[] {
  const countries = agreements?.confirmed_in_approved_country?.countries;
  if (!countries) return [];
  const { profile, answer } = known;
  return [
    { source: 'profile' as const, country: profile },
    { source: 'answer' as const, country: answer },
  ].flatMap(({ source, country }) =>
    country != null && !countries.includes(country) ? [{ source, country, countries }] : [],
  );
}

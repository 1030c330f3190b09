import { addressFields, type Deliverable } from '#domain/rewards/delivery-fields.ts';
import type { Speak } from '../../base/i18n/use-words.ts';
import { formatCountries } from '../../base/view/formats.ts';
import type { Question } from '../../kit/form/question.ts';
import { addressWords } from './address-words.ts';

/** What browsers know of people's addresses. */
const AUTO_COMPLETE: Readonly<Record<string, string>> = {
  recipient: 'name',
  street: 'address-line1',
  addition: 'address-line2',
  postal_code: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
};

/** The questions for an address in one of these countries, or in any. */
export function addressQuestions(
  countries: Deliverable['countries'],
  say: Speak,
  locale: string,
): readonly Question[] {
  return addressFields(countries).map(({ name, options, ...rest }) => ({
    ...rest,
    name,
    label: addressLabel(name, say),
    ...(options && {
      options: options.map(({ value }) => ({ value, label: formatCountries([value], locale) })),
      folded: true as const,
    }),
    ...(AUTO_COMPLETE[name] !== undefined && { autoComplete: AUTO_COMPLETE[name] }),
  }));
}

/** What a part of an address is called. */
export const addressLabel = (name: string, say: Speak): string => {
  const word = addressWords[name as keyof typeof addressWords];
  return word ? say(word) : name;
};

import type { RewardKind } from '#contract/vocabulary/campaign-words.ts';
import type { AnswerField } from '../forms/answer-field.ts';

/** What of a reward and its program decides where it can go. */
export interface Deliverable {
  readonly kind: RewardKind;
  /** The sizes to choose from. */
  readonly sizes?: readonly string[] | null;
  /** ISO 3166; absent: it is sent everywhere. */
  readonly countries?: readonly string[] | undefined;
}

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value }));

/**
 * What is asked of whoever redeems a reward: a size and a postal address for what is sent, an
 * account for what is paid out, nothing for the rest.
 */
export function deliveryFields({ kind, sizes, countries }: Deliverable): readonly AnswerField[] {
  if (kind === 'cash')
    return [
      { name: 'account_holder', type: 'text', required: true, max_length: 120 },
      { name: 'account', type: 'text', required: true, max_length: 200 },
    ];
  if (!isSentByPost(kind)) return [];
  const size: AnswerField[] =
    sizes && sizes.length > 0
      ? [{ name: 'size', type: 'select', required: true, options: optionsOf(sizes) }]
      : [];
  return [...size, ...addressFields(countries)];
}

/** Whether it goes to an address. */
export const isSentByPost = (kind: RewardKind): boolean => kind === 'merchandise';

/** What a postal address is made of; without countries it may be anywhere. */
export function addressFields(countries: Deliverable['countries']): readonly AnswerField[] {
  return [
    { name: 'recipient', type: 'text', required: true, max_length: 120 },
    { name: 'street', type: 'text', required: true, max_length: 200 },
    { name: 'addition', type: 'text', max_length: 200 },
    // Some countries have none.
    { name: 'postal_code', type: 'text', max_length: 20 },
    { name: 'city', type: 'text', required: true, max_length: 120 },
    { name: 'region', type: 'text', max_length: 120 },
    countries
      ? { name: 'country', type: 'select', required: true, options: optionsOf(countries) }
      : { name: 'country', type: 'country', required: true },
  ];
}

/** Days after it was settled for which it is kept where a redemption went: parcels come back. */
export const DELIVERY_KEPT_DAYS = 30;

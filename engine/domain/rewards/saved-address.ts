import type { Answers } from '#contract/endpoints/fields.ts';
import type { AnswerField } from '../forms/answer-field.ts';
import { checkAnswers } from '../forms/check-answers.ts';

const DAY = 86_400_000;

/** Days for which a saved address is kept without being used: 24 months. */
export const SAVED_ADDRESS_KEPT_DAYS = 730;

/** When a saved address is deleted that was used at a moment, and not since. */
export const savedAddressExpiry = (usedAt: Date): Date =>
  new Date(usedAt.getTime() + SAVED_ADDRESS_KEPT_DAYS * DAY);

/** Addresses that were not used since this moment have expired. */
export const savedAddressesUnusedSince = (now: Date): Date =>
  new Date(now.getTime() - SAVED_ADDRESS_KEPT_DAYS * DAY);

/** Of what was answered, what these fields ask for. */
export function answersTo(fields: readonly AnswerField[], answers: Answers): Answers {
  const asked = new Set(fields.map(({ name }) => name));
  return Object.fromEntries(Object.entries(answers).filter(([name]) => asked.has(name)));
}

/**
 * What of a saved address a form still takes: forms change, and so do the countries that a program
 * sends to. What is left out is asked for again.
 */
export function stillFitting(fields: readonly AnswerField[], saved: Answers): Answers {
  const fits = (field: AnswerField) => {
    const { faults, answers } = checkAnswers([field], answersTo([field], saved));
    return faults.length === 0 ? answers : {};
  };
  return Object.assign({}, ...fields.map(fits));
}

/** Whether two addresses say the same, in whatever order. */
export function sameAddress(one: Answers, other: Answers): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => (one[name] ?? null) === (other[name] ?? null));
}

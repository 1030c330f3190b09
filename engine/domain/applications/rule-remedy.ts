import type { AgreementName, Answers } from '#contract/endpoints/fields.ts';
import type { UnreadReason } from '#contract/vocabulary/eligibility-words.ts';
import type { AnswerField } from '../forms/answer-field.ts';
import { isAsked } from '../forms/check-answers.ts';
import { isKnown, type RuleAssessment, statisticAsked } from './eligibility.ts';

/** What a person does so that a rule can be judged. */
export type RuleRemedy =
  | { readonly kind: 'answer' /** The question's name. */; readonly field: string }
  | { readonly kind: 'agree'; readonly agreement: AgreementName }
  | { readonly kind: 'link' }
  | { readonly kind: 'look'; readonly reason: UnreadReason };

/** Where a person could say or show something. */
export interface RemedyPlaces {
  readonly form: readonly AnswerField[];
  /** What the form holds now, checked. */
  readonly answers: Answers;
  /** Agreements that are still to be accepted. */
  readonly agreements: readonly AgreementName[];
  /** Identity providers of accounts that can still be linked. */
  readonly linkable: readonly string[];
}

/**
 * What to do about a rule of which nothing is known: the question that settles it, or the one that
 * this depends on while it is open, an agreement, an account to link, or to look again at one that told
 * nothing. Undefined where the rule is judged already, and where nothing on the page would help.
 */
export function ruleRemedy(rule: RuleAssessment, places: RemedyPlaces): RuleRemedy | undefined {
  if (rule.unread && !rule.met) return { kind: 'look', reason: rule.unread };
  if (isKnown(rule) || rule.kind === 'any_of') return undefined;
  const field = openQuestion(rule, places);
  if (field) return { kind: 'answer', field };
  const agreement = agreementAbout(rule);
  if (agreement && places.agreements.includes(agreement)) return { kind: 'agree', agreement };
  if (rule.kind === 'age' || rule.kind === 'country') return undefined;
  const { platform } = rule;
  const links = places.linkable.some((id) => platform === undefined || id === platform);
  return links ? { kind: 'link' } : undefined;
}

function openQuestion(rule: RuleAssessment, { form, answers }: RemedyPlaces): string | undefined {
  const answerTo = (name: string) => (Object.hasOwn(answers, name) ? answers[name] : undefined);
  const settling = form.filter((field) => settlesRule(field, rule));
  const asked = settling.find((field) => isAsked(field, answerTo));
  if (asked) return asked.name;
  const before = settling.map(({ when }) => form.find(({ name }) => name === when?.field));
  return before.find(
    (field) => field && isAsked(field, answerTo) && answerTo(field.name) === undefined,
  )?.name;
}

/** Whether the answer to a question counts for a rule, as `applicantFacts` counts it. */
export function settlesRule(
  { name, type }: Pick<AnswerField, 'name' | 'type'>,
  { kind, platform }: Pick<RuleAssessment, 'kind' | 'platform'>,
): boolean {
  if (kind === 'age') return type === 'checkbox' && name === 'confirmed_age';
  if (kind === 'country') return type === 'country';
  const asked = type === 'number' ? statisticAsked(name) : undefined;
  return asked?.statistic === kind && (platform === undefined || asked.platform === platform);
}

function agreementAbout({ kind }: RuleAssessment): AgreementName | undefined {
  if (kind === 'age') return 'confirmed_18';
  return kind === 'country' ? 'confirmed_in_approved_country' : undefined;
}

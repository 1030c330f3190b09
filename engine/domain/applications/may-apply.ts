import type { Eligibility, EligibilityAssessment, RuleAssessment } from './eligibility.ts';

/**
 * Whether somebody may apply: rules that are known not to be met keep one out; a figure that nobody
 * knows, one that a platform would not tell when it was asked last, or an account that one cannot
 * link at the moment (`linkable` names the providers that can be), is left to those who read the
 * application.
 */
export function mayApply(
  { require }: Pick<Eligibility, 'require'>,
  { rules }: EligibilityAssessment,
  linkable: ReadonlySet<string>,
): boolean {
  const possible = (rule: RuleAssessment) => mayBeMet(rule, linkable);
  return require === 'all' ? rules.every(possible) : rules.some(possible);
}

function mayBeMet(rule: RuleAssessment, linkable: ReadonlySet<string>): boolean {
  if (rule.met) return true;
  switch (rule.kind) {
    case 'any_of':
      return rule.rules?.some((one) => mayBeMet(one, linkable)) ?? false;
    case 'linked_account':
      return rule.platform !== undefined && !linkable.has(rule.platform);
    case 'country':
      return !rule.self_declared; // only the person can say it, and has not
    default:
      // A figure that could not be read anew may have grown since.
      return rule.value === undefined || rule.unread !== undefined;
  }
}

import type { ProgramManifest } from '#contract/programs/program.ts';
import type { UnreadReason } from '#contract/vocabulary/eligibility-words.ts';
import { STATISTICS, type Statistic } from '#contract/vocabulary/statistic-words.ts';
import { assessGames, type LinkedGames } from './linked-games.ts';

export type Eligibility = NonNullable<ProgramManifest['applications']['eligibility']>;
export type EligibilityRule = Eligibility['rules'][number];
export type EligibilityRuleKind = EligibilityRule['kind'];
type SingleRule = Exclude<EligibilityRule, { kind: 'any_of' }>;

/** One figure of a person on one platform. */
export interface StatisticFact {
  /** The identity provider. */
  readonly platform: string;
  readonly statistic: Statistic;
  readonly value: number;
  /** Nobody measured it: the person says so. */
  readonly self_declared: boolean;
  /** When it was measured (RFC 3339); absent where nobody did, or where that is not known. */
  readonly measured_at?: string;
}

/** The statistic that a question is about, by its name: `followers`, or `twitch_followers` on one platform. */
export function statisticAsked(
  name: string,
): Pick<StatisticFact, 'platform' | 'statistic'> | undefined {
  const statistic = STATISTICS.find((known) => name === known || name.endsWith(`_${known}`));
  return statistic && { platform: name.slice(0, -statistic.length - 1), statistic };
}

/** What is known about a person. */
export interface EligibilityFacts {
  /** Identity providers of the accounts that are linked. */
  readonly linked_accounts: readonly string[];
  readonly statistics: readonly StatisticFact[];
  /** What the linked account told of games; absent where none is linked. */
  readonly games?: LinkedGames | undefined;
  /** The age in years that the person confirmed to have reached. */
  readonly confirmed_age?: number | undefined;
  /** ISO 3166, as the person gave it. */
  readonly country?: string | undefined;
}

/** How a person stands with one rule. */
export interface RuleAssessment {
  readonly kind: EligibilityRuleKind;
  readonly label: string;
  readonly met: boolean;
  /** What decided it was not measured: the person says so. */
  readonly self_declared: boolean;
  /** The figure that the rule asks for. */
  readonly at_least?: number;
  /** The person's best figure; absent where none is known. */
  readonly value?: number;
  /** When what decided it was measured (RFC 3339). */
  readonly measured_at?: string;
  /** Why nothing newer is known, of an account that is linked. */
  readonly unread?: UnreadReason;
  /** The platform of the rule, otherwise that of the best figure. */
  readonly platform?: string;
  /** Of any_of: how the person stands with each of its rules. */
  readonly rules?: readonly RuleAssessment[];
}

export interface EligibilityAssessment {
  readonly met: boolean;
  readonly rules: readonly RuleAssessment[];
}

/** How a person stands with a program's rules: with each of them, and whether it is enough. */
export function assessEligibility(
  { require, rules }: Pick<Eligibility, 'require' | 'rules'>,
  facts: EligibilityFacts,
): EligibilityAssessment {
  const assessed = rules.map((rule) => assessRule(rule, facts));
  const met =
    require === 'all' ? assessed.every((rule) => rule.met) : assessed.some((rule) => rule.met);
  return { met, rules: assessed };
}

/** Whether anything is known that a rule is judged by; of an any_of, about each of its rules. */
export function isKnown({ met, value, self_declared, rules }: RuleAssessment): boolean {
  if (met || value !== undefined || self_declared) return true;
  return rules?.every(isKnown) ?? false;
}

/** "2 of 3 met": how many rules are, an any_of counting as one. */
export function countMet({ rules }: EligibilityAssessment): { met: number; total: number } {
  return { met: rules.filter(({ met }) => met).length, total: rules.length };
}

function assessRule(rule: EligibilityRule, facts: EligibilityFacts): RuleAssessment {
  switch (rule.kind) {
    case 'any_of': {
      const rules = rule.rules.map((one) => assessRule(one, facts));
      const fulfilled = rules.filter(({ met }) => met);
      return {
        kind: rule.kind,
        label: rule.label ?? rule.rules.map(({ label }) => label).join(' / '),
        met: fulfilled.length > 0,
        self_declared: fulfilled.length > 0 && fulfilled.every((one) => one.self_declared),
        rules,
      };
    }
    case 'age': {
      const { kind, label, at_least = 0 } = rule;
      const value = facts.confirmed_age;
      const known = value !== undefined;
      const met = known && value >= at_least;
      return { kind, label, met, self_declared: known, at_least, ...(known && { value }) };
    }
    case 'country': {
      const { kind, label, countries = [] } = rule;
      const known = facts.country !== undefined;
      const met = known && countries.includes(facts.country);
      return { kind, label, met, self_declared: known };
    }
    case 'linked_account': {
      const { kind, label, platform } = rule;
      const linked = facts.linked_accounts;
      const met = platform === undefined ? linked.length > 0 : linked.includes(platform);
      return { kind, label, met, self_declared: false, ...(platform && { platform }) };
    }
    case 'minutes_played':
    case 'games_owned':
      return assessGames({ ...rule, kind: rule.kind }, facts.games);
    default:
      return assessStatistic({ ...rule, kind: rule.kind }, facts.statistics);
  }
}

function assessStatistic(
  { kind, label, at_least = 0, platform }: SingleRule & { readonly kind: Statistic },
  statistics: readonly StatisticFact[],
): RuleAssessment {
  const best = statistics
    .filter((fact) => fact.statistic === kind && (!platform || fact.platform === platform))
    .sort((a, b) => b.value - a.value);
  const enough = best.filter(({ value }) => value >= at_least);
  // What was measured decides, where it is enough; a higher claim does not make it doubtful.
  const deciding = enough.find(({ self_declared }) => !self_declared) ?? best[0];
  const where = platform ?? deciding?.platform;
  return {
    kind,
    label,
    met: enough.length > 0,
    self_declared: deciding?.self_declared ?? false,
    at_least,
    ...(deciding && { value: deciding.value }),
    ...(deciding?.measured_at && { measured_at: deciding.measured_at }),
    ...(where && { platform: where }),
  };
}

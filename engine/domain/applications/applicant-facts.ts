import type { AgreementName, Answers } from '#contract/endpoints/fields.ts';
import type { Program } from '#contract/programs/program.ts';
import { STATISTICS } from '#contract/vocabulary/statistic-words.ts';
import { answeredCountry } from './approved-country.ts';
import {
  type Eligibility,
  type EligibilityFacts,
  type StatisticFact,
  statisticAsked,
} from './eligibility.ts';
import { GAMES_PLATFORM, type LinkedGames } from './linked-games.ts';

/** What the program knows of somebody who applies. */
export interface Applicant {
  readonly links: readonly {
    readonly provider: string;
    /** Figures by name, as the provider measured them. */
    readonly statistics: Readonly<Record<string, number>> | null;
    /** When it measured them (RFC 3339). */
    readonly statistics_at: string | null;
    /** What the account told of games, where it was ever asked. */
    readonly games?: LinkedGames | undefined;
  }[];
  /** Of the profile; ISO 3166. */
  readonly country: string | null;
  /** Agreements of which the present version is accepted. */
  readonly agreements: readonly AgreementName[];
  /** Answers to the form, checked. */
  readonly answers: Answers;
}

type AskedOf = Pick<Program, 'applications' | 'agreements'>;

/**
 * What eligibility is assessed by. Of the form's answers count: a number that is named like a
 * statistic (`followers`, or `twitch_followers` for one platform), as self-declared, and a country.
 * The profile's country comes first, then the form's, then the one that was agreed to. An age is
 * confirmed by the agreement, or by a ticked box of the form that is named `confirmed_age`.
 */
export function applicantFacts(
  { applications, agreements }: AskedOf,
  applicant: Applicant,
): EligibilityFacts {
  const { links, answers } = applicant;
  const measured = links.flatMap(({ provider, statistics, statistics_at }) =>
    STATISTICS.flatMap((statistic): StatisticFact[] => {
      const value = statistics?.[statistic];
      if (value === undefined) return [];
      const fact = { platform: provider, statistic, value, self_declared: false };
      return [{ ...fact, ...(statistics_at !== null && { measured_at: statistics_at }) }];
    }),
  );
  const form = applications.form ?? [];
  const declared = form.flatMap(({ name, type }): StatisticFact[] => {
    const value = answers[name];
    const asked = statisticAsked(name);
    if (type !== 'number' || typeof value !== 'number' || !asked) return [];
    return [{ ...asked, value, self_declared: true }];
  });
  const player = links.find(({ provider }) => provider === GAMES_PLATFORM);
  const accepted = (name: AgreementName) => applicant.agreements.includes(name);
  return {
    linked_accounts: links.map(({ provider }) => provider),
    statistics: [...measured, ...declared],
    games: player && (player.games ?? { minutes: null, read_at: null, unread: null }),
    confirmed_age: confirmedAge({ applications, agreements }, applicant),
    country:
      applicant.country ??
      answeredCountry(form, answers) ??
      (accepted('confirmed_in_approved_country')
        ? agreedCountry(
            agreements?.confirmed_in_approved_country?.countries ?? [],
            applications.eligibility,
          )
        : undefined),
  };
}

/** The age that somebody confirmed; undefined where none was, or where a tick stands for none. */
function confirmedAge(
  { applications: { form = [], eligibility }, agreements }: AskedOf,
  applicant: Applicant,
): number | undefined {
  if (applicant.agreements.includes('confirmed_18')) return agreements?.confirmed_18?.age ?? 18;
  const asked = form.some(({ name, type }) => name === 'confirmed_age' && type === 'checkbox');
  return asked && applicant.answers.confirmed_age === true ? askedAge(eligibility) : undefined;
}

/** The highest age that a rule asks for; undefined where none does. */
function askedAge(eligibility: Eligibility | undefined): number | undefined {
  const ages = plainRules(eligibility).flatMap(({ kind, at_least }) =>
    kind === 'age' && at_least !== undefined ? [at_least] : [],
  );
  return ages.length > 0 ? Math.max(...ages) : undefined;
}

/** All rules, those within others among them. */
const plainRules = (eligibility: Eligibility | undefined) =>
  (eligibility?.rules ?? []).flatMap((rule) => (rule.kind === 'any_of' ? rule.rules : [rule]));

/** One of the approved countries; where some of them are not enough for a rule, such a one. */
function agreedCountry(
  approved: readonly string[],
  eligibility: Eligibility | undefined,
): string | undefined {
  const rules = plainRules(eligibility);
  const doubtful = approved.find((country) =>
    rules.some(({ kind, countries }) => kind === 'country' && !countries?.includes(country)),
  );
  return doubtful ?? approved[0];
}

import type { ProgramManifest, SiteManifest } from '#contract/programs/program.ts';
import { STATISTICS, type Statistic } from '#contract/vocabulary/statistic-words.ts';
import type { EligibilityRule } from '#domain/applications/eligibility.ts';
import { GAMES_PLATFORM, isGameKind } from '#domain/applications/linked-games.ts';
import { settlesRule } from '#domain/applications/rule-remedy.ts';
import { type Finding, raise } from '../issues/raise.ts';
import type { Path } from '../schema/annotation.ts';

const RULES: Path = ['applications', 'eligibility', 'rules'];

/** Rules that lack what they are about, and those that nobody could ever be known to meet. */
export function eligibilityFindings(manifest: ProgramManifest, site: SiteManifest): Finding[] {
  const rules = manifest.applications.eligibility?.rules ?? [];
  return everyRule(rules, RULES).flatMap(({ rule, path }) => {
    if (rule.kind === 'linked_account') return [];
    const missing = neededOf(rule).find((field) => rule[field] === undefined);
    if (missing)
      return [raise('ELIGIBILITY_FIELD_NEEDED', { kind: rule.kind, field: missing }, { path })];
    if (isGameKind(rule.kind)) return gamesFindings({ rule, path }, manifest, site);
    const asked = questionOf(rule);
    if (!asked || isAsked(rule, manifest) || isMeasured(rule, manifest, site)) return [];
    return [raise('ELIGIBILITY_UNASKED', { label: rule.label, ...asked }, { path })];
  });
}

/** What a rule says nothing without. */
function neededOf({ kind }: SingleRule): ('countries' | 'games' | 'at_least')[] {
  if (kind === 'country') return ['countries'];
  return isGameKind(kind) ? ['games', 'at_least'] : ['at_least'];
}

/** One platform tells of games, of as many as are named, and through an account that is linked there. */
function gamesFindings(
  { rule: { kind, label, platform = GAMES_PLATFORM, games = [], at_least = 0 }, path }: PlacedRule,
  { identity_providers: offered = [] }: ProgramManifest,
  { identity_providers }: SiteManifest,
): Finding[] {
  if (platform !== GAMES_PLATFORM)
    return [
      raise(
        'ELIGIBILITY_PLATFORM',
        { kind, platform, known: GAMES_PLATFORM },
        { path: [...path, 'platform'] },
      ),
    ];
  if (kind === 'games_owned' && at_least > games.length)
    return [
      raise(
        'ELIGIBILITY_GAMES_FEW',
        { at_least, games: games.length },
        { path: [...path, 'at_least'] },
      ),
    ];
  const linkable =
    offered.includes(platform) && identity_providers.some(({ id }) => id === platform);
  return linkable ? [] : [raise('ELIGIBILITY_UNLINKED', { label, platform }, { path })];
}

type SingleRule = Exclude<EligibilityRule, { kind: 'any_of' }>;
interface PlacedRule {
  readonly rule: SingleRule;
  readonly path: Path;
}

function everyRule(rules: readonly EligibilityRule[], path: Path): PlacedRule[] {
  return rules.flatMap((rule, index) =>
    rule.kind === 'any_of'
      ? everyRule(rule.rules, [...path, index, 'rules'])
      : [{ rule, path: [...path, index] }],
  );
}

/** A question of the form, by the name and type that its answer counts by. */
interface Question {
  readonly name: string;
  readonly type: 'number' | 'checkbox';
}

/** The question that would settle a rule; undefined where the profile or an account does. */
function questionOf({ kind, platform }: SingleRule): Question | undefined {
  if (kind === 'age') return { name: 'confirmed_age', type: 'checkbox' };
  if (!isStatistic(kind)) return undefined;
  return { name: platform ? `${platform}_${kind}` : kind, type: 'number' };
}

const isStatistic = (kind: string): kind is Statistic => STATISTICS.some((one) => one === kind);

/** Whether the form asks, or an agreement says it. */
const isAsked = (
  rule: SingleRule,
  { applications: { form = [] }, agreements }: ProgramManifest,
): boolean =>
  (rule.kind === 'age' && agreements?.confirmed_18 !== undefined) ||
  form.some((field) => settlesRule(field, rule));

/** Whether an account that can be linked here tells it. */
function isMeasured(
  { kind, platform }: SingleRule,
  { identity_providers: offered = [] }: ProgramManifest,
  { identity_providers }: SiteManifest,
): boolean {
  if (!isStatistic(kind)) return false;
  return identity_providers.some(
    ({ id, statistics }) =>
      offered.includes(id) && (!platform || platform === id) && statistics?.[kind] !== undefined,
  );
}

import type { ProgramManifest } from '#contract/programs/program.ts';
import { type Finding, raise } from '../issues/raise.ts';
import type { Path } from '../schema/annotation.ts';
import { duplicates } from './duplicates.ts';
import { eligibilityFindings } from './eligibility.ts';
import type { Knowledge } from './knowledge.ts';

type Fields = NonNullable<ProgramManifest['custom_fields']>;

/** Windows in order, and forms whose questions make sense. */
export function refineApplications(manifest: ProgramManifest, { site }: Knowledge): Finding[] {
  const { applications, announcements = [], custom_fields = [] } = manifest;
  const findings = [
    ...fieldFindings(applications.form ?? [], ['applications', 'form']),
    ...fieldFindings(custom_fields, ['custom_fields']),
    ...windowOrder(applications, 'opens_at', 'closes_at', ['applications']),
    ...eligibilityFindings(manifest, site),
    ...announcements.flatMap((announcement, index) =>
      windowOrder(announcement, 'from', 'until', ['announcements', index]),
    ),
  ];
  if (applications.state === 'window' && !applications.opens_at && !applications.closes_at)
    findings.push(raise('WINDOW_MISSING', {}, { path: ['applications', 'state'] }));
  return findings;
}

/** A finding where `second` of a holder is not later than `first`. */
export function windowOrder(holder: object, first: string, second: string, path: Path): Finding[] {
  const { [first]: from, [second]: until } = holder as Readonly<Record<string, unknown>>;
  if (typeof from !== 'string' || typeof until !== 'string') return [];
  if (Date.parse(from) < Date.parse(until)) return [];
  return [raise('WINDOW_ORDER', { first, second }, { path: [...path, second] })];
}

/** Questions of one form that contradict each other or themselves. */
export function fieldFindings(fields: Fields, path: Path): Finding[] {
  const findings = duplicates(fields, ({ name }) => name).map(({ index, value }) =>
    raise('FIELD_DUPLICATE', { name: value }, { path: [...path, index, 'name'] }),
  );
  fields.forEach((field, index) => {
    const { name, type, options, when } = field;
    const needed = type === 'select' || type === 'multi_select';
    if (needed !== (options !== undefined))
      findings.push(raise('FIELD_OPTIONS', { name, type, needed }, { path: [...path, index] }));
    findings.push(...rangeFindings(field, [...path, index]));
    const above = fields.slice(0, index);
    if (when) findings.push(...conditionFindings(when, above, [...path, index, 'when']));
  });
  return findings;
}

/** A condition on a question that is not above, or on an answer that it cannot have. */
function conditionFindings(
  { field, equals }: NonNullable<Fields[number]['when']>,
  above: Fields,
  path: Path,
): Finding[] {
  const asked = above.find(({ name }) => name === field);
  if (!asked) {
    const earlier = above.map(({ name }) => name);
    return [raise('FIELD_CONDITION_UNKNOWN', { field, earlier }, { path: [...path, 'field'] })];
  }
  const answers =
    asked.type === 'checkbox' ? TICKS : (asked.options?.map(({ value }) => value) ?? [equals]);
  if (answers.includes(equals)) return [];
  const parameters = { field, equals, answers };
  return [raise('FIELD_CONDITION_VALUE', parameters, { path: [...path, 'equals'] })];
}

/** How a condition writes that a box is ticked, or is not. */
const TICKS = ['yes', 'no', 'true', 'false'];

/** A smallest and a largest answer that no answer can fit between, or that are not about numbers. */
function rangeFindings({ name, type, minimum, maximum }: Fields[number], path: Path): Finding[] {
  const [bound] = [minimum !== undefined && 'minimum', maximum !== undefined && 'maximum'].filter(
    (one) => one !== false,
  );
  if (bound === undefined) return [];
  const wrongType = type !== 'number';
  if (!wrongType && !(minimum !== undefined && maximum !== undefined && minimum > maximum))
    return [];
  return [raise('FIELD_RANGE', { name, type, wrongType }, { path: [...path, bound] })];
}

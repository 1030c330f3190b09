import { isDeepStrictEqual } from 'node:util';
import type { PlannedChange } from '#contract/campaigns/plan-endpoints.ts';
import type { LocalizedText } from '#contract/programs/campaign.ts';
import { changeEffects } from '#domain/campaigns/change-effects.ts';
import type { CampaignChange, CampaignState } from '#domain/campaigns/plan-campaign.ts';
import { pickText } from '#domain/text/pick-text.ts';
import type { CampaignPlan, PlanWarning } from './read-plan.ts';

/** Longer values are cut. */
const LONGEST = 200;
/** Columns with a text in each language. */
const TEXTS: ReadonlySet<string> = new Set(['title', 'description', 'label']);

/**
 * The steps of a plan as operators read them.
 * @param state what is stored: a step that retires something names it by that
 */
export function presentPlan(
  { changes, warnings }: CampaignPlan,
  state: CampaignState,
  locale: string,
): PlannedChange[] {
  const held = new Map(warnings.map((warning) => [subjectOf(warning), holdsOf(warning)]));
  return changes.map((change) => {
    const { table, id, action } = change;
    const fields = 'fields' in change ? change.fields : [];
    return {
      ...{ table, id, action },
      title: pickText(titleOf(change, state), locale),
      fields: fields.map(({ field, from, to }) => ({
        field,
        ...(TEXTS.has(field)
          ? presentTexts(from, to, locale)
          : { from: presentValue(from), to: presentValue(to) }),
      })),
      effects: changeEffects(change),
      holds: held.get(`${table} ${id}`) ?? [],
    };
  });
}

function titleOf(change: CampaignChange, state: CampaignState): LocalizedText {
  const row: object | undefined =
    'row' in change ? change.row : state[change.table].find(({ id }) => id === change.id);
  const { title, label } = (row ?? {}) as { title?: LocalizedText; label?: LocalizedText };
  return title ?? label ?? {};
}

/** A text in the reader's language where it differs there, otherwise in the first that differs. */
function presentTexts(from: unknown, to: unknown, locale: string) {
  const [before, after] = [(from ?? {}) as LocalizedText, (to ?? {}) as LocalizedText];
  const [was, is] = [pickText(before, locale), pickText(after, locale)];
  if (was !== is) return { from: presentValue(was), to: presentValue(is) };
  const locales = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = locales.find((one) => !isDeepStrictEqual(before[one], after[one])) ?? locale;
  const named = (text: string | undefined) =>
    text === undefined ? null : presentValue(`${differing}: ${text}`);
  return { from: named(before[differing]), to: named(after[differing]) };
}

function presentValue(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const letters = [...text];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : text;
}

function subjectOf(warning: PlanWarning): string {
  if ('quest_id' in warning) return `quests ${warning.quest_id}`;
  if ('bingo_board_id' in warning) return `bingo_boards ${warning.bingo_board_id}`;
  return `${warning.retired} ${warning.id}`;
}

function holdsOf(warning: PlanWarning): PlannedChange['holds'] {
  if ('quest_id' in warning) return [{ kind: 'in_progress', count: warning.creators }];
  if ('bingo_board_id' in warning) return [{ kind: 'cards', count: warning.creators }];
  const { holds } = warning;
  return (Object.keys(holds) as (keyof typeof holds)[]).map((kind) => ({
    kind,
    count: holds[kind] ?? 0,
  }));
}

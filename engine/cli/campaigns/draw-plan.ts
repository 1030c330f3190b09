import type { Held, RetiredHoldings } from '#api/campaigns/retired-holdings.ts';
import type { CampaignTable } from '#domain/campaigns/campaign-rows.ts';
import type { CampaignChange, FieldChange } from '#domain/campaigns/plan-campaign.ts';
import type { Colors } from '../console/colors.ts';
import type { ProgramPlan } from './read-plans.ts';

const NAMES: Record<CampaignTable, string> = {
  activations: 'activation',
  key_options: 'key option',
  quest_groups: 'quest group',
  rewards: 'reward',
  quests: 'quest',
  bingo_boards: 'bingo board',
};
const SIGNS = { create: '+', change: '~', restore: '^', retire: '-' } as const;
const LONGEST = 60;

/** Plans for people to read: a paragraph for each program, a line for each step and field. */
export function drawPlans(plans: readonly ProgramPlan[], colors: Colors): string {
  if (plans.length === 0) return 'Nothing to do: the store is as the manifests have it.\n';
  const paragraphs = plans.map((plan) => drawPlan(plan, colors));
  return `${[...paragraphs, sumUp(plans)].join('\n\n')}\n`;
}

/** Plans for programs to read. */
export function plansAsJson(plans: readonly ProgramPlan[]): string {
  const listed = plans.map(({ slug, uuid, changes, metrics = null, warnings }) => ({
    slug,
    uuid,
    changes,
    metrics,
    warnings,
  }));
  return `${JSON.stringify(listed, undefined, 2)}\n`;
}

function drawPlan({ slug, changes, metrics, warnings }: ProgramPlan, colors: Colors): string {
  const paint = {
    create: colors.green,
    change: colors.yellow,
    restore: colors.cyan,
    retire: colors.red,
  };
  const warned = new Map(
    warnings.map((warning): [string, string] => {
      if ('quest_id' in warning)
        return [`quests ${warning.quest_id}`, inProgress(warning.creators)];
      if ('bingo_board_id' in warning)
        return [`bingo_boards ${warning.bingo_board_id}`, inPlay(warning.creators)];
      return [`${warning.retired} ${warning.id}`, hangingOn(warning.holds)];
    }),
  );
  const moved = changes.filter(onlyMoves);
  const lines = changes
    .filter((change) => !onlyMoves(change))
    .flatMap((change) => {
      const { action, table, id } = change;
      const head = paint[action](`  ${SIGNS[action]} ${action} ${NAMES[table]} ${id}`);
      const warning = warned.get(`${table} ${id}`);
      return [
        `${head}${titleOf(change)}`,
        ...('fields' in change ? change.fields.map(drawField) : []),
        ...(warning ? [colors.yellow(`      ! ${warning}`)] : []),
      ];
    });
  if (moved.length > 0) lines.push(paint.change(`  ~ move ${moved.length} in their lists`));
  if (metrics) lines.push(paint.change('  ~ change metrics'), drawField(metrics));
  return [colors.bold(slug), ...lines].join('\n');
}

/** Whether nothing but its place in the list is another one, as where something before it is gone. */
const onlyMoves = (change: CampaignChange) =>
  change.action === 'change' && change.fields.every(({ field }) => field === 'position');

const inProgress = (creators: number) =>
  creators === 1 ? '1 creator is in progress' : `${creators} creators are in progress`;

const inPlay = (creators: number) =>
  creators === 1 ? '1 creator plays a card of it' : `${creators} creators play a card of it`;

const HELD: Record<Held, readonly [one: string, more: string]> = {
  available_keys: ['key left', 'keys left'],
  claimed_keys: ['key that somebody has', 'keys that somebody has'],
  enrolments: ['open enrolment', 'open enrolments'],
  requests: ['open request', 'open requests'],
  redemptions: ['redemption to be sent', 'redemptions to be sent'],
};

function hangingOn(holds: RetiredHoldings['holds']): string {
  const kinds = Object.keys(HELD) as Held[];
  const told = kinds.flatMap((kind) => {
    const count = holds[kind];
    const [one, more] = HELD[kind];
    return count === undefined ? [] : [`${count.toLocaleString('en')} ${count === 1 ? one : more}`];
  });
  return `hanging on it: ${told.join(', ')}`;
}

function titleOf(change: CampaignChange): string {
  if (!('row' in change)) return '';
  const text = 'title' in change.row ? change.row.title : change.row.label;
  const title = text.en ?? Object.values(text)[0];
  return title === undefined ? '' : `  ${title}`;
}

const drawField = ({ field, from, to }: FieldChange) =>
  `      ${field}: ${drawValue(from)} → ${drawValue(to)}`;

function drawValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function sumUp(plans: readonly ProgramPlan[]): string {
  const changes = plans.flatMap((plan) => plan.changes);
  const counted = Map.groupBy(changes, ({ action }) => action);
  const told = (Object.keys(SIGNS) as (keyof typeof SIGNS)[])
    .map((action) => `${counted.get(action)?.length ?? 0} to ${action}`)
    .join(', ');
  return `${plans.length} ${plans.length === 1 ? 'program' : 'programs'}: ${told}.`;
}

import type { PatternFault } from '#domain/keys/key-pattern.ts';
import { either, error, hint, warning } from './define.ts';

/** An id, or the name of a metric, as an issue writes it. */
type Id = number | string;
const write = (id: Id) => (typeof id === 'number' ? String(id) : `"${id}"`);

/** A field that does not go with a choice that something made. */
interface Misfit {
  readonly field: string;
  readonly holder: string;
  readonly choice: 'kind' | 'offer';
}

/** A moment of one thing that is outside the time of the activation it belongs to. */
interface Apart {
  readonly holder: string;
  readonly id: number;
  readonly from: string | undefined;
  readonly until: string | undefined;
}
const timeOf = (from: string | undefined, until: string | undefined) =>
  [from && `opens ${from}`, until && `closes ${until}`].filter(Boolean).join(' and ');

/** What no page of the program serves. */
interface Unserved {
  readonly kind: 'activation' | 'quest' | 'reward';
  readonly ids: readonly number[];
  readonly lack: string;
  readonly wanted: readonly string[];
}

const PATTERN_FAULTS: Readonly<Record<PatternFault, string>> = {
  not_an_expression: 'This is not a regular expression.',
  open_ended: 'This pattern has *, +, {n,}, a look-around, a name or a reference in it.',
  too_many_ways: 'A key could match this pattern in too many ways, which takes too long to try.',
};

/** Ids that a message names. */
const NAMED = 12;

function firstOf(ids: readonly number[]): string {
  const more = ids.length - NAMED;
  return `${ids.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

export const CAMPAIGN_ISSUES = {
  CAMPAIGN_ID_DUPLICATE: error(
    ({ what, id, place }: { what: string; id: Id; place: string }) =>
      `Another ${what} already has the id ${write(id)} (${place}).`,
    () => 'Give the newer of the two an id that was never used in this program.',
  ),
  CAMPAIGN_REFERENCE_UNKNOWN: error(
    ({ what, id, where }: { what: string; id: Id; where: string; known: readonly Id[] }) =>
      `There is no ${what} ${write(id)} in ${where}.`,
    ({ what, known }) =>
      known.length > 0
        ? `Name one that is there: ${known.map(write).join(', ')}.`
        : `Add the ${what} to it, or remove this.`,
  ),
  CAMPAIGN_ACTIVATION_KIND: error(
    ({ id, kind, wanted }: { id: number; kind: string; wanted: string; purpose: string }) =>
      `The activation ${id} is of the kind ${kind}, but one of the kind ${wanted} is needed here.`,
    ({ wanted, purpose }) => `Name a ${wanted} activation: ${purpose}.`,
  ),
  CAMPAIGN_METRIC_UNDECLARED: warning(
    ({ name }: { name: string; suggestion: string | undefined }) =>
      `No entry of metrics declares "${name}": creators see this name as it is, and nothing says that anybody reports it.`,
    ({ name, suggestion }) =>
      `Declare it under metrics, for example { name: ${name}, label: … }.${hint(suggestion)}`,
  ),
  CAMPAIGN_SOURCE_OPTION: error(
    ({ option, sources }: { option: string; sources: readonly string[] }) =>
      sources.length === 0
        ? `The option ${option} is for metrics that name sources: nobody would heed it here.`
        : `Nothing that ${sources.join(', ')} counts has ${option}.`,
    ({ option, sources }) =>
      sources.length === 0
        ? `Name sources, for example [twitch.minutes_streamed], or remove ${option}.`
        : `Remove ${option}, or name another source: a metric of its own for each goes, too.`,
  ),
  CAMPAIGN_SOURCE_NEEDS: error(
    ({ option, source }: { option: string; source: string }) =>
      `Nothing can be read for ${source} without ${option}.`,
    ({ option, source }) => `Add ${option} to the metric, or remove ${source} here.`,
  ),
  CAMPAIGN_SOURCE_UNCOUNTED: warning(
    ({ source, quests }: { source: string; platform: string; quests: readonly number[] }) =>
      `No quest counts what is read for ${source}: those of this metric (${firstOf(quests)}) name other platforms. Creators would be asked to let it be read for nothing.`,
    ({ source, platform }) =>
      `Add ${platform} to the platforms of one of them, or remove ${source} here.`,
  ),
  CAMPAIGN_WINDOW_APART: error(
    ({ holder, id, from, until }: Apart) =>
      `This is outside the time of ${holder} ${id}, which ${timeOf(from, until)}.`,
    ({ holder }) => `Move it into that time, or correct the ${holder}.`,
  ),
  CAMPAIGN_GROUP_ACTIVATION: error(
    ({ group, id, found }: { group: number; id: number; found: number }) =>
      `The quest gives points in activation ${found}, but its group ${group} belongs to activation ${id}.`,
    () => 'Give both the same activation, or move the quest to a group of its own season.',
  ),
  CAMPAIGN_PREREQUISITE_KIND: error(
    ({ id, kind, repeat }: { id: number; kind: string; repeat: string }) =>
      kind === 'individual'
        ? `The quest ${id} is done again and again (repeat: ${repeat}), so nobody has completed it for good.`
        : `The quest ${id} is of the kind ${kind}, which nobody completes alone.`,
    () => 'Name a quest of the kind individual that is done once.',
  ),
  CAMPAIGN_PREREQUISITE_CYCLE: error(
    ({ id, quest }: { id: number; quest: number }) =>
      id === quest
        ? `The quest ${quest} waits for itself: nobody could ever begin it.`
        : `The quest ${quest} waits for ${id}, which waits for ${quest}: nobody could ever begin either.`,
    () => 'Remove one of the prerequisites on this way.',
  ),
  CAMPAIGN_FIELD_NEEDED: error(
    ({ field, holder }: Misfit) => `${holder} needs the field "${field}".`,
    ({ field, choice }) => `Add ${field}, or change the ${choice}.`,
  ),
  CAMPAIGN_FIELD_MISPLACED: error(
    ({ field, holder }: Misfit) => `${holder} takes no field "${field}".`,
    ({ field, choice }) => `Remove ${field}, or change the ${choice}.`,
  ),
  CAMPAIGN_ROLE_PROVIDER: error(
    ({ id, provider }: { id: number; provider: string }) =>
      `Nobody could get the role of the reward ${id}: the program has no identity provider ${provider} by which an account is linked.`,
    ({ provider }) =>
      `Name ${provider} under identity_providers in program.yaml, or change the kind of the reward.`,
  ),
  CAMPAIGN_KEY_PATTERN: error(
    ({ fault }: { fault: PatternFault }) => PATTERN_FAULTS[fault],
    () =>
      'Say how often each part comes, for example [A-Z0-9]{5}(-[A-Z0-9]{5}){2}, or leave the pattern out.',
  ),
  CAMPAIGN_AGREEMENT_UNDECLARED: error(
    ({ name }: { name: string; declared: readonly string[] }) =>
      `The program does not declare the agreement "${name}".`,
    ({ name, declared }) =>
      declared.length > 0
        ? `Name ${either(declared)}, or declare ${name} under agreements in program.yaml.`
        : `Declare ${name} under agreements in program.yaml, or remove it here.`,
  ),
  CAMPAIGN_NOT_SERVED: warning(
    ({ kind, ids, lack, wanted }: Unserved) =>
      `The ${kind}${ids.length > 1 ? 's' : ''} ${firstOf(ids)} can ${lack} on no page: the program has no section ${either(wanted)}.`,
    ({ kind, ids, wanted }) =>
      `Add "- name: ${wanted[0]}" to sections in program.yaml, or remove ${ids.length > 1 ? 'them' : `the ${kind} ${ids[0]}`}.`,
  ),
  CAMPAIGN_CONTENT_NOT_TAKEN: warning(
    ({ id, types }: { id: number; types: readonly string[] }) =>
      `Nobody can do the quest ${id}: it asks for accepted content${types.length > 0 ? ` (${types.join(', ')})` : ''}, and no activation takes any.`,
    () =>
      'Add an activation of the kind content that takes one of these types, or count another metric.',
  ),
  CAMPAIGN_BINGO_BOARD: error(
    ({ message }: { message: string }) => message,
    () => 'The board cannot be played as it is: change its rules.',
  ),
  CAMPAIGN_BINGO_ITEMS: error(
    ({ message }: { message: string }) => message,
    () => 'No card can be made of these items: change them.',
  ),
  CAMPAIGN_BINGO_CELL: error(
    ({ message }: { message: string }) => message,
    () => 'Give each cell the id of one item of this board, or leave the arrangement out.',
  ),
  CAMPAIGN_BINGO_ADVICE: warning(
    ({ message }: { message: string }) => message,
    () => 'The board can be played as it is; this would make it better.',
  ),
};

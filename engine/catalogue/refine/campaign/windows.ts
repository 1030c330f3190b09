import { type Finding, raise } from '../../issues/raise.ts';
import type { CampaignLists } from '../../resolve/resolve-campaign.ts';
import type { Path } from '../../schema/annotation.ts';

interface Window {
  readonly opens_at?: string | undefined;
  readonly closes_at?: string | undefined;
}
type Activation = CampaignLists['activations'][number];

/** Moments that contradict the time of the season or activation they belong to. */
export function windowFindings(lists: CampaignLists): Finding[] {
  const { activations, quests, rewards, bingo_boards } = lists;
  const activation = (id: number | undefined) => activations.find((one) => one.id === id);
  return [
    ...activations.flatMap((one, index) => dueFindings(one, ['activations', index])),
    ...quests.flatMap((quest, index) => {
      const season = activation(quest.activation_id);
      const path: Path = ['quests', index];
      return [
        ...apart(quest, season, path),
        ...tooEarly(quest.draw_at, season, [...path, 'draw_at']),
      ];
    }),
    ...rewards.flatMap((reward, index) => {
      const path: Path = ['rewards', index];
      // What was earned may be spent when the season is over; keys must still be handed out then.
      const season = activation(reward.activation_id);
      return [
        ...tooEarly(reward.closes_at, season, [...path, 'closes_at']),
        ...apart(reward, activation(reward.key_activation_id), path),
      ];
    }),
    ...bingo_boards.flatMap((board, index) =>
      apart(board, activation(board.activation_id), ['bingo_boards', index]),
    ),
  ];
}

/** A window that begins when its activation is over, or ends before that begins. */
function apart(window: Window, within: Activation | undefined, path: Path): Finding[] {
  if (!within) return [];
  if (!isBefore(window.opens_at, within.closes_at) && window.opens_at && within.closes_at)
    return [outside(within, [...path, 'opens_at'])];
  return tooEarly(window.closes_at, within, [...path, 'closes_at']);
}

/** A moment that is over when its activation begins. */
function tooEarly(moment: string | undefined, within: Activation | undefined, path: Path) {
  if (!within?.opens_at || !moment || isBefore(within.opens_at, moment)) return [];
  return [outside(within, path)];
}

/** The last day of a content brief that is not within its own time. */
function dueFindings(brief: Activation, path: Path): Finding[] {
  const due = brief.content?.due_at;
  const place = [...path, 'content', 'due_at'];
  const late = due && brief.closes_at && isBefore(brief.closes_at, due);
  return late ? [outside(brief, place)] : tooEarly(due, brief, place);
}

const isBefore = (first: string | undefined, second: string | undefined) =>
  first !== undefined && second !== undefined && Date.parse(first) < Date.parse(second);

function outside({ kind, id, opens_at, closes_at }: Activation, path: Path): Finding {
  const holder = kind === 'season' ? 'season' : 'activation';
  return raise('CAMPAIGN_WINDOW_APART', { holder, id, from: opens_at, until: closes_at }, { path });
}

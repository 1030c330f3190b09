import { ACCEPTED_CONTENT } from '#contract/programs/campaign.ts';
import type { SectionName } from '#contract/programs/program.ts';
import { type Finding, raise } from '../../issues/raise.ts';
import type { CampaignLists } from '../../resolve/resolve-campaign.ts';
import type { Path } from '../../schema/annotation.ts';

type Activation = CampaignLists['activations'][number];
type Quest = CampaignLists['quests'][number];

/** Sections that show quests: one of them is enough. */
const BOARDS: readonly SectionName[] = ['quests', 'challenges'];

/**
 * Follows what a campaign has to the section of the program where creators do it; `sections` are
 * the names of those that there are. What no page serves can be done by nobody.
 */
export function servedFindings(lists: CampaignLists, sections: readonly SectionName[]): Finding[] {
  const { activations, quests, rewards } = lists;
  const missing = (wanted: readonly SectionName[]) =>
    !wanted.some((name) => sections.includes(name));
  const unserved = (
    kind: 'activation' | 'quest' | 'reward',
    concerned: readonly { readonly id: number }[],
    lack: string,
    wanted: readonly SectionName[],
    path: Path,
  ) => {
    const ids = concerned.map(({ id }) => id);
    return ids.length > 0 && missing(wanted)
      ? [raise('CAMPAIGN_NOT_SERVED', { kind, ids, lack, wanted }, { path })]
      : [];
  };
  return [
    ...activations.flatMap((activation, index) => {
      const path: Path = ['activations', index];
      const offer = [...path, 'offer'];
      return [
        ...(activation.offer === 'request'
          ? unserved('activation', [activation], 'be asked for', ['requests'], offer)
          : []),
        ...(isAnswered(activation) && !isOnCards(activation, quests, missing(BOARDS))
          ? unserved('activation', [activation], 'be accepted', ['claims'], offer)
          : []),
      ];
    }),
    ...unserved('quest', quests, 'be seen', BOARDS, ['quests', 0]),
    ...unserved('reward', rewards, 'be redeemed', ['rewards'], ['rewards', 0]),
    ...quests.flatMap((one, index) => contentFindings(one, activations, ['quests', index])),
  ];
}

/**
 * Whether members say yes to it on a page of the program: in a season that is open to all, everybody
 * takes part, and whom a guest link invites says yes where the link leads.
 */
const isAnswered = ({ kind, offer, guests = false }: Activation): boolean =>
  offer === 'invite' ? !guests : kind !== 'season' || offer !== 'automatic';

/** Whether the card of a quest is where one says yes to it, and hands in what it asks for. */
const isOnCards = (activation: Activation, quests: readonly Quest[], noBoard: boolean): boolean =>
  !noBoard && quests.some((quest) => asksForContent(quest) && takes(activation, quest));

const asksForContent = ({ metric }: Quest): boolean => metric === ACCEPTED_CONTENT;

const takes = ({ content }: Activation, { content_types }: Quest): boolean =>
  content !== undefined &&
  (content_types === undefined || content.types.some((type) => content_types.includes(type)));

function contentFindings(quest: Quest, activations: readonly Activation[], path: Path): Finding[] {
  if (!asksForContent(quest) || activations.some((one) => takes(one, quest))) return [];
  const { id, content_types: types = [] } = quest;
  return [raise('CAMPAIGN_CONTENT_NOT_TAKEN', { id, types }, { path: [...path, 'metric'] })];
}

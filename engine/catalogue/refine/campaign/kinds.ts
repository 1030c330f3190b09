import { type Finding, raise } from '../../issues/raise.ts';
import type { CampaignLists } from '../../resolve/resolve-campaign.ts';
import type { Path } from '../../schema/annotation.ts';
import { fieldFindings, windowOrder } from '../applications.ts';

/** Whoever takes a field or not, and the choice that decides it. */
interface Choice {
  readonly holder: string;
  readonly choice: 'kind' | 'offer';
}

/** Fields that a kind needs or does not take, windows in order, and forms that make sense. */
export function kindFindings({ activations, quests, rewards }: CampaignLists): Finding[] {
  return [
    ...activations.flatMap((activation, index) => {
      const { kind, offer } = activation;
      const path: Path = ['activations', index];
      const ofKind: Choice = { holder: `An activation of the kind ${kind}`, choice: 'kind' };
      const ofOffer: Choice = { holder: `The offer ${offer}`, choice: 'offer' };
      const form = [...path, 'request', 'form'];
      return [
        ...exactly(activation, 'key', kind === 'key', ofKind, path),
        ...exactly(activation, 'content', kind === 'content', ofKind, path),
        ...only(activation, 'request', offer === 'request', ofOffer, path),
        ...windowOrder(activation, 'opens_at', 'closes_at', path),
        ...fieldFindings(activation.request?.form ?? [], form),
      ];
    }),
    ...quests.flatMap((quest, index) => {
      const { kind } = quest;
      const path: Path = ['quests', index];
      const ofKind: Choice = { holder: `A quest of the kind ${kind}`, choice: 'kind' };
      const single = kind === 'individual' || (quest.repeat ?? 'once') === 'once';
      return [
        ...exactly(quest, 'winners', kind === 'draw', ofKind, path),
        ...exactly(quest, 'draw_at', kind === 'draw', ofKind, path),
        ...only(quest, 'repeat', single, ofKind, path),
        ...windowOrder(quest, 'opens_at', 'closes_at', path),
        ...windowOrder(quest, quest.closes_at ? 'closes_at' : 'opens_at', 'draw_at', path),
      ];
    }),
    ...rewards.flatMap((reward, index) => {
      const path: Path = ['rewards', index];
      const ofKind: Choice = { holder: `A reward of the kind ${reward.kind}`, choice: 'kind' };
      return [
        ...exactly(reward, 'key_activation_id', reward.kind === 'key', ofKind, path),
        ...exactly(reward, 'key_option_id', reward.kind === 'key', ofKind, path),
        ...exactly(reward, 'discord_role', reward.kind === 'role', ofKind, path),
        ...only(reward, 'sizes', reward.kind === 'merchandise', ofKind, path),
        ...windowOrder(reward, 'opens_at', 'closes_at', path),
      ];
    }),
  ];
}

/** A field that must be there where it is `wanted`, and nowhere else. */
function exactly<Holder extends object>(
  thing: Holder,
  field: keyof Holder & string,
  wanted: boolean,
  choice: Choice,
  path: Path,
): Finding[] {
  if (!wanted || thing[field] !== undefined) return only(thing, field, wanted, choice, path);
  return [raise('CAMPAIGN_FIELD_NEEDED', { field, ...choice }, { path })];
}

/** A field that may be there where it is `wanted`, and nowhere else. */
function only<Holder extends object>(
  thing: Holder,
  field: keyof Holder & string,
  wanted: boolean,
  choice: Choice,
  path: Path,
): Finding[] {
  if (wanted || thing[field] === undefined) return [];
  const place = { path: [...path, field], atKey: true };
  return [raise('CAMPAIGN_FIELD_MISPLACED', { field, ...choice }, place)];
}

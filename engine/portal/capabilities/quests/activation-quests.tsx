import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { listPointBalances, listQuestGroups } from '#contract/quests/endpoints.ts';
import type { Quest } from '#contract/shapes/quests.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { itemTitle } from '../../base/theme/parts.css.ts';
import { cardOfPair, cardPairs } from '../../kit/parts/card-lists.css.ts';
import { CardPicture } from '../../kit/parts/card-picture.tsx';
import { folded as fold } from '../../kit/parts/fold.css.ts';
import { type Campaign, isMember } from '../../kit/parts/use-campaign.ts';
import { useGradually } from '../../kit/parts/use-gradually.ts';
import { CheckAgain } from './check-again.tsx';
import { QuestCard } from './quest-card.tsx';
import { isDone, isOf, type QuestFilter } from './quest-filter.ts';
import { filterWords } from './quest-words.ts';
import * as styles from './quests.css.ts';
import { SeasonPanel } from './season-panel.tsx';
import { type Claims, useClaims } from './use-claims.tsx';

/** Quests of a group that are laid out at once. */
const NEAR = 24;

export type QuestGroup = ResponseOf<typeof listQuestGroups>['quest_groups'][number];
type Balance = ResponseOf<typeof listPointBalances>['point_balances'][number];

interface ActivationQuestsProperties {
  readonly activation: Campaign['activations'][number];
  readonly campaign: Campaign;
  /** Groups with quests of this activation alone. */
  readonly groups: readonly QuestGroup[];
  readonly balances: readonly Balance[];
  /** Titles of rewards by their ids. */
  readonly rewards: ReadonlyMap<number, string>;
  /** Undefined: all are shown, those that are done folded. */
  readonly filter: QuestFilter | undefined;
}

/** The quests of an activation in their groups. */
export function ActivationQuests(properties: ActivationQuestsProperties) {
  const { activation, campaign, groups, balances } = properties;
  const claims = useClaims(activation.id);
  const member = isMember(campaign);
  return (
    <section className={styles.groups} aria-label={activation.title}>
      <SeasonPanel
        activation={activation}
        quests={groups.flatMap(({ quests }) => quests)}
        balance={balances.find(({ activation_id }) => activation_id === activation.id)}
        claims={member ? claims : undefined}
      />
      {groups.map((group, place) => (
        <Group
          key={group.id}
          {...properties}
          group={group}
          isFirst={place === 0}
          claims={member ? claims : undefined}
        />
      ))}
      {member && (
        <div>
          <CheckAgain activationId={activation.id} />
        </div>
      )}
    </section>
  );
}

interface GroupProperties extends ActivationQuestsProperties {
  readonly group: QuestGroup;
  readonly isFirst: boolean;
  /** Undefined for those who are not members. */
  readonly claims: Claims | undefined;
}

function Group(properties: GroupProperties) {
  const { group, filter, isFirst } = properties;
  const { title, description, image, quests } = group;
  const say = useWords();
  // What is done while one looks stays where it is.
  const [before] = useState(() => new Set(quests.filter(isDone).map(({ id }) => id)));
  const folds = (quest: Quest) => !filter && isDone(quest) && before.has(quest.id);
  const shown = quests.filter((quest) => (filter ? isOf(filter, quest) : !folds(quest)));
  const folded = quests.filter(folds);
  // What is selected is all that the cards are built again for.
  const isNamed = useLocation({
    select: ({ hash }) => folded.some(({ id }) => hash === `quest-${id}`),
  });
  // Whoever is taken to a quest needs the true height of all that stands above it.
  const isFar = useLocation({ select: ({ hash }) => !isFirst && !hash.startsWith('quest-') });
  if (shown.length + folded.length === 0) return null;
  return (
    <div className={isFar ? styles.farGroup : styles.group}>
      <div className={`${styles.groupHead} ${styles.band}`}>
        <CardPicture of={image} />
        <h3 className={itemTitle}>{title}</h3>
        {description && <p className={styles.muted}>{description}</p>}
      </div>
      {shown.length > 0 && <Cards {...properties} quests={shown} />}
      {folded.length > 0 && (
        <details open={isNamed}>
          <summary className={fold}>
            <Icon name="tabler:chevron-down" />
            {say(filterWords.done, { count: folded.length })}
          </summary>
          <Cards {...properties} quests={folded} />
        </details>
      )}
    </div>
  );
}

interface CardsProperties extends Omit<GroupProperties, 'isFirst'> {
  readonly quests: readonly Quest[];
}

function Cards({ activation, campaign, rewards, claims, quests }: CardsProperties) {
  const built = useGradually(quests.length);
  return (
    <ul className={cardPairs}>
      {quests.slice(0, built).map((quest, place) => (
        <li key={quest.id} className={place < NEAR ? cardOfPair : styles.farItem}>
          <QuestCard
            quest={quest}
            campaign={campaign}
            seasonEnd={activation.closes_at}
            reward={quest.reward_id === null ? undefined : rewards.get(quest.reward_id)}
            claim={claims?.claim}
            claiming={claims?.pending === quest.id}
            busy={quest.claimable > 0 && claims?.pending !== undefined}
          />
        </li>
      ))}
    </ul>
  );
}

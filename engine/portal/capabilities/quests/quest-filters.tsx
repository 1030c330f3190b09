import { useLocation } from '@tanstack/react-router';
import type { Quest } from '#contract/shapes/quests.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { useCurrentInView } from '../../base/links/use-current-in-view.ts';
import { tag } from '../../kit/parts/parts.css.ts';
import { isOf, QUEST_FILTERS, type QuestFilter } from './quest-filter.ts';
import { filterWords, questWords } from './quest-words.ts';
import * as styles from './quests.css.ts';

/** The filter that the address names; undefined: all. */
export const useQuestFilter = (): QuestFilter | undefined =>
  useLocation({ select: ({ hash }) => QUEST_FILTERS.find((filter) => filter === hash) });

interface QuestFiltersProperties {
  readonly quests: readonly Quest[];
  /** The page's own path within the program. */
  readonly path: string;
}

/** The ways to a part of a board, each with how many quests it has; what has none is left out. */
export function QuestFilters({ quests, path }: QuestFiltersProperties) {
  const say = useWords();
  const current = useQuestFilter();
  const filters = QUEST_FILTERS.map((filter) => ({
    filter,
    count: quests.filter((quest) => isOf(filter, quest)).length,
  }));
  const row = useCurrentInView<HTMLUListElement>(current);
  const shown = filters.filter(({ filter, count }) => count > 0 || filter === current);
  if (shown.length < 2 && !current) return null;
  const link = (filter: QuestFilter | undefined, text: string) => (
    <li key={filter ?? 'all'}>
      <ProgramLink
        to={`${path}#${filter ?? 'board'}`}
        className={`${tag} ${styles.filter}`}
        aria-current={filter === current ? 'page' : undefined}
      >
        {text}
      </ProgramLink>
    </li>
  );
  return (
    <ul ref={row} aria-label={say(questWords.filters)} className={styles.filters}>
      {link(undefined, say(questWords.filterAll))}
      {shown.map(({ filter, count }) => link(filter, say(filterWords[filter], { count })))}
    </ul>
  );
}

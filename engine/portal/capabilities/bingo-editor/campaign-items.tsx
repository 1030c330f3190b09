import { listBingoBoards } from '#contract/bingo/endpoints.ts';
import type { BingoItem } from '#domain/bingo/items.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { useEndpoint } from '../../base/session/use-api.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { itemWords } from './bingo-item-words.ts';
import { actions, muted } from './editor.css.ts';

interface CampaignItemsProperties {
  readonly items: readonly BingoItem[];
  readonly onAdd: (items: readonly BingoItem[]) => void;
}

/** Takes over the items that the campaign's own boards are made of; those that are there stay. */
export function CampaignItems({ items, onAdd }: CampaignItemsProperties) {
  const say = useWords();
  const { slug } = useProgram();
  const { data, error, refetch } = useEndpoint(listBingoBoards, {
    params: { campaign_id: slug },
  });
  if (error && !data) return <CallProblem error={error} onRetry={() => void refetch()} />;
  if (!data || data.items.length === 0) return null;
  const present = new Set(items.map(({ id }) => id));
  const absent = data.items.filter(({ id }) => !present.has(id));
  if (absent.length === 0) return <p className={muted}>{say(itemWords.noCampaignItems)}</p>;
  return (
    <div className={actions}>
      <button type="button" className={quietButton} onClick={() => onAdd(absent)}>
        <Icon name="tabler:circle-plus" />
        {say(itemWords.campaignItems, { count: absent.length })}
      </button>
    </div>
  );
}

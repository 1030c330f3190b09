import type { InboxItem } from '#contract/reviews/inbox-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { BulkForm, type RunBulk } from './bulk-form.tsx';
import { inboxWords } from './inbox-words.ts';
import { itemKey } from './kinds.ts';
import { type Decided, useDecide } from './use-decisions.ts';

interface BulkPanelProperties {
  /** Those that are selected. */
  readonly items: readonly InboxItem[];
  readonly onDone: () => void;
}

/** Decides on all that are selected. */
export function BulkPanel({ items, onDone }: BulkPanelProperties) {
  const say = useWords();
  const decide = useDecide();
  const reviewed = items.flatMap(asDecided);
  const names = new Map(
    items.map((item) => [itemKey(item), item.creator?.display_name || item.title]),
  );
  const run: RunBulk = async (asked) => {
    const results = await decide({ ...asked, items: reviewed });
    const refused = results.filter(({ result }) => result === 'refused');
    return {
      decided: results.length - refused.length,
      left: reviewed.length - results.length,
      refused: refused.map(({ kind, id, code }) => {
        const key = itemKey({ kind, id });
        return { key, code, name: names.get(key) ?? String(id) };
      }),
    };
  };
  return (
    <BulkForm
      count={reviewed.length}
      title={say(inboxWords.selected, { count: items.length })}
      run={run}
      onDone={onDone}
    />
  );
}

/** Rewards are fulfilled, not decided on. */
const asDecided = ({ kind, id, revision }: InboxItem): Decided[] =>
  kind === 'redemption' || revision === null ? [] : [{ kind, id: String(id), revision }];

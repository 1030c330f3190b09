import { useState } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { useFilters } from '../../core/console/use-filters.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { Paged } from '../../kit/parts/paged.tsx';
import * as styles from './guest-links.css.ts';
import { guestLinksWords } from './guest-links-words.ts';
import { LinkFiltersBar } from './link-filters.tsx';
import { LinkTable } from './link-table.tsx';
import { LINK_FILTERS, useLinks, useRevoke } from './use-links.ts';

const NO_FILTER = { search: undefined, activation: undefined, state: undefined };
const NONE: ReadonlySet<string> = new Set();

/** The program's links, by which people without an account take part. */
export function LinkList() {
  const say = useWords();
  const [filters, narrow] = useFilters(LINK_FILTERS);
  const [selection, setSelection] = useState(NONE);
  const links = useLinks(filters);
  const revoke = useRevoke(() => setSelection(NONE));
  // What the filters hide is not revoked by a mistake.
  const shown = links.pages?.flatMap(({ items }) => items) ?? [];
  const chosen = shown.filter(({ id, state }) => selection.has(id) && state !== 'revoked');
  return (
    <>
      <LinkFiltersBar filters={filters} onNarrow={narrow} />
      {chosen.length > 0 && (
        <section className={styles.bar} aria-label={say(guestLinksWords.selection)}>
          <strong>{say(guestLinksWords.selected, { count: chosen.length })}</strong>
          <button
            type="button"
            className={smallButton}
            onClick={() => revoke.ask(chosen.map(({ id }) => id))}
          >
            {say(guestLinksWords.revoke)}
          </button>
          <button type="button" className={smallButton} onClick={() => setSelection(NONE)}>
            {say(guestLinksWords.unselect)}
          </button>
        </section>
      )}
      {revoke.error && <CallProblem error={revoke.error} />}
      <Paged of={links} rows={8} shape="rows">
        {(pages) => {
          const all = pages.flatMap(({ items }) => items);
          if (all.length > 0)
            return <LinkTable links={all} selection={selection} onSelect={setSelection} />;
          if (Object.keys(filters).length === 0)
            return (
              <Empty icon="tabler:link" title={say(guestLinksWords.none)}>
                {say(guestLinksWords.noneText)}
              </Empty>
            );
          return (
            <Empty icon="tabler:search" title={say(guestLinksWords.noneFound)}>
              <button type="button" className={smallButton} onClick={() => narrow(NO_FILTER)}>
                {say(guestLinksWords.clearFilters)}
              </button>
            </Empty>
          );
        }}
      </Paged>
    </>
  );
}

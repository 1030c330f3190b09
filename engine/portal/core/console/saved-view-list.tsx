import { useState } from 'react';
import { deleteView, listSavedViews, saveView } from '#contract/operator/saved-view-endpoints.ts';
import type { ViewedPage } from '#contract/vocabulary/operator-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { useAction, useEndpoint } from '../../base/session/use-api.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import * as frame from './console-frame.css.ts';
import { ConsoleLink } from './console-link.tsx';
import { savedViewWords as words } from './saved-view-words.ts';
import * as styles from './saved-views.css.ts';
import { useConsole } from './use-console.ts';
import { withFilters } from './with-filters.ts';

interface SavedViewListProperties {
  readonly page: ViewedPage;
  readonly filters: Readonly<Record<string, string | undefined>>;
}

/** The saved views of a list: to open, to delete one's own, and to save what is shown. */
export function SavedViewList({ page, filters }: SavedViewListProperties) {
  const say = useWords();
  const { program, addressOf } = useConsole();
  const query = { uuid: program.uuid };
  const saved = useEndpoint(listSavedViews, { query: { ...query, console_page: page } });
  const remove = useAction(deleteView);
  return (
    <div className={styles.list}>
      {saved.data?.views.length === 0 && <p className={styles.hint}>{say(words.none)}</p>}
      <ul className={styles.items}>
        {saved.data?.views.map((view) => (
          <li key={view.id} className={styles.item}>
            <ConsoleLink to={`${addressOf(page)}?${view.filters}`}>
              <bdi>{view.name}</bdi>
            </ConsoleLink>
            {view.shared && <span className={styles.hint}>{say(words.ofTeam)}</span>}
            {view.own && (
              <button
                type="button"
                className={frame.smallButton}
                aria-label={say(words.remove, { name: view.name })}
                aria-disabled={remove.isPending}
                onClick={() =>
                  !remove.isPending && remove.mutate({ query, params: { view_id: view.id } })
                }
              >
                <Icon name="tabler:x" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {saved.error && <CallProblem error={saved.error} />}
      {remove.error && <CallProblem error={remove.error} />}
      <SaveForm page={page} search={withFilters('', filters).slice(1)} />
    </div>
  );
}

interface SaveFormProperties {
  readonly page: ViewedPage;
  /** The filters as they stand in an address; empty where the list is not narrowed. */
  readonly search: string;
}

function SaveForm({ page, search }: SaveFormProperties) {
  const say = useWords();
  const { program } = useConsole();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const save = useAction(saveView);
  const isReady = name.trim() !== '' && search !== '' && !save.isPending;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        const body = { console_page: page, name: name.trim(), filters: search, shared };
        save.mutate({ query: { uuid: program.uuid }, body }, { onSuccess: () => setName('') });
      }}
    >
      <label className={styles.field}>
        <span>{say(words.name)}</span>
        <input
          className={frame.field}
          dir="auto"
          maxLength={100}
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
      </label>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={shared}
          onChange={({ currentTarget: { checked } }) => setShared(checked)}
        />
        {say(words.shared)}
      </label>
      <button type="submit" className={frame.smallButton} aria-disabled={!isReady}>
        {say(words.save)}
      </button>
      {save.error && <CallProblem error={save.error} />}
    </form>
  );
}

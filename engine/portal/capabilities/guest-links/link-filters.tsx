import { GUEST_LINK_STATES } from '#contract/vocabulary/state-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { visuallyHidden } from '../../base/theme/parts.css.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { SearchField } from '../../core/console/search-field.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { useExport } from '../../core/console/use-export.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import * as styles from './guest-links.css.ts';
import { guestLinksWords, linkStateWords, makeLinksWords } from './guest-links-words.ts';
import { type LinkFilters, linkQuery, useGuestActivations } from './use-links.ts';

interface LinkFiltersBarProperties {
  readonly filters: LinkFilters;
  readonly onNarrow: (change: { [Name in keyof LinkFilters]: string | undefined }) => void;
}

/** What the list of links is searched and narrowed by, and what can be done with all of it. */
export function LinkFiltersBar({ filters, onNarrow }: LinkFiltersBarProperties) {
  const say = useWords();
  const { addressOf, may } = useConsole();
  const activations = useGuestActivations().data?.activations ?? [];
  const file = useExport('guest_links');
  return (
    <>
      <div className={frame.toolbar}>
        <h1 className={frame.title}>{say(guestLinksWords.title)}</h1>
        <SearchField
          label={say(guestLinksWords.search)}
          value={filters.search ?? ''}
          onSearch={(search) => onNarrow({ search })}
        />
        <label>
          <span className={visuallyHidden}>{say(guestLinksWords.activation)}</span>
          <select
            className={frame.field}
            value={filters.activation ?? ''}
            onChange={({ currentTarget }) => onNarrow({ activation: currentTarget.value })}
          >
            <option value="">{say(guestLinksWords.anyActivation)}</option>
            {activations.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className={visuallyHidden}>{say(guestLinksWords.state)}</span>
          <select
            className={frame.field}
            value={filters.state ?? ''}
            onChange={({ currentTarget }) => onNarrow({ state: currentTarget.value })}
          >
            <option value="">{say(guestLinksWords.anyState)}</option>
            {GUEST_LINK_STATES.map((state) => (
              <option key={state} value={state}>
                {say(linkStateWords[state])}
              </option>
            ))}
          </select>
        </label>
        {may('export_lists') && (
          <button
            type="button"
            className={frame.smallButton}
            aria-disabled={file.isPending}
            onClick={() => !file.isPending && file.mutate(linkQuery(filters))}
          >
            {say(guestLinksWords.export)}
          </button>
        )}
        {may('manage_guest_links') && (
          <ConsoleLink
            to={addressOf('guest-links', 'new')}
            className={`${frame.smallButton} ${styles.last}`}
          >
            {say(makeLinksWords.title)}
          </ConsoleLink>
        )}
      </div>
      {file.error && <CallProblem error={file.error} />}
    </>
  );
}

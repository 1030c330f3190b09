import { useState } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { MatchingMessageForm } from './matching-message-form.tsx';
import { MessageForm } from './message-form.tsx';
import { messageWords as words } from './message-words.ts';
import * as styles from './people.css.ts';
import type { PeopleFilters } from './use-people.ts';

/** So many are written to one by one; beyond them all that match are. */
const MOST = 500;

interface WriteToPeopleProperties {
  /** Who is shown. */
  readonly shown: readonly string[];
  /** Whether more match than are shown. */
  readonly more: boolean;
  readonly filters: PeopleFilters;
}

/** A message to the people who are shown, or to all whom the filters match. */
export function WriteToPeople({ shown, more, filters }: WriteToPeopleProperties) {
  const say = useWords();
  const people = shown.slice(0, MOST);
  const [all, setAll] = useState<'open' | 'closed'>('closed');
  return (
    <div className={styles.writing}>
      <details>
        <summary className={smallButton}>{say(words.writeTo, { count: people.length })}</summary>
        <MessageForm people={people} about="those shown" />
      </details>
      {(more || shown.length > MOST) && (
        <details onToggle={({ currentTarget: { open } }) => setAll(open ? 'open' : 'closed')}>
          <summary className={smallButton}>{say(words.writeToAll)}</summary>
          {all === 'open' && (
            <MatchingMessageForm key={JSON.stringify(filters)} filters={filters} />
          )}
        </details>
      )}
    </div>
  );
}

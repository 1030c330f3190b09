import { lookAtItem } from '#contract/reviews/presence-endpoints.ts';
import type { InboxKind } from '#contract/vocabulary/inbox-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { useEndpoint } from '../../base/session/use-api.ts';
import { formatList } from '../../base/view/formats.ts';
import { useView } from '../../base/view/use-view.ts';
import { useConsole } from '../../core/console/use-console.ts';
import * as styles from './inbox.css.ts';
import { inboxWords } from './inbox-words.ts';

/** Milliseconds after which it is said again, while the page is looked at. */
const AGAIN = 10_000;

interface AlsoLookingProperties {
  readonly kind: InboxKind;
  readonly id: string | number;
}

/** Tells other operators that this item is looked at, and says which of them do as well. */
export function AlsoLooking({ kind, id }: AlsoLookingProperties) {
  const say = useWords();
  const { locale } = useView();
  const { program } = useConsole();
  const { data } = useEndpoint(
    lookAtItem,
    { query: { uuid: program.uuid }, body: { kind, id: String(id) } },
    { refetchInterval: AGAIN },
  );
  const names = data?.others.map(({ name }) => name) ?? [];
  return (
    <div aria-live="polite">
      {names.length > 0 && (
        <p className={styles.mark}>
          <Icon name="tabler:eye" />{' '}
          {say(inboxWords.alsoLooking, { names: formatList(names, locale) })}
        </p>
      )}
    </div>
  );
}

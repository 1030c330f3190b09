import { useId } from 'react';
import { readOperatorCreator } from '#contract/people/endpoints.ts';
import type { Person } from '#contract/people/person.ts';
import type { ReviewSubject } from '#contract/vocabulary/inbox-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { localMoment } from '../../kit/parts/format.ts';
import { ReviewStateTag } from '../../kit/parts/review-state-tag.tsx';
import * as styles from './inbox.css.ts';
import { inboxWords } from './inbox-words.ts';
import { itemKey, KINDS } from './kinds.ts';

/** How many are listed here; the person's own page has all. */
const SHOWN = 5;

interface OtherItemsProperties {
  /** The creator's id. */
  readonly of: string;
  /** The key of the item that is open. */
  readonly besides: string;
}

/** What else somebody handed in, newest first, with what was decided. */
export function OtherItems({ of, besides }: OtherItemsProperties) {
  const say = useWords();
  const { locale } = useView();
  const heading = useId();
  const { program, addressOf } = useConsole();
  const { data } = useEndpoint(readOperatorCreator, {
    params: { creator_id: of },
    query: { uuid: program.uuid },
  });
  if (!data) return null;
  const others = itemsOf(data).filter((item) => itemKey(item) !== besides);
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h3 id={heading} className={styles.partTitle}>
        {say(inboxWords.otherItems)}
      </h3>
      {others.length === 0 && <p className={styles.mark}>{say(inboxWords.noOtherItems)}</p>}
      <ul className={styles.others}>
        {others.slice(0, SHOWN).map((item) => (
          <li key={itemKey(item)} className={styles.head}>
            <Icon name={KINDS[item.kind].icon} />
            <ConsoleLink to={addressOf('inbox', itemKey(item))}>
              <bdi>{item.title ?? say(inboxWords.application)}</bdi>
            </ConsoleLink>
            <ReviewStateTag state={item.state} />
            <span className={styles.mark}>{localMoment(item.submitted_at, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is reviewed of a person, newest first. */
function itemsOf({ applications, requests, content, appeals }: Person) {
  const as =
    <Item extends { readonly id: string | number }>(
      kind: ReviewSubject,
      titleOf: (item: Item) => string | undefined,
    ) =>
    (item: Item) => ({ ...item, kind, id: String(item.id), title: titleOf(item) });
  return [
    ...applications.items.map(as('application', () => undefined)),
    ...requests.items.map(as('activation_request', (request) => request.activation_title)),
    ...content.items.map(as('content', (piece) => piece.title)),
    ...appeals.items.map(as('appeal', (appeal) => appeal.message)),
  ].sort((a, b) => Date.parse(b.submitted_at) - Date.parse(a.submitted_at));
}

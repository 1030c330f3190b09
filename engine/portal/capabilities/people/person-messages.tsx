import { listCreatorMessages } from '#contract/people/message-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { localMoment } from '../../kit/parts/format.ts';
import { Heading } from '../../kit/parts/heading.tsx';
import { Paged } from '../../kit/parts/paged.tsx';
import { usePages } from '../../kit/parts/use-pages.ts';
import { MessageForm } from './message-form.tsx';
import { messageWords as words } from './message-words.ts';
import * as styles from './people.css.ts';
import { mailStateWords } from './record-words.ts';

/** How many messages come at once. */
const PAGE = 10;

/** What operators wrote to a person, and the way to write more. */
export function PersonMessages({ id }: { readonly id: string }) {
  const say = useWords();
  const { locale } = useView();
  const { program, may } = useConsole();
  const messages = usePages(listCreatorMessages, {
    params: { creator_id: id },
    query: { uuid: program.uuid, limit: PAGE },
  });
  return (
    <section className={styles.part}>
      <Heading className={styles.partTitle}>{say(words.title)}</Heading>
      <Paged of={messages} rows={1} shape="rows">
        {(pages) => {
          const all = pages.flatMap(({ items }) => items);
          if (all.length === 0) return <p className={styles.muted}>{say(words.none)}</p>;
          return (
            <ul className={styles.parts}>
              {all.map(({ id: number, subject, text, author, written_at, state }) => (
                <li key={number} className={styles.lines}>
                  <strong dir="auto">{subject}</strong>
                  <span className={styles.muted}>
                    {say(words.by, {
                      author: author?.name ?? say(words.someone),
                      time: localMoment(written_at, locale),
                    })}
                    {state && ` · ${say(mailStateWords[state])}`}
                  </span>
                  <p className={styles.text} dir="auto">
                    {text}
                  </p>
                </li>
              ))}
            </ul>
          );
        }}
      </Paged>
      {may('message_creators') && (
        <details>
          <summary className={smallButton}>{say(words.write)}</summary>
          <MessageForm key={id} people={[id]} about={id} />
        </details>
      )}
    </section>
  );
}

import { listAnnouncements } from '#contract/programs/endpoints.ts';
import type { RichText } from '#contract/programs/rich-text.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useEndpoint } from '../../session/use-api.ts';
import { RichTextView } from '../../text/rich-text-view.tsx';
import { card, itemTitle } from '../../theme/parts.css.ts';
import { useProgram, useView } from '../../view/use-view.ts';
import { Answer } from '../parts/answer.tsx';
import { localDay } from '../parts/format.ts';
import { homeWords } from '../words/home-words.ts';
import * as styles from './home.css.ts';

/** The program's news for its members, newest first. */
export function Announcements() {
  const say = useWords();
  const { locale } = useView();
  const { uuid } = useProgram();
  const announcements = useEndpoint(listAnnouncements, { query: { uuid } });
  return (
    <section className={styles.part}>
      <h2 className={itemTitle}>{say(homeWords.announcements)}</h2>
      <Answer of={announcements} rows={1}>
        {({ announcements: news }) =>
          news.length === 0 ? (
            <p className={styles.muted}>{say(homeWords.noAnnouncements)}</p>
          ) : (
            <div className={styles.news}>
              {news.map(({ id, title, text, from }) => (
                <article key={id} className={`${card} ${styles.article}`}>
                  <h3 className={itemTitle}>{title}</h3>
                  <p className={styles.muted}>
                    <time dateTime={from}>{localDay(from, locale)}</time>
                  </p>
                  {/* The contract checks the kinds of the blocks, the manifest's schema the rest. */}
                  <RichTextView text={text as unknown as RichText} />
                </article>
              ))}
            </div>
          )
        }
      </Answer>
    </section>
  );
}

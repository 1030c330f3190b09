import { Suspense } from 'react';
import { listAnnouncements } from '#contract/programs/endpoints.ts';
import type { RichText } from '#contract/programs/rich-text.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { card, itemTitle } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { CardPicture } from '../../kit/parts/card-picture.tsx';
import { localDay } from '../../kit/parts/format.ts';
import { RichTextView } from '../../kit/text/rich-text-view.tsx';
import * as styles from './home.css.ts';
import { homeWords } from './home-words.ts';

const SeenAnnouncements = lazyPart(
  async () => (await import('./seen-announcements.tsx')).SeenAnnouncements,
);

/** The program's news for its members, newest first. */
export function Announcements() {
  const say = useWords();
  const { locale } = useView();
  const { uuid } = useProgram();
  const announcements = useEndpoint(listAnnouncements, { query: { uuid } });
  const news = announcements.data?.announcements ?? [];
  return (
    <section className={styles.part}>
      {news.length > 0 && (
        <Suspense fallback={null}>
          <SeenAnnouncements news={news} />
        </Suspense>
      )}
      <h2 className={itemTitle}>{say(homeWords.announcements)}</h2>
      <Answer of={announcements} rows={1}>
        {({ announcements: news }) =>
          news.length === 0 ? (
            <p className={styles.muted}>{say(homeWords.noAnnouncements)}</p>
          ) : (
            <div className={styles.news}>
              {news.map(({ id, title, text, image, from }) => (
                <article key={id} className={`${card} ${styles.article}`}>
                  <CardPicture of={image} />
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

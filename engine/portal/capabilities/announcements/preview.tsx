import type { Image } from '#contract/shapes/images.ts';
import { plainParagraphs } from '#domain/announcements/announcement-text.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { itemTitle } from '../../base/theme/parts.css.ts';
import { CardPicture } from '../../kit/parts/card-picture.tsx';
import { RichTextView } from '../../kit/text/rich-text-view.tsx';
import * as styles from './announcements.css.ts';
import { announcementsWords as words } from './announcements-words.ts';

interface PreviewProperties {
  readonly title: string;
  readonly text: string;
  /** Null for none; mails have none. */
  readonly image: Image | null;
  /** Whether it is mailed as well. */
  readonly mail: boolean;
}

/** How an announcement is read on the start page, live and in mail. */
export function Preview({ title, text, image, mail }: PreviewProperties) {
  const say = useWords();
  const heading = <h2 className={styles.partTitle}>{say(words.preview)}</h2>;
  if (title.trim() === '' && text.trim() === '')
    return (
      <div className={styles.part}>
        {heading}
        <p className={styles.muted}>{say(words.previewEmpty)}</p>
      </div>
    );
  return (
    <div className={styles.part}>
      {heading}
      <p className={styles.muted}>{say(words.onPage)}</p>
      <article className={styles.card} dir="auto">
        <CardPicture of={image} />
        <h3 className={itemTitle}>{title}</h3>
        <RichTextView text={plainParagraphs(text)} />
      </article>
      <p className={styles.muted}>{say(words.live)}</p>
      <p className={styles.card}>{say(words.liveText, { title })}</p>
      {mail && (
        <>
          <p className={styles.muted}>
            {say(words.inMail)}: {say(words.inMailText)}
          </p>
          <article className={styles.card} dir="auto">
            <strong>{title}</strong>
            <RichTextView text={plainParagraphs(text)} />
          </article>
        </>
      )}
    </div>
  );
}

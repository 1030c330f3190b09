import type { I18n } from '@lingui/core';
import { formattingTag } from '#domain/locales/negotiate-locale.ts';
import { creatorViewWords as words } from './creator-view-words.ts';
import * as styles from './moment-note.css.ts';

interface MomentNoteProperties {
  readonly i18n: I18n;
  readonly at: Date;
}

/**
 * Says on a page as of which moment it is shown. Only the server renders it: in the browser the
 * moment is said anew in the time zone of who looks (main/moment).
 */
export function MomentNote({ i18n, at }: MomentNoteProperties) {
  const said = new Intl.DateTimeFormat(formattingTag(i18n.locale), {
    ...{ dateStyle: 'full', timeStyle: 'long', timeZone: 'UTC' },
  });
  return (
    <aside className={styles.note} aria-label={i18n._(words.asOf.id)}>
      <p className={styles.text}>
        <time className={styles.moment} dateTime={at.toISOString()} data-moment-note="">
          {said.format(at)}
        </time>{' '}
        <span className={styles.sentence}>{i18n._(words.asOfText.id)}</span>
      </p>
    </aside>
  );
}

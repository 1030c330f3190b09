import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { blockTitle, column } from '../../base/theme/parts.css.ts';
import type { ContentProperties } from '../../base/view/content-properties.ts';
import { Directory } from '../../capabilities/directory/directory.tsx';
import { OwnProgramPlace } from '../../capabilities/directory/own-program-place.tsx';
import * as styles from './portal-pages.css.ts';

/** All programs of the portal; one's own first. */
export function Page({ content }: ContentProperties<'display-programs'>) {
  const say = useWords();
  return (
    <div className={styles.page}>
      <div className={column}>
        <h1 className={blockTitle}>{say(words.allPrograms)}</h1>
        <OwnProgramPlace programs={content.programs} />
      </div>
      <Directory content={content} />
    </div>
  );
}

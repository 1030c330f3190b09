import { useState } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { blockTitle, column } from '../../base/theme/parts.css.ts';
import type { ContentProperties } from '../../base/view/content-properties.ts';
import { ownBelowHeading } from '../../capabilities/directory/directory.css.ts';
import { Directory } from '../../capabilities/directory/directory.tsx';
import { OwnProgramsPlace } from '../../capabilities/directory/own-programs-place.tsx';
import * as styles from './portal-pages.css.ts';

/** All programs of the portal; one's own first. */
export function Page({ content }: ContentProperties<'display-programs'>) {
  const say = useWords();
  const [own, setOwn] = useState<ReadonlySet<string>>();
  return (
    <div className={styles.page}>
      <div className={`${column} ${ownBelowHeading}`}>
        <h1 className={blockTitle}>{say(words.allPrograms)}</h1>
        <OwnProgramsPlace programs={content.programs} onKnown={setOwn} />
      </div>
      <Directory content={content} own={own} />
    </div>
  );
}

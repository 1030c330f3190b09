import { useState } from 'react';
import { HeroArt } from '../../base/art/hero-art.tsx';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { PortalLink } from '../../base/links/portal-link.tsx';
import { column, lead, primaryButton } from '../../base/theme/parts.css.ts';
import type { ContentProperties } from '../../base/view/content-properties.ts';
import { useView } from '../../base/view/use-view.ts';
import { rest } from '../../capabilities/directory/directory.css.ts';
import { directoryWords } from '../../capabilities/directory/directory-words.ts';
import { OwnProgramsPlace } from '../../capabilities/directory/own-programs-place.tsx';
import { ProgramCards } from '../../capabilities/directory/program-cards.tsx';
import * as styles from './portal-pages.css.ts';

/** The portal's start: what it is for, some of its programs, and the way to all of them. */
export function Page({ content: { programs, total } }: ContentProperties<'index'>) {
  const say = useWords();
  const { product } = useView();
  const [own, setOwn] = useState<ReadonlySet<string>>();
  const others = own ? programs.filter(({ uuid }) => !own.has(uuid)) : programs;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.picture}>
          <HeroArt />
        </div>
        <div className={`${column} ${styles.words}`}>
          <p className={styles.product}>{product} Creators</p>
          <h1 className={styles.title}>{say(directoryWords.portalTitle)}</h1>
          <p className={lead}>{say(directoryWords.portalText)}</p>
        </div>
      </div>
      <div className={`${column} ${styles.body}`}>
        <OwnProgramsPlace programs={programs} onKnown={setOwn} />
        <div className={rest} data-known={own && ''}>
          <ProgramCards programs={others} inSight={0} />
          {programs.length < total && (
            <p className={styles.more}>
              <PortalLink to="/display_programs" className={primaryButton}>
                {say(words.allPrograms)}
              </PortalLink>
              {say(directoryWords.programCount, { count: total })}
            </p>
          )}
        </div>
      </div>
    </>
  );
}

import { direction, languageTag } from '#domain/locales/negotiate-locale.ts';
import { HeroArt } from '../../base/art/hero-art.tsx';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { PortalLink } from '../../base/links/portal-link.tsx';
import { blockTitle, column, lead, quietButton } from '../../base/theme/parts.css.ts';
import type { ContentProperties } from '../../base/view/content-properties.ts';
import { useView } from '../../base/view/use-view.ts';
import * as styles from './program-list.css.ts';

/** The portal's programs: the start page with the first of them, or all of them page by page. */
export function Page({ content }: ContentProperties<'index' | 'display-programs'>) {
  const { kind, programs, total, page } = content;
  const say = useWords();
  const { product } = useView();
  const start = kind === 'index';
  return (
    <>
      <div className={styles.head}>
        {start && (
          <div className={styles.picture}>
            <HeroArt />
          </div>
        )}
        <div className={`${column} ${styles.words}`}>
          {start && <p className={styles.product}>{product} Creators</p>}
          <h1 className={start ? styles.title : blockTitle}>
            {say(start ? words.portalTitle : words.allPrograms)}
          </h1>
          <p className={lead}>
            {start ? say(words.portalText) : say(words.programCount, { count: total })}
          </p>
        </div>
      </div>
      <div className={column}>
        <ul>
          {programs.map(({ slug, title, publisher, favicon, href, locales, ...card }) => (
            <li key={slug} className={styles.program}>
              <img
                className={styles.icon}
                src={favicon ?? '/favicon.svg'}
                alt=""
                width="64"
                height="64"
                loading="lazy"
              />
              <div className={styles.about}>
                <h2 className={styles.name}>
                  <PortalLink to={href} className={styles.link}>
                    {title}
                  </PortalLink>
                </h2>
                <p lang={languageTag(card.language)} dir={direction(card.language)}>
                  {card.description}
                </p>
              </div>
              <p className={styles.origin}>
                {publisher}
                <span className={styles.languages}>
                  {say(words.languageCount, { count: locales })}
                </span>
              </p>
            </li>
          ))}
        </ul>
        <Pager start={start} shown={programs.length} total={total} page={page} />
      </div>
    </>
  );
}

interface PagerProperties {
  readonly start: boolean;
  readonly shown: number;
  readonly total: number;
  readonly page: number;
}

function Pager({ start, shown, total, page }: PagerProperties) {
  const say = useWords();
  if (start) {
    return shown < total ? (
      <p className={styles.pager}>
        <PortalLink to="/display_programs" className={quietButton}>
          {say(words.allPrograms)}
        </PortalLink>
      </p>
    ) : null;
  }
  return (
    <nav className={styles.pager} aria-label={say(words.allPrograms)}>
      {page > 1 && (
        <PortalLink to={`/display_programs?page=${page - 1}`} rel="prev" className={quietButton}>
          {say(words.previousPage)}
        </PortalLink>
      )}
      {(page - 1) * 100 + shown < total && (
        <PortalLink to={`/display_programs?page=${page + 1}`} rel="next" className={quietButton}>
          {say(words.nextPage)}
        </PortalLink>
      )}
    </nav>
  );
}

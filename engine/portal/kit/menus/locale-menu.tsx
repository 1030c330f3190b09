import { languageTag } from '#domain/locales/negotiate-locale.ts';
import { LOCALE_NAMES } from '../../base/i18n/engine-locales.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { visuallyHidden } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import * as styles from './menu.css.ts';
import { searchInLocale } from './search-in-locale.ts';

interface LocaleMenuProperties {
  /** What the address asks for beside the language, as "?seed=friday", where that is known. */
  readonly search?: string;
}

/**
 * The languages of the page as links to it in each of them. The boot script remembers a choice;
 * without script the links work all the same.
 */
export function LocaleMenu({ search = '' }: LocaleMenuProperties) {
  const say = useWords();
  const { locales, locale } = useView();
  if (locales.length < 2) return null;
  return (
    <details className={styles.menu} data-menu="">
      <summary className={styles.link} data-hint="">
        <Icon name="tabler:world" />
        <span className={visuallyHidden}>{`${say(words.language)}: `}</span>
        <span>{locale.toUpperCase()}</span>
      </summary>
      <ul className={styles.menuList}>
        {locales.map((code) => (
          <li key={code}>
            <a
              className={styles.menuItem}
              href={searchInLocale(search, code)}
              // The boot script keeps what it names as the visitor's choice.
              hrefLang={languageTag(code)}
              lang={languageTag(code)}
              // Documents are the same whatever else their address asks for: it stays all the same.
              onClick={({ currentTarget }) => {
                currentTarget.search = searchInLocale(location.search, code);
              }}
              aria-current={code === locale ? 'true' : undefined}
            >
              {LOCALE_NAMES[code] ?? code}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

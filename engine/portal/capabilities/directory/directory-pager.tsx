import type { DirectorySearch } from '#contract/programs/directory-search.ts';
import { searchQuery } from '#domain/directory/directory-search.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { PortalLink } from '../../base/links/portal-link.tsx';
import { quietButton } from '../../base/theme/parts.css.ts';
import * as styles from './directory.css.ts';
import { directoryWords } from './directory-words.ts';

interface DirectoryPagerProperties {
  readonly search: DirectorySearch;
  readonly page: number;
  readonly hasNext: boolean;
}

/** Leads through a list that fits onto no page. */
export function DirectoryPager({ search, page, hasNext }: DirectoryPagerProperties) {
  const say = useWords();
  const to = (wanted: number) => `/display_programs${searchQuery(search, wanted)}`;
  return (
    <nav className={styles.pager} aria-label={say(words.allPrograms)}>
      {page > 1 && (
        <PortalLink to={to(page - 1)} rel="prev" className={quietButton}>
          {say(directoryWords.previousPage)}
        </PortalLink>
      )}
      {hasNext && (
        <PortalLink to={to(page + 1)} rel="next" className={quietButton}>
          {say(directoryWords.nextPage)}
        </PortalLink>
      )}
    </nav>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { ViewContent } from '#contract/programs/view.ts';
import { readSearch, searchQuery } from '#domain/directory/directory-search.ts';
import { matchesSearch } from '#domain/directory/match-program.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { PortalLink } from '../../base/links/portal-link.tsx';
import { writeSearch } from '../../base/links/write-search.ts';
import { column, quietButton } from '../../base/theme/parts.css.ts';
import { Empty } from '../../kit/parts/empty.tsx';
import * as styles from './directory.css.ts';
import { DirectoryForm } from './directory-form.tsx';
import { DirectoryPager } from './directory-pager.tsx';
import { directoryWords } from './directory-words.ts';
import { ProgramCards } from './program-cards.tsx';

interface DirectoryProperties {
  readonly content: Extract<ViewContent, { kind: 'display-programs' }>;
  /** The programs that stand above it; undefined while nobody knows of any. */
  readonly own: ReadonlySet<string> | undefined;
}

/**
 * All programs, to be searched and narrowed: without script by the server, with it at once where all
 * of them are here. The address says what is searched for.
 */
export function Directory({ content, own }: DirectoryProperties) {
  const { programs, total, page, directory } = content;
  const say = useWords();
  const [search, setSearch] = useState(directory.search);
  const names = directory.platforms.map(({ id }) => id);
  const narrow = (form: HTMLFormElement) => {
    if (!directory.complete) return form.requestSubmit();
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const wanted = readSearch(new URLSearchParams(fields), names, directory.languages);
    setSearch(wanted);
    writeSearch(searchQuery(wanted));
  };
  const place = useRef<HTMLDivElement>(null);
  const first = useRef(narrow);
  // What somebody filled in before the page came alive counts as well.
  useEffect(() => {
    const form = place.current?.querySelector('form');
    const fields = form ? [...form.querySelectorAll<HTMLSelectElement>('[name]')] : [];
    if (form && fields.some((field) => field.value !== (initial(field) ?? ''))) first.current(form);
  }, []);
  const found = directory.complete
    ? programs.filter((card) => matchesSearch(card, card.applications.state, search))
    : programs;
  const count = directory.complete ? found.length : total;
  const rest = own ? found.filter(({ uuid }) => !own.has(uuid)) : found;
  return (
    <div className={column} ref={place}>
      <DirectoryForm directory={directory} onChange={narrow} />
      <p className={styles.count} role="status">
        {say(directoryWords.programCount, { count })}
      </p>
      <div className={styles.rest} data-known={own && ''}>
        {count === 0 ? (
          <Empty icon="tabler:info-circle" title={say(directoryWords.noneTitle)}>
            <p>{say(directoryWords.noneText)}</p>
            <PortalLink to="/display_programs" className={quietButton}>
              {say(directoryWords.showAll)}
            </PortalLink>
          </Empty>
        ) : rest.length === 0 ? (
          <p>{say(directoryWords.foundOwn)}</p>
        ) : (
          <ProgramCards
            programs={rest}
            platforms={new Map(directory.platforms.map(({ id, name }) => [id, name]))}
            inSight={1}
          />
        )}
      </div>
      {!directory.complete && (
        <DirectoryPager
          search={search}
          page={page}
          hasNext={(page - 1) * 100 + programs.length < total}
        />
      )}
    </div>
  );
}

/** What the document said of a field. */
const initial = (field: HTMLSelectElement | HTMLInputElement): string | undefined =>
  'defaultValue' in field
    ? field.defaultValue
    : [...field.options].find(({ defaultSelected }) => defaultSelected)?.value;

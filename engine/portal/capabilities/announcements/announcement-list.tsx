import {
  listOperatorAnnouncements,
  type OperatorAnnouncement,
} from '#contract/announcements/endpoints.ts';
import { ANNOUNCEMENT_STATES } from '#contract/vocabulary/announcement-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { visuallyHidden } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { useFilters } from '../../core/console/use-filters.ts';
import { Empty } from '../../kit/parts/empty.tsx';
import { formatNumber, localMoment } from '../../kit/parts/format.ts';
import { Paged } from '../../kit/parts/paged.tsx';
import { usePages } from '../../kit/parts/use-pages.ts';
import * as styles from './announcements.css.ts';
import { announcementStateWords, announcementsWords as words } from './announcements-words.ts';
import { ManifestNews } from './manifest-news.tsx';

const COLUMNS = [
  ...[{ word: words.name }, { word: words.state }, { word: words.audience }, { word: words.from }],
  ...[{ word: words.until }, { word: words.seen }, { word: words.mails }],
];

/** The console's announcements, and those of the manifest. */
export function AnnouncementList() {
  const say = useWords();
  const { program, addressOf, may } = useConsole();
  const [filters, narrow] = useFilters(['state']);
  const state = ANNOUNCEMENT_STATES.find((one) => one === filters.state);
  const pages = usePages(listOperatorAnnouncements, {
    query: { uuid: program.uuid, limit: 50, ...(state ? { state } : {}) },
  });
  return (
    <div className={styles.page}>
      <div>
        <div className={frame.toolbar}>
          <h1 className={frame.title}>{say(words.title)}</h1>
          <label>
            <span className={visuallyHidden}>{say(words.state)}</span>
            <select
              className={frame.field}
              value={state ?? ''}
              onChange={({ currentTarget }) => narrow({ state: currentTarget.value })}
            >
              <option value="">{say(words.anyState)}</option>
              {ANNOUNCEMENT_STATES.map((one) => (
                <option key={one} value={one}>
                  {say(announcementStateWords[one])}
                </option>
              ))}
            </select>
          </label>
          {may('manage_announcements') && (
            <ConsoleLink
              to={addressOf('announcements', 'new')}
              className={`${frame.smallButton} ${styles.last}`}
            >
              {say(words.write)}
            </ConsoleLink>
          )}
        </div>
        <Paged of={pages} rows={6} shape="rows">
          {(read) => {
            const all = read.flatMap(({ items }) => items);
            if (all.length > 0)
              return (
                <ConsoleTable label={say(words.title)} columns={COLUMNS}>
                  {all.map((one) => (
                    <Row key={one.id} announcement={one} />
                  ))}
                </ConsoleTable>
              );
            if (state === undefined)
              return (
                <Empty icon="tabler:speakerphone" title={say(words.none)}>
                  {say(words.noneText)}
                </Empty>
              );
            return (
              <Empty icon="tabler:search" title={say(words.noneFound)}>
                <button
                  type="button"
                  className={frame.smallButton}
                  onClick={() => narrow({ state: undefined })}
                >
                  {say(words.showAll)}
                </button>
              </Empty>
            );
          }}
        </Paged>
      </div>
      <ManifestNews />
    </div>
  );
}

function Row({ announcement }: { readonly announcement: OperatorAnnouncement }) {
  const say = useWords();
  const { locale } = useView();
  const { addressOf } = useConsole();
  const { id, title, audience, state, from, until, ended_at, seen, mail, mails } = announcement;
  const ends = ended_at ?? until;
  return (
    <tr>
      <th scope="row">
        <ConsoleLink to={addressOf('announcements', id)} className={styles.name}>
          <bdi>{title[locale] ?? title.en ?? Object.values(title)[0]}</bdi>
        </ConsoleLink>
      </th>
      <td>{say(announcementStateWords[state])}</td>
      <td>
        {audience.kind === 'members' && say(words.members)}
        {audience.kind === 'season' && say(words.inSeason, { id: audience.activation_id })}
        {audience.kind === 'tag' && say(words.withTag, { tag: audience.tag })}
      </td>
      <td>
        <time dateTime={from}>{localMoment(from, locale)}</time>
      </td>
      <td>{ends === null ? say(words.noEnd) : localMoment(ends, locale)}</td>
      <td>{formatNumber(seen, locale)}</td>
      <td>{mail ? formatNumber(mails, locale) : '–'}</td>
    </tr>
  );
}

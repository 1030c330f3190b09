import { listManifestAnnouncements } from '#contract/announcements/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { formatNumber, localMoment } from '../../kit/parts/format.ts';
import * as styles from './announcements.css.ts';
import { announcementStateWords, announcementsWords as words } from './announcements-words.ts';

const COLUMNS = [
  ...[{ word: words.name }, { word: words.state }, { word: words.from }],
  ...[{ word: words.until }, { word: words.seen }],
];

/** The announcements of the manifest, and how many saw each. */
export function ManifestNews() {
  const say = useWords();
  const { locale } = useView();
  const { program } = useConsole();
  const news = useEndpoint(listManifestAnnouncements, { query: { uuid: program.uuid } });
  return (
    <div className={styles.part}>
      <h2 className={styles.partTitle}>{say(words.ofManifest)}</h2>
      <p className={styles.muted}>{say(words.ofManifestText)}</p>
      <Answer of={news} shape="rows">
        {({ announcements }) =>
          announcements.length === 0 ? (
            <p>{say(words.noneOfManifest)}</p>
          ) : (
            <ConsoleTable label={say(words.ofManifest)} columns={COLUMNS}>
              {announcements.map(({ id, title, state, from, until, seen }) => (
                <tr key={id}>
                  <th scope="row">
                    <bdi className={styles.name}>{title}</bdi>
                  </th>
                  <td>{say(announcementStateWords[state])}</td>
                  <td>{localMoment(from, locale)}</td>
                  <td>{until === null ? say(words.noEnd) : localMoment(until, locale)}</td>
                  <td>{formatNumber(seen, locale)}</td>
                </tr>
              ))}
            </ConsoleTable>
          )
        }
      </Answer>
    </div>
  );
}

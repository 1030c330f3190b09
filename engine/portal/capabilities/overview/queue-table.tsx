import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { readOverview } from '#contract/overview/endpoints.ts';
import type { InboxKind } from '#contract/vocabulary/inbox-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { useView } from '../../base/view/use-view.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { withFilters } from '../../core/console/with-filters.ts';
import { duration } from '../../kit/parts/duration.ts';
import { formatNumber, relativeTime } from '../../kit/parts/format.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import { FigureLink } from './figure-link.tsx';
import * as styles from './overview.css.ts';
import { overviewWords } from './overview-words.ts';
import { Part } from './part.tsx';

type Overview = ResponseOf<typeof readOverview>;

/** What each queue of the inbox is called. */
const QUEUE_WORDS: Readonly<Record<InboxKind, Word>> = {
  application: overviewWords.applications,
  activation_request: overviewWords.requests,
  content: overviewWords.content,
  appeal: overviewWords.appeals,
  redemption: overviewWords.redemptions,
};

const HOUR = 3_600_000;

interface QueueTableProperties {
  readonly queues: Overview['queues'];
  /** The promise; null where there is none. */
  readonly reviewDays: number | null;
}

/** What waits in each queue and how long, against the promise, and how long decisions take. */
export function QueueTable({ queues, reviewDays }: QueueTableProperties) {
  const say = useWords();
  const text =
    reviewDays === null
      ? say(overviewWords.noPromise)
      : say(overviewWords.promise, { days: reviewDays });
  return (
    <Part title={say(overviewWords.queues)} text={text}>
      <ConsoleTable
        label={say(overviewWords.queues)}
        columns={[
          { word: overviewWords.queue },
          { word: overviewWords.waiting },
          ...(reviewDays === null ? [] : [{ word: overviewWords.overdue }]),
          { word: overviewWords.oldest },
          { word: overviewWords.decided },
          { word: overviewWords.median },
        ]}
      >
        {queues.map((queue) => (
          <Row key={queue.kind} queue={queue} />
        ))}
      </ConsoleTable>
    </Part>
  );
}

function Row({ queue }: { readonly queue: Overview['queues'][number] }) {
  const say = useWords();
  const { locale } = useView();
  const { addressOf } = useConsole();
  const now = useNow();
  const { kind, waiting, overdue, oldest_at, decided, median_hours } = queue;
  const inbox = withFilters(addressOf('inbox'), { kinds: kind });
  return (
    <tr>
      <th scope="row">
        <ConsoleLink to={inbox}>{say(QUEUE_WORDS[kind])}</ConsoleLink>
      </th>
      <td>
        <FigureLink value={waiting} to={inbox} />
      </td>
      {overdue !== null && (
        <td>
          <FigureLink
            value={overdue}
            to={withFilters(addressOf('inbox'), { kinds: kind, overdue: 'yes' })}
            {...(overdue > 0 ? { className: styles.late } : {})}
          />
        </td>
      )}
      <td>
        {oldest_at && <time dateTime={oldest_at}>{relativeTime(oldest_at, now, locale)}</time>}
      </td>
      <td>{formatNumber(decided, locale)}</td>
      <td>{median_hours !== null && duration(median_hours * HOUR, locale)}</td>
    </tr>
  );
}

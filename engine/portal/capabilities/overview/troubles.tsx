import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { readOverview } from '#contract/overview/endpoints.ts';
import { CONNECTOR_NAMES } from '#contract/vocabulary/connector-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { formatList } from '../../base/view/formats.ts';
import { useView } from '../../base/view/use-view.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { Notice } from '../../kit/text/notice.tsx';
import { overviewWords } from './overview-words.ts';

interface TroublesProperties {
  readonly overview: ResponseOf<typeof readOverview>;
}

/** What stands still until somebody mends it, as far as the operator may. */
export function Troubles({ overview }: TroublesProperties) {
  const say = useWords();
  const { locale } = useView();
  const { addressOf, may } = useConsole();
  const { failed_work, failing_webhooks, unread_platforms } = overview;
  const names = unread_platforms.map((name) => CONNECTOR_NAMES[name]);
  const troubles = [
    failed_work > 0 && may('retry_work')
      ? { page: 'failed-work', text: say(overviewWords.failedWork, { count: failed_work }) }
      : [],
    failing_webhooks > 0 && may('manage_webhooks')
      ? { page: 'webhooks', text: say(overviewWords.failingWebhooks, { count: failing_webhooks }) }
      : [],
    names.length > 0
      ? { page: 'platforms', text: say(overviewWords.unread, { names: formatList(names, locale) }) }
      : [],
  ].flat();
  if (troubles.length === 0) return null;
  return (
    <Notice tone="warning">
      {troubles.map(({ page, text }) => (
        <p key={page}>
          <ConsoleLink to={addressOf(page)}>{text}</ConsoleLink>
        </p>
      ))}
    </Notice>
  );
}

import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import {
  countMessageMatches,
  MOST_WRITTEN_TO,
} from '#contract/people/matching-message-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { primaryButton } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { formatNumber } from '../../kit/parts/format.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { MatchingOutcomeView } from './matching-outcome.tsx';
import { KeepTemplate, MessageFields } from './message-fields.tsx';
import { messageWords as words } from './message-words.ts';
import * as styles from './people.css.ts';
import { useMatchingMessage } from './use-matching-message.ts';
import { useMessage } from './use-message.ts';
import { narrowed, type PeopleFilters } from './use-people.ts';

type Matches = ResponseOf<typeof countMessageMatches>;

/** Writes a message to all whom the list's filters match, however many are shown. */
export function MatchingMessageForm({ filters }: { readonly filters: PeopleFilters }) {
  const { program } = useConsole();
  const matches = useEndpoint(countMessageMatches, {
    query: { uuid: program.uuid, ...narrowed(filters) },
  });
  return (
    <Answer of={matches} rows={4}>
      {(found) => <Form filters={filters} matches={found} onCount={() => void matches.refetch()} />}
    </Answer>
  );
}

interface FormProperties {
  readonly filters: PeopleFilters;
  readonly matches: Matches;
  /** Counts them again. */
  readonly onCount: () => void;
}

function Form({ filters, matches, onCount }: FormProperties) {
  const say = useWords();
  const { locale } = useView();
  const about = narrowed(filters);
  const message = useMessage(`to all ${JSON.stringify(about)}`);
  const look = useMatchingMessage('try');
  const send = useMatchingMessage('send');
  const { count, as_of } = matches;
  const { written, forget, sendingId } = message;
  const running = [look, send].find(({ isPending }) => isPending);
  const isTooMany = count > MOST_WRITTEN_TO;
  const isReady = Object.keys(written).length > 0 && count > 0 && !isTooMany && !running;
  const asked = () => ({ ...about, texts: written, as_of, count, sending_id: sendingId() });
  // What was written or counted since is not what was looked at.
  const seen =
    look.variables?.as_of === as_of &&
    JSON.stringify(look.variables.texts) === JSON.stringify(written);
  const post = () =>
    send.mutate(asked(), {
      onSuccess: ({ sent, left }) => {
        toast({ title: say(words.sent, { count: sent }), tone: 'success' });
        look.reset();
        if (left === 0) forget();
      },
    });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        send.reset();
        look.mutate(asked());
      }}
    >
      <p>
        {isTooMany ? say(words.tooMany, { most: MOST_WRITTEN_TO }) : say(words.matching, { count })}
      </p>
      <MessageFields message={message} />
      <div className={styles.buttons}>
        <button type="submit" className={frame.smallButton} aria-disabled={!isReady}>
          {say(words.preview)}
        </button>
        <button type="button" className={frame.smallButton} onClick={onCount}>
          {say(words.countAgain)}
        </button>
      </div>
      {running && (
        <div className={styles.buttons}>
          <p role="status">
            <progress max={count} value={running.progress} aria-label={say(commonWords.loading)} />{' '}
            {formatNumber(running.progress, locale)} / {formatNumber(count, locale)}
          </p>
          <button type="button" className={frame.smallButton} onClick={running.stop}>
            {say(words.stop)}
          </button>
        </div>
      )}
      {send.data ? (
        <MatchingOutcomeView outcome={send.data} run="send" />
      ) : (
        look.data &&
        seen && (
          <>
            <MatchingOutcomeView outcome={look.data} run="try" />
            {look.data.sent > 0 && look.data.left === 0 && (
              <button
                type="button"
                className={primaryButton}
                aria-disabled={running !== undefined}
                onClick={() => running ?? post()}
              >
                {say(words.send, { count: look.data.sent })}
              </button>
            )}
          </>
        )
      )}
      <KeepTemplate message={message} />
      {look.error && <CallProblem error={look.error} />}
      {send.error && <CallProblem error={send.error} />}
    </form>
  );
}

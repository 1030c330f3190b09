import { ApiCallError } from '#contract/endpoints/client.ts';
import { triggerQuests } from '#contract/quests/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { createStore, useStore } from '../../base/runtime/store.ts';
import { useAction } from '../../base/session/use-api.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { duration } from '../../kit/parts/duration.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import { useOnce } from '../../kit/parts/use-once.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { errorText } from '../../kit/words/error-text.ts';
import { questWords } from './quest-words.ts';

/** Milliseconds between two evaluations, where the server does not say how long to wait. */
const EVERY = 60_000;

/** Until when each activation's quests cannot be evaluated again, also after leaving the page. */
const waits = createStore<Readonly<Record<number, number>>>({});

/** Has the quests of an activation evaluated again; then the button says how long to wait. */
export function CheckAgain({ activationId }: { readonly activationId: number }) {
  const say = useWords();
  const { uuid } = useProgram();
  const action = useAction(triggerQuests, { refresh: ['leaderboards'] });
  const until = useStore(waits)[activationId] ?? 0;
  const waiting = useNow(1_000) < until;
  const waitFor = (milliseconds: number) =>
    waits.set((all) => ({ ...all, [activationId]: Date.now() + milliseconds }));
  const check = useOnce(async () => {
    try {
      await action.mutateAsync({ params: { activation_id: activationId }, query: { uuid } });
      waitFor(EVERY);
      toast({ title: say(questWords.checked), tone: 'success' });
    } catch (error) {
      if (!(error instanceof ApiCallError)) throw error;
      if (error.code === 'TRIGGER_TOO_SOON') waitFor((error.retryAfter ?? 60) * 1_000);
      else toast({ title: errorText(error, say), tone: 'error' });
    }
  });
  return (
    <button
      type="button"
      className={quietButton}
      // A disabled button would lose the focus that is on it.
      aria-disabled={action.isPending || waiting}
      onClick={waiting ? undefined : check}
    >
      <Icon name={waiting ? 'tabler:clock' : 'tabler:refresh'} />
      {waiting ? (
        <Wait until={until} />
      ) : (
        say(action.isPending ? questWords.checking : questWords.check)
      )}
    </button>
  );
}

function Wait({ until }: { readonly until: number }) {
  const say = useWords();
  const { locale } = useView();
  const now = useNow(1_000);
  return say(questWords.checkWait, { time: duration(until - now, locale) });
}

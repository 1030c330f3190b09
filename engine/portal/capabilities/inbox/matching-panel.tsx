import { useState } from 'react';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { type countMatching, decideMatching } from '#contract/reviews/matching-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Intent } from '../../base/session/intent.ts';
import { sessionClient } from '../../base/session/portal-session.ts';
import { useView } from '../../base/view/use-view.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { BulkForm, type RunBulk } from './bulk-form.tsx';
import type { BulkRefusal } from './bulk-results.tsx';
import { inboxWords } from './inbox-words.ts';
import { itemKey } from './kinds.ts';
import { HOLD_SECONDS } from './use-decisions.ts';
import type { InboxFilters } from './use-inbox.ts';

/** What matched when the operator looked. */
export type Matching = ResponseOf<typeof countMatching>;

interface MatchingPanelProperties {
  readonly filters: InboxFilters;
  readonly matching: Matching;
  /** Looks again at how many match. */
  readonly onCount: () => void;
  readonly onDone: () => void;
}

/** Decides on all that match the filters, however many they are. */
export function MatchingPanel({ filters, matching, onCount, onDone }: MatchingPanelProperties) {
  const say = useWords();
  const run = useRunMatching(filters, matching);
  return (
    <BulkForm
      key={matching.as_of}
      count={matching.count}
      title={say(inboxWords.allMatching, { count: matching.count })}
      run={run}
      onDone={onDone}
    >
      <button type="button" className={smallButton} onClick={onCount}>
        {say(inboxWords.countAgain)}
      </button>
    </BulkForm>
  );
}

/** Part after part: the next begins where the one before ended. */
function useRunMatching({ kinds, search, overdue }: InboxFilters, matching: Matching): RunBulk {
  const view = useView();
  const { program } = useConsole();
  const [intent] = useState(() => new Intent());
  return async ({ verdict, run, signal, onProgress }) => {
    const asked = {
      ...verdict,
      ...matching,
      ...(kinds ? { kinds } : {}),
      ...(search ? { search } : {}),
      ...(overdue ? { overdue: true } : {}),
      hold_seconds: HOLD_SECONDS,
      dry_run: run === 'dry_run',
    };
    const refused: BulkRefusal[] = [];
    let decided = 0;
    for (let cursor: string | null | undefined; cursor !== null && !signal.aborted; ) {
      const body = cursor === undefined ? asked : { ...asked, cursor };
      const input = { query: { uuid: program.uuid }, body };
      const answer: ResponseOf<typeof decideMatching> = await sessionClient(view).call(
        decideMatching,
        input,
        { idempotencyKey: intent.keyOf(input) },
      );
      intent.fulfilled(input);
      decided += answer.decided;
      for (const { kind, id, code, creator_name, title } of answer.refused)
        refused.push({ key: itemKey({ kind, id }), name: creator_name || title, code });
      onProgress(decided + refused.length);
      cursor = answer.next_cursor;
    }
    const left = signal.aborted ? Math.max(0, matching.count - decided - refused.length) : 0;
    return { decided, refused, left };
  };
}

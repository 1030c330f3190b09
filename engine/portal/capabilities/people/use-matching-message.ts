import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import type { BodyOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import { sendMessageToMatching } from '#contract/people/matching-message-endpoints.ts';
import type { MessageObstacle } from '#contract/vocabulary/operator-words.ts';
import { queryClient } from '../../base/runtime/query-client.ts';
import { Intent } from '../../base/session/intent.ts';
import { sessionClient } from '../../base/session/portal-session.ts';
import { useView } from '../../base/view/use-view.ts';
import { useConsole } from '../../core/console/use-console.ts';

type Part = ResponseOf<typeof sendMessageToMatching>;
/** What is sent, and to whom; without where a part begins. */
export type MatchingMessage = Omit<BodyOf<typeof sendMessageToMatching>, 'cursor' | 'dry_run'>;

/** What became of a message to all that match, or would. */
export interface MatchingOutcome {
  readonly sent: number;
  /** Who had got it with an earlier attempt. */
  readonly repeated: number;
  readonly excluded: ReadonlyMap<MessageObstacle, number>;
  readonly example: Part['example'];
  /** Who was not come to, as somebody stopped it. */
  readonly left: number;
}

/** Sends a message to all that match, part after part, or says who would get it. */
export function useMatchingMessage(run: 'try' | 'send') {
  const view = useView();
  const { program } = useConsole();
  const [progress, setProgress] = useState(0);
  const [intent] = useState(() => new Intent());
  const stopping = useRef(new AbortController());
  const mutation = useMutation<MatchingOutcome, ApiCallError, MatchingMessage>(
    {
      mutationKey: ['operator'],
      mutationFn: async (message) => {
        stopping.current = new AbortController();
        const { signal } = stopping.current;
        const asked = { ...message, dry_run: run === 'try' };
        const excluded = new Map<MessageObstacle, number>();
        let outcome = { sent: 0, repeated: 0, example: null as Part['example'] };
        let done = 0;
        setProgress(0);
        for (let cursor: string | null | undefined; cursor !== null && !signal.aborted; ) {
          const body = cursor === undefined ? asked : { ...asked, cursor };
          const input = { query: { uuid: program.uuid }, body };
          const part: Part = await sessionClient(view).call(sendMessageToMatching, input, {
            idempotencyKey: intent.keyOf(input),
          });
          intent.fulfilled(input);
          for (const { obstacle, count } of part.excluded) {
            excluded.set(obstacle, (excluded.get(obstacle) ?? 0) + count);
            done += count;
          }
          outcome = {
            sent: outcome.sent + part.sent,
            repeated: outcome.repeated + part.repeated,
            example: outcome.example ?? part.example,
          };
          done += part.sent + part.repeated;
          setProgress(done);
          cursor = part.next_cursor;
        }
        return {
          ...{ ...outcome, excluded },
          left: signal.aborted ? Math.max(0, message.count - done) : 0,
        };
      },
    },
    queryClient,
  );
  return { ...mutation, progress, stop: () => stopping.current.abort() };
}

import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createGuestLinks, LINKS_AT_ONCE } from '#contract/campaigns/guest-link-endpoints.ts';
import { ApiCallError } from '#contract/endpoints/client.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { queryClient } from '../../base/runtime/query-client.ts';
import { Intent } from '../../base/session/intent.ts';
import { sessionClient } from '../../base/session/portal-session.ts';
import { useView } from '../../base/view/use-view.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { partFile } from './link-file.ts';

type Report = ResponseOf<typeof createGuestLinks>;

export interface Wanted {
  readonly csv: string;
  readonly activation_id: number;
  readonly uses_limit: number;
  readonly expires_at?: string;
}

/** What came of the lines so far. */
export interface Making extends Omit<Report, 'dry_run'> {
  /** Lines, of how many. */
  readonly done: number;
  readonly total: number;
}

const NOTHING: Making = {
  ...{ created: 0, rejected_lines: [], first_lines: [], links: [], done: 0, total: 0 },
};
/** Lines that show what was understood. */
const SHOWN = 5;

/**
 * Makes links part by part, or says what would come of it. After a fault `mutate` with the same
 * begins at the part that failed, and a part that did arrive makes nothing twice.
 * @returns the call, and `made`, which grows with each part
 */
export function useMakeLinks(run: 'dry_run' | 'create') {
  const view = useView();
  const { program } = useConsole();
  const [intent] = useState(() => new Intent());
  const [made, setMade] = useState<Making>();
  const reached = useRef<{ readonly wanted: string; parts: number; making: Making }>(undefined);
  const call = useMutation<Making, ApiCallError, Wanted>(
    {
      mutationKey: ['operator'],
      mutationFn: async (wanted) => {
        const { csv, ...terms } = wanted;
        const parts = partFile(csv, LINKS_AT_ONCE);
        const total = parts.reduce((sum, { lines }) => sum + lines, 0);
        const name = JSON.stringify(wanted);
        const begun =
          reached.current?.wanted === name
            ? reached.current
            : { wanted: name, parts: 0, making: { ...NOTHING, total } };
        reached.current = begun;
        setMade(begun.making);
        for (const { lines, ...part } of parts.slice(begun.parts)) {
          const body = { ...terms, ...part, dry_run: run === 'dry_run' };
          const input = { query: { uuid: program.uuid }, body };
          const answer = await patiently(() =>
            sessionClient(view).call(createGuestLinks, input, {
              idempotencyKey: intent.keyOf(input),
            }),
          );
          intent.fulfilled(input);
          begun.parts += 1;
          begun.making = added(begun.making, answer, lines);
          setMade(begun.making);
        }
        reached.current = undefined;
        return begun.making;
      },
      onSettled: () => queryClient.invalidateQueries({ queryKey: [undefined, 'operator'] }),
    },
    queryClient,
  );
  const reset = () => {
    reached.current = undefined;
    setMade(undefined);
    call.reset();
  };
  return { ...call, made, reset };
}

const added = (before: Making, report: Report, lines: number): Making => ({
  done: before.done + lines,
  total: before.total,
  created: before.created + report.created,
  rejected_lines: [...before.rejected_lines, ...report.rejected_lines],
  first_lines: [...before.first_lines, ...report.first_lines].slice(0, SHOWN),
  links: [...before.links, ...report.links],
});

/** Very long files meet the limit of calls: it is waited for. */
async function patiently<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (;;)
    try {
      return await call();
    } catch (error) {
      const wait = error instanceof ApiCallError && error.status === 429 && error.retryAfter;
      if (!wait) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait * 1_000));
    }
}

import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { listFailedJobs, retryFailedJobs } from '#contract/failed-work/endpoints.ts';
import { type Speak, useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { localMoment } from '../../kit/parts/format.ts';
import { usePages } from '../../kit/parts/use-pages.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { FailedPart } from './failed-part.tsx';
import { failedWorkWords as words } from './failed-work-words.ts';
import { MOST_AT_ONCE } from './most-at-once.ts';

type FailedJob = ResponseOf<typeof listFailedJobs>['items'][number];

/** Work in the background that failed, which a person may have tried at once. */
export function FailedJobs() {
  const say = useWords();
  const { locale } = useView();
  const { program } = useConsole();
  const { uuid } = program;
  const list = usePages(listFailedJobs, { query: { uuid, limit: 100 } });
  const jobs = list.pages?.flatMap(({ items }) => items) ?? [];
  const retry = useAction(retryFailedJobs);
  const begin = (tried: readonly FailedJob[]) => {
    if (retry.isPending) return;
    retry.mutate(
      { query: { uuid }, body: { ids: tried.map(({ id }) => id) } },
      {
        onSuccess: ({ ids: { length: count } }) =>
          toast({ title: say(words.retried, { count }), tone: 'success' }),
      },
    );
  };
  const idle = jobs.filter(({ state }) => state !== 'running').slice(0, MOST_AT_ONCE);
  return (
    <FailedPart
      title={words.jobs}
      text={words.jobsText}
      nothing={words.noJobs}
      list={list}
      items={jobs.map((job) => ({
        id: job.id,
        what: (
          <span translate="no" dir="ltr">
            {job.name} {job.id}
          </span>
        ),
        state: stateOf(job, say, locale),
        attempts: job.attempts,
        at: job.failed_at,
        reason: job.last_error,
        ...(job.state !== 'running' && {
          action: {
            label: say(words.retryOf, { name: job.name, id: job.id }),
            name: say(words.retry),
            do: () => begin([job]),
          },
        }),
      }))}
      all={
        idle.length > 1 && {
          name: say(words.retryAll, { count: idle.length }),
          do: () => begin(idle),
        }
      }
      isPending={retry.isPending}
      error={retry.error}
    />
  );
}

function stateOf({ state, due_at }: FailedJob, say: Speak, locale: string): string {
  if (state === 'dead') return say(words.jobDead);
  if (due_at === null) return say(words.jobRunning);
  return say(words.jobWaiting, { moment: localMoment(due_at, locale) });
}

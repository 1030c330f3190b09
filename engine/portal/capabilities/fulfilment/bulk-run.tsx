import { type ReactNode, useState } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import * as csv from '../../core/console/csv.css.ts';
import { csvWords } from '../../core/console/csv-words.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { formatNumber } from '../../kit/parts/format.ts';
import { bulkWords } from './fulfilment-words.ts';
import type { Delivered } from './read-deliveries.ts';
import { type FulfilmentResult, type FulfilmentRun, useFulfilment } from './use-fulfilment.ts';

interface BulkRunProperties {
  /** What would be marked; another list begins anew. */
  readonly items: readonly Delivered[];
  /** Lines that are not even sent. */
  readonly unsent?: number;
  /** What did not work, or would not, one by one. */
  readonly problems: (refused: readonly FulfilmentResult[]) => ReactNode;
  readonly onBegin?: () => void;
}

/** Tries what would become of many deliveries, then marks them, and says what came of each. */
export function BulkRun({ items, unsent = 0, problems, onBegin }: BulkRunProperties) {
  const say = useWords();
  const { locale } = useView();
  const trial = useFulfilment();
  const real = useFulfilment();
  const [run, setRun] = useState<FulfilmentRun>();
  const busy = trial.sending.isPending || real.sending.isPending;
  // What was tried is said of what was tried alone.
  const tried = trial.sending.variables?.items === items ? trial.sending.data : undefined;
  const report = run ? real.sending.data : tried;
  const refused = report?.filter(({ result }) => result === 'refused') ?? [];
  const accepted = (report?.length ?? 0) - refused.length;
  const start = () => {
    const next = { items, dry_run: false };
    setRun(next);
    onBegin?.();
    real.sending.mutate(next);
  };
  return (
    <>
      {!run && (
        <div className={csv.buttons}>
          <button
            type="button"
            className={frame.smallButton}
            aria-disabled={busy || items.length === 0}
            onClick={() =>
              !busy && items.length > 0 && trial.sending.mutate({ items, dry_run: true })
            }
          >
            {say(bulkWords.tryIt)}
          </button>
          {tried && accepted > 0 && (
            <button
              type="button"
              className={frame.smallButton}
              aria-disabled={busy}
              onClick={() => !busy && start()}
            >
              {say(bulkWords.start, { count: formatNumber(accepted, locale) })}
            </button>
          )}
        </div>
      )}
      <Sending of={trial} />
      <Sending of={real} />
      {run && real.sending.error && (
        <>
          <p>{say(bulkWords.noState)}</p>
          <div>
            <button
              type="button"
              className={frame.smallButton}
              onClick={() => real.sending.mutate(run)}
            >
              {say(csvWords.resume)}
            </button>
          </div>
        </>
      )}
      <div role="status" className={csv.part}>
        {report && (
          <>
            <p>
              {say(run ? bulkWords.did : bulkWords.would, {
                done: formatNumber(accepted, locale),
                failed: formatNumber(refused.length + unsent, locale),
              })}
            </p>
            {problems(refused)}
          </>
        )}
      </div>
    </>
  );
}

/** How far a run is, or what stopped it. */
function Sending({ of: { sending, done } }: { readonly of: ReturnType<typeof useFulfilment> }) {
  const say = useWords();
  const { locale } = useView();
  if (sending.error) return <CallProblem error={sending.error} />;
  if (!sending.isPending) return null;
  const all = sending.variables.items.length;
  const text = say(csvWords.progress, {
    ...{ done: formatNumber(done, locale), all: formatNumber(all, locale) },
  });
  return (
    <div className={csv.buttons}>
      <progress className={csv.progress} max={all} value={done} aria-label={text} />
      <span className={csv.muted}>{text}</span>
    </div>
  );
}

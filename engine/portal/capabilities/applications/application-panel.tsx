import { Suspense, useEffect, useRef, useState } from 'react';
import { readApplication } from '#contract/applications/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { queryClient } from '../../base/runtime/query-client.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { lead, primaryButton } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { localMoment, relativeTime } from '../../kit/parts/format.ts';
import { REFRESH_EVERY } from '../../kit/parts/refresh-every.ts';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import { useNow } from '../../kit/parts/use-now.ts';
import { useRefreshAt } from '../../kit/parts/use-refresh-at.ts';
import { Notice } from '../../kit/text/notice.tsx';
import * as styles from './application.css.ts';
import { ApplicationForm } from './application-form.tsx';
import { type ApplicationAnswer, applicationStep } from './application-step.ts';
import { applicationWords } from './application-words.ts';

const ApplicationStatus = lazyPart(
  async () => (await import('./application-status.tsx')).ApplicationStatus,
);

const ClosedNotice = lazyPart(async () => (await import('./closed-notice.tsx')).ClosedNotice);

/** Applying, and afterwards where the application stands; for those who are not members. */
export function ApplicationPanel() {
  const { uuid } = useProgram();
  const answer = useEndpoint(
    readApplication,
    { query: { uuid } },
    { refetchInterval: REFRESH_EVERY },
  );
  return (
    <div className={styles.panel}>
      <Answer of={answer}>{(data) => <Applying answer={data} />}</Answer>
    </div>
  );
}

function Applying({ answer }: { readonly answer: ApplicationAnswer }) {
  const say = useWords();
  const { title, uuid } = useProgram();
  const now = useNow();
  const [sent, setSent] = useState(false);
  const [begun, setBegun] = useState(false);
  const { applications, application } = answer;
  const until = applications.until ?? undefined;
  useRefreshAt(until === undefined ? undefined : Date.parse(until), ['applications']);
  const step = applicationStep(answer, now);
  const accepted = step === 'accepted';
  useEffect(() => {
    // The decision opens the program: whoever reads this need not load the page again.
    if (accepted) void queryClient.invalidateQueries({ queryKey: [uuid, 'programs'] });
  }, [accepted, uuid]);
  const onSent = () => {
    setSent(true);
    setBegun(false);
  };
  const filling = step === 'apply' || step === 'change' || (step === 'again' && begun);
  return (
    <>
      {step === 'apply' && (
        <p className={lead}>{say(applicationWords.intro, { program: title })}</p>
      )}
      {sent && step === 'wait' && <Sent />}
      {application && (
        <Suspense fallback={<Skeleton />}>
          <ApplicationStatus application={application} answer={answer} />
        </Suspense>
      )}
      {step === 'again' && !begun && (
        <div>
          <button type="button" className={primaryButton} onClick={() => setBegun(true)}>
            {say(applicationWords.applyAgain)}
          </button>
        </div>
      )}
      {filling && step !== 'change' && <ClosesAt applications={applications} />}
      {filling && (
        <ApplicationForm
          key={application?.id ?? 'first'}
          answer={answer}
          again={step === 'change'}
          onSent={onSent}
        />
      )}
      {(step === 'closed' || step === 'upcoming') && (
        <Suspense fallback={<Skeleton />}>
          <ClosedNotice applications={applications} />
        </Suspense>
      )}
    </>
  );
}

/** Says that the application is on its way (specification, section 4). */
function Sent() {
  const say = useWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className={styles.sent}>
      <Notice tone="success">
        <p>{say(words.applicationSuccess)}</p>
      </Notice>
    </div>
  );
}

function ClosesAt({ applications: { until } }: Pick<ApplicationAnswer, 'applications'>) {
  const say = useWords();
  const { locale } = useView();
  const now = useNow();
  if (until === null) return null;
  const moment = localMoment(until, locale);
  const time = relativeTime(until, now, locale);
  return (
    <p>
      <time dateTime={until}>{say(applicationWords.closesAt, { moment, time })}</time>
    </p>
  );
}

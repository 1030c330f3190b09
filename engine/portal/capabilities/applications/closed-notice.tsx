import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { Empty } from '../../kit/parts/empty.tsx';
import { localMoment, relativeTime } from '../../kit/parts/format.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import type { ApplicationAnswer } from './application-step.ts';
import { applicationWords } from './application-words.ts';

/** Why one cannot apply now, and when one can. */
export function ClosedNotice({ applications }: Pick<ApplicationAnswer, 'applications'>) {
  const say = useWords();
  const { locale } = useView();
  const { closed_message } = useProgram().applications;
  const now = useNow();
  const { state, until } = applications;
  if (state === 'upcoming' && until !== null) {
    const moment = localMoment(until, locale);
    const time = relativeTime(until, now, locale);
    return (
      <Empty icon="tabler:clock" title={say(applicationWords.upcomingTitle)}>
        <p>
          <time dateTime={until}>{say(applicationWords.upcomingText, { moment, time })}</time>
        </p>
        <RemindLink />
      </Empty>
    );
  }
  return (
    <Empty icon="tabler:lock" title={say(words.currentlyClosed)}>
      <p>{closed_message ?? say(words.applicationClosed)}</p>
      <RemindLink />
    </Empty>
  );
}

/** The way to be told of it by mail. */
function RemindLink() {
  const say = useWords();
  const { slug } = useProgram();
  return (
    <a href={`/remind/${slug}`} className={quietButton}>
      {say(words.remindMe)}
    </a>
  );
}

import { useWords } from '../../base/i18n/use-words.ts';
import { quietButton, visuallyHidden } from '../../base/theme/parts.css.ts';
import { stack } from '../../kit/parts/parts.css.ts';
import { openSlideOver } from '../../kit/shell/overlay-store.ts';
import { AppealForm, type AppealSubject } from './appeal-form.tsx';
import { appealWords } from './appeal-words.ts';
import { smallButton } from './appeals.css.ts';

interface AppealButtonProperties {
  readonly subject: AppealSubject;
  /** What the subject is called, so that whoever writes sees what it is about. */
  readonly about: string;
}

/** The way to an appeal against something. */
export function AppealButton({ subject, about }: AppealButtonProperties) {
  const say = useWords();
  return (
    <button
      type="button"
      className={`${quietButton} ${smallButton}`}
      onClick={() =>
        openSlideOver({
          title: say(appealWords.title),
          description: say(appealWords.text),
          content: (close) => (
            <div className={stack}>
              <strong dir="auto">{about}</strong>
              <AppealForm subject={subject} onSent={close} />
            </div>
          ),
        })
      }
    >
      {say(appealWords.appeal)}
      <span className={visuallyHidden}>{about}</span>
    </button>
  );
}

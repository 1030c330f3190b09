import { useWords } from '../../i18n/use-words.ts';
import { openSlideOver } from '../../shell/overlay-store.ts';
import { quietButton } from '../../theme/parts.css.ts';
import { appealWords } from '../words/appeal-words.ts';
import { AppealForm, type AppealSubject } from './appeal-form.tsx';
import { smallButton } from './appeals.css.ts';

/** The way to an appeal against something. */
export function AppealButton({ subject }: { readonly subject: AppealSubject }) {
  const say = useWords();
  return (
    <button
      type="button"
      className={`${quietButton} ${smallButton}`}
      onClick={() =>
        openSlideOver({
          title: say(appealWords.title),
          description: say(appealWords.text),
          content: (close) => <AppealForm subject={subject} onSent={close} />,
        })
      }
    >
      {say(appealWords.appeal)}
    </button>
  );
}

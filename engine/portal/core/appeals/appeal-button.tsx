import { useWords } from '../../base/i18n/use-words.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { openSlideOver } from '../../kit/shell/overlay-store.ts';
import { AppealForm, type AppealSubject } from './appeal-form.tsx';
import { appealWords } from './appeal-words.ts';
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

import { remindOfOpening } from '#contract/openings/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { ApplyAction } from '../../base/links/apply-action.tsx';
import { useAction } from '../../base/session/use-api.ts';
import { blockTitle, cardMuted } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { OpeningForm } from './opening-form.tsx';
import { openingWords } from './opening-words.ts';

/** Where one asks to be written to when applications open; where they are open, the way to apply. */
export function OpeningPanel() {
  const say = useWords();
  const { applications, locale } = useView();
  const { uuid, title: program } = useProgram();
  const remind = useAction(remindOfOpening);
  if (applications?.state === 'open')
    return (
      <>
        <h1 className={blockTitle}>{say(openingWords.open)}</h1>
        <ApplyAction />
      </>
    );
  return (
    <OpeningForm
      heading={<h1 className={blockTitle}>{say(openingWords.title, { program })}</h1>}
      text={<p className={cardMuted}>{say(openingWords.text)}</p>}
      uuid={uuid}
      error={remind.error}
      sending={remind.isPending}
      onSend={(email) => remind.mutateAsync({ query: { uuid }, body: { email, locale } })}
    />
  );
}

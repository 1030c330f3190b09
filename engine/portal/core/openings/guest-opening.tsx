import { remindGuestOfOpening } from '#contract/openings/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { card, cardMuted, itemTitle } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { stack } from '../../kit/parts/parts.css.ts';
import { OpeningForm } from './opening-form.tsx';
import { openingWords } from './opening-words.ts';

/** The same for a guest, of what their link is for. */
export function GuestOpening({ token }: { readonly token: string }) {
  const say = useWords();
  const { locale } = useView();
  const { uuid } = useProgram();
  const remind = useAction(remindGuestOfOpening);
  return (
    <section className={`${card} ${stack}`}>
      <OpeningForm
        heading={<h2 className={itemTitle}>{say(openingWords.guestTitle)}</h2>}
        text={<p className={cardMuted}>{say(openingWords.guestText)}</p>}
        uuid={uuid}
        error={remind.error}
        sending={remind.isPending}
        onSend={(email) => remind.mutateAsync({ body: { token, email, locale } })}
      />
    </section>
  );
}

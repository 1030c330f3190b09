import { changeProfile, type Self } from '#contract/account/endpoints.ts';
import { readOwnPicture } from '#contract/account/picture-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction, useEndpoint } from '../../base/session/use-api.ts';
import { cardMuted, quietButton } from '../../base/theme/parts.css.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { row } from '../../kit/parts/parts.css.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { initials } from '../../kit/text/initials.ts';
import { accountWords } from './account-words.ts';
import * as styles from './picture-choice.css.ts';
import { useProviders } from './use-providers.ts';

/** The picture that others see: one of the linked accounts', or none. */
export function PictureChoice({ self }: { readonly self: Self }) {
  const say = useWords();
  const nameOf = useProviders();
  const { uuid } = useProgram();
  const { data } = useEndpoint(readOwnPicture, { query: { uuid } });
  const change = useAction(changeProfile);
  const { display_name, picture_url, links } = self;
  const others = links.filter((link) => link.picture_url && link.picture_url !== picture_url);
  const choose = (chosen: string | null) =>
    change.mutate(
      { body: { picture_url: chosen } },
      { onSuccess: () => toast({ title: say(accountWords.pictureSaved), tone: 'success' }) },
    );
  return (
    <div className={styles.choice}>
      <span className={styles.frame} aria-hidden="true">
        {initials(display_name)}
        {data?.picture && <img className={styles.face} src={data.picture} alt="" />}
      </span>
      <div className={styles.text}>
        <strong>{say(accountWords.picture)}</strong>
        <p className={cardMuted}>{say(accountWords.pictureText)}</p>
        <div className={row}>
          {others.map(({ provider, picture_url: from }) => (
            <button
              key={provider}
              type="button"
              className={quietButton}
              aria-disabled={change.isPending}
              onClick={() => !change.isPending && choose(from)}
            >
              {say(accountWords.pictureUse, { provider: nameOf(provider) })}
            </button>
          ))}
          {picture_url !== null && (
            <button
              type="button"
              className={quietButton}
              aria-disabled={change.isPending}
              onClick={() => !change.isPending && choose(null)}
            >
              {say(accountWords.pictureRemove)}
            </button>
          )}
        </div>
        {change.error && <CallProblem error={change.error} />}
      </div>
    </div>
  );
}

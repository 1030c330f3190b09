import { changeOwnProfile, type OwnProfile, readOwnProfile } from '#contract/profiles/endpoints.ts';
import { profilePath } from '#domain/routing/profile-path.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { useAction, useEndpoint } from '../../base/session/use-api.ts';
import { primaryButton, quietButton } from '../../base/theme/parts.css.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { CopyButton } from '../../kit/parts/copy-button.tsx';
import { toast } from '../../kit/shell/toast-store.ts';
import { Notice } from '../../kit/text/notice.tsx';
import { addErrorWords } from '../../kit/words/error-text.ts';
import * as styles from './account.css.ts';
import { AccountPart } from './account-part.tsx';
import { profilesErrorWords } from './generated/profiles-error-words.ts';
import { HandleForm } from './handle-form.tsx';
import { ProfileChoices } from './profile-choices.tsx';
import { publicProfileWords as words } from './public-profile-words.ts';

addErrorWords(profilesErrorWords);

/** The page that everybody can see: whether there is one, where, and what it shows. */
export function PublicProfilePart() {
  const say = useWords();
  const { uuid } = useProgram();
  const own = useEndpoint(readOwnProfile, { query: { uuid } });
  return (
    <AccountPart id="public-profile" title={say(words.title)} text={say(words.text)}>
      <Answer of={own} rows={2}>
        {(profile) => (
          <>
            {profile.taken_down && (
              <Notice tone="warning">
                <p>{say(words.takenDown)}</p>
                <blockquote dir="auto">{profile.taken_down.note}</blockquote>
              </Notice>
            )}
            <Switch profile={profile} />
            <HandleForm profile={profile} />
            {profile.handle !== null && <ProfileChoices profile={profile} />}
          </>
        )}
      </Answer>
    </AccountPart>
  );
}

function Switch({ profile }: { readonly profile: OwnProfile }) {
  const say = useWords();
  const { uuid } = useProgram();
  const change = useAction(changeOwnProfile);
  const { handle, address, shown, taken_down } = profile;
  const set = (wanted: boolean) =>
    change.mutate(
      { query: { uuid }, body: { shown: wanted } },
      {
        onSuccess: () =>
          toast({ title: say(wanted ? words.turnedOn : words.turnedOff), tone: 'success' }),
      },
    );
  if (handle === null || address === null)
    return taken_down ? null : <p className={styles.muted}>{say(words.handleFirst)}</p>;
  const busy = change.isPending;
  return (
    <>
      {!taken_down && <p>{say(shown ? words.on : words.off)}</p>}
      {shown && !taken_down && (
        <p className={styles.name}>
          <ProgramLink to={profilePath(handle)}>
            <bdi dir="ltr">{address.replace(/^https?:\/\//, '')}</bdi>
          </ProgramLink>
        </p>
      )}
      <div className={styles.buttons}>
        {shown ? (
          <>
            {!taken_down && <CopyButton text={address} label={say(words.copyAddress)} />}
            <button
              type="button"
              className={quietButton}
              aria-disabled={busy}
              onClick={busy ? undefined : () => set(false)}
            >
              {say(words.turnOff)}
            </button>
          </>
        ) : (
          !taken_down && (
            <button
              type="button"
              className={primaryButton}
              aria-disabled={busy}
              onClick={busy ? undefined : () => set(true)}
            >
              {say(words.turnOn)}
            </button>
          )
        )}
      </div>
      {change.error && <CallProblem error={change.error} />}
    </>
  );
}

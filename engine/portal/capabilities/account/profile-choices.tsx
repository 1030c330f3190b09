import { type ReactNode, useState } from 'react';
import type { BodyOf } from '#contract/endpoints/endpoint.ts';
import { changeOwnProfile, type OwnProfile } from '#contract/profiles/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { tick } from '../../kit/parts/tick.css.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import * as styles from './account.css.ts';
import { publicProfileWords as words } from './public-profile-words.ts';
import { useProviders } from './use-providers.ts';

type Choices = Pick<OwnProfile, 'show_badges' | 'show_rank' | 'searchable' | 'links'>;

/** What of oneself the page shows; a tick is kept at once. */
export function ProfileChoices({ profile }: { readonly profile: OwnProfile }) {
  const say = useWords();
  const { uuid } = useProgram();
  const change = useAction(changeOwnProfile);
  const nameOf = useProviders();
  // The tick stands at once, and goes back only where it did not arrive.
  const [wishes, setWishes] = useState<Partial<Choices>>({});
  const { show_badges, show_rank, searchable, links } = { ...profile, ...wishes };
  const set = (wish: Partial<Choices>, body: BodyOf<typeof changeOwnProfile>) => {
    setWishes((before) => ({ ...before, ...wish }));
    change.mutate(
      { query: { uuid }, body },
      {
        onSuccess: () => toast({ title: say(commonWords.saved), tone: 'success' }),
        onError: () => setWishes({}),
      },
    );
  };
  const showLink = (provider: string, shown: boolean) => {
    const chosen = links.map((link) => (link.provider === provider ? { ...link, shown } : link));
    const providers = chosen.filter((link) => link.shown).map((link) => link.provider);
    set({ links: chosen }, { links: providers });
  };
  return (
    <fieldset className={styles.timing}>
      <legend className={styles.kind}>{say(words.shows)}</legend>
      {links.map(({ provider, name, shown }) => (
        <Choice key={provider} chosen={shown} onChange={(wanted) => showLink(provider, wanted)}>
          <span>
            <bdi>{nameOf(provider)}</bdi>: <bdi>{name}</bdi>
          </span>
        </Choice>
      ))}
      <Choice
        chosen={show_badges}
        onChange={(wanted) => set({ show_badges: wanted }, { show_badges: wanted })}
      >
        {say(words.badges)}
      </Choice>
      <Choice
        chosen={show_rank}
        onChange={(wanted) => set({ show_rank: wanted }, { show_rank: wanted })}
      >
        {say(words.rank)}
      </Choice>
      <Choice
        chosen={searchable}
        onChange={(wanted) => set({ searchable: wanted }, { searchable: wanted })}
      >
        {say(words.search)}
      </Choice>
      {change.error && <CallProblem error={change.error} />}
    </fieldset>
  );
}

interface ChoiceProperties {
  readonly chosen: boolean;
  readonly onChange: (wanted: boolean) => void;
  readonly children: ReactNode;
}

function Choice({ chosen, onChange, children }: ChoiceProperties) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        className={tick}
        checked={chosen}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  );
}

import { changeProfile, type Self } from '#contract/account/endpoints.ts';
import type { Answers } from '#contract/endpoints/fields.ts';
import { LOCALE_NAMES } from '../../base/i18n/engine-locales.ts';
import { type Speak, useWords } from '../../base/i18n/use-words.ts';
import { draftKey } from '../../base/session/draft-storage.ts';
import { browserSession } from '../../base/session/portal-session.ts';
import { useAction, useSession } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { AnswerForm } from '../../kit/form/answer-form.tsx';
import type { Question } from '../../kit/form/question.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { AccountPart } from './account-part.tsx';
import { accountWords } from './account-words.ts';
import { EmailState } from './email-state.tsx';
import { PictureChoice } from './picture-choice.tsx';

/** Picture, name, address, country and the mails' language. */
export function ProfilePart({ self }: { readonly self: Self }) {
  const say = useWords();
  const { uuid, locales } = useProgram();
  const session = useSession();
  const change = useAction(changeProfile, { refresh: ['applications'] });
  const { display_name, email, country, locale } = self;
  const save = async (answers: Answers) => {
    const text = (name: string) => (answers[name] as string | undefined) ?? null;
    const name = text('display_name') ?? display_name;
    const changed = await change.mutateAsync({
      body: {
        display_name: name,
        email: text('email'),
        country: text('country'),
        locale: text('locale') ?? locale,
      },
    });
    const present = browserSession().read();
    if (present)
      browserSession().write({
        ...present,
        user: { ...present.user, display_name: changed.display_name, email: changed.email },
      });
    toast({ title: say(accountWords.profileSaved), tone: 'success' });
  };
  return (
    <AccountPart title={say(accountWords.profile)}>
      <PictureChoice self={self} />
      <EmailState self={self} />
      <AnswerForm
        groups={[{ id: 'profile', questions: profileQuestions(locales, say) }]}
        answers={{ display_name, email, country, locale }}
        draft={session && draftKey(uuid, session.user.id, 'profile')}
        submitLabel={say(commonWords.save)}
        onSubmit={save}
      />
    </AccountPart>
  );
}

const profileQuestions = (locales: readonly string[], say: Speak): readonly Question[] => [
  {
    name: 'display_name',
    type: 'text',
    label: say(accountWords.displayName),
    help: say(accountWords.displayNameHelp),
    required: true,
    max_length: 60,
    autoComplete: 'nickname',
  },
  {
    name: 'email',
    type: 'email',
    label: say(accountWords.email),
    help: say(accountWords.emailHelp),
    autoComplete: 'email',
  },
  { name: 'country', type: 'country', label: say(accountWords.country) },
  {
    name: 'locale',
    type: 'select',
    label: say(accountWords.locale),
    required: true,
    folded: true,
    options: locales.map((value) => ({ value, label: LOCALE_NAMES[value] ?? value })),
  },
];

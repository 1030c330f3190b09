import { readAppearance } from '#contract/manifests/endpoints.ts';
import { openCreatorView } from '#contract/people/endpoints.ts';
import type { Person } from '#contract/people/person.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction, useEndpoint } from '../../base/session/use-api.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { MomentChoice } from '../../core/console/moment-choice.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { useFilters } from '../../core/console/use-filters.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { confirm } from '../../kit/parts/confirm.tsx';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { peopleWords, personActionWords as words } from './people-words.ts';
import { viewAddress } from './view-address.ts';

const MOMENT = ['moment'] as const;

interface SeeAsProperties {
  /** Not one that was deleted. */
  readonly person: Pick<Person, 'id' | 'display_name' | 'status'>;
}

/** Opens the program in a tab of its own as a person sees it, for those who may. */
export function SeeAs({ person }: SeeAsProperties) {
  const say = useWords();
  const { program } = useConsole();
  const open = useAction(openCreatorView);
  const appearance = useEndpoint(readAppearance, { query: { uuid: program.uuid } });
  const [{ moment: at = '' }, narrow] = useFilters(MOMENT);
  const { id, display_name, status } = person;
  const see = () => {
    // Opened while the press lasts: later a browser takes it for a pop-up.
    const tab = window.open('about:blank', '_blank');
    if (!tab) {
      toast({ title: say(words.seeAsBlocked), tone: 'error' });
      return;
    }
    tab.opener = null;
    open.mutate(
      { params: { creator_id: id }, query: { uuid: program.uuid }, body: at ? { at } : {} },
      {
        onSuccess: (opened) => tab.location.replace(viewAddress(opened, person, program.uuid)),
        onError: () => tab.close(),
      },
    );
  };
  const ask = () =>
    confirm({
      title: say(words.seeAsTitle, { name: display_name || say(peopleWords.nameless) }),
      text: say(status.status === 'suspended' ? words.seeAsSuspended : words.seeAsText),
      yes: say(words.seeAsYes),
      no: say(commonWords.cancel),
      onYes: see,
    });
  return (
    <>
      <button type="button" className={smallButton} aria-disabled={open.isPending} onClick={ask}>
        {say(words.seeAs)}
      </button>
      <MomentChoice
        moments={appearance.data?.moments ?? []}
        value={Number.isNaN(Date.parse(at)) ? '' : at}
        onChoose={(moment) => narrow({ moment })}
      />
      {open.error && <CallProblem error={open.error} />}
    </>
  );
}

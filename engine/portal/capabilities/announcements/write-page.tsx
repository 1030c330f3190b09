import {
  endAnnouncement,
  type OperatorAnnouncement,
  readAnnouncementSetting,
  readOperatorAnnouncement,
} from '#contract/announcements/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction, useEndpoint } from '../../base/session/use-api.ts';
import { smallButton, title } from '../../core/console/console-frame.css.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { confirm } from '../../kit/parts/confirm.tsx';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { findImage, imageKey } from './announcement-image.ts';
import * as styles from './announcements.css.ts';
import { announcementStateWords, announcementsWords as words } from './announcements-words.ts';
import { Preview } from './preview.tsx';
import { WriteForm } from './write-form.tsx';

/** Where an announcement is written or changed; `new` is none yet. */
export function WritePage({ id }: { readonly id: string }) {
  const say = useWords();
  const { program, addressOf } = useConsole();
  const setting = useEndpoint(readAnnouncementSetting, { query: { uuid: program.uuid } });
  return (
    <div className={styles.page}>
      <div>
        <ConsoleLink to={addressOf('announcements')} className={smallButton}>
          {say(words.back)}
        </ConsoleLink>
      </div>
      <Answer of={setting}>
        {(known) =>
          id === 'new' ? (
            <>
              <h1 className={title}>{say(words.write)}</h1>
              <WriteForm setting={known} />
            </>
          ) : (
            <Written id={id} setting={known} />
          )
        }
      </Answer>
    </div>
  );
}

interface WrittenProperties {
  readonly id: string;
  readonly setting: Parameters<typeof WriteForm>[0]['setting'];
}

function Written({ id, setting }: WrittenProperties) {
  const { program, may } = useConsole();
  const answer = useEndpoint(readOperatorAnnouncement, {
    params: { announcement_id: id },
    query: { uuid: program.uuid },
  });
  const [fallback = ''] = setting.locales;
  return (
    <Answer of={answer}>
      {(announcement) => (
        <>
          <Head announcement={announcement} name={announcement.title[fallback] ?? ''} />
          {announcement.state !== 'ended' && may('manage_announcements') ? (
            <WriteForm key={announcement.id} setting={setting} announcement={announcement} />
          ) : (
            <Preview
              title={announcement.title[fallback] ?? ''}
              text={announcement.text[fallback] ?? ''}
              image={findImage(setting.images, imageKey(announcement.image))?.image ?? null}
              mail={announcement.mail}
            />
          )}
        </>
      )}
    </Answer>
  );
}

interface HeadProperties {
  readonly announcement: OperatorAnnouncement;
  readonly name: string;
}

function Head({ announcement: { id, state }, name }: HeadProperties) {
  const say = useWords();
  const { program, may } = useConsole();
  const end = useAction(endAnnouncement);
  const ask = () =>
    confirm({
      title: say(words.end),
      text: say(words.endText),
      yes: say(words.end),
      no: say(commonWords.cancel),
      onYes: () =>
        end.mutate(
          { params: { announcement_id: id }, query: { uuid: program.uuid } },
          { onSuccess: () => toast({ title: say(words.wasEnded), tone: 'success' }) },
        ),
    });
  return (
    <>
      <div className={styles.buttons}>
        <h1 className={title}>
          <bdi>{name}</bdi>
        </h1>
        <span className={styles.muted}>{say(announcementStateWords[state])}</span>
        {state !== 'ended' && may('manage_announcements') && (
          <button type="button" className={smallButton} onClick={ask}>
            {say(words.end)}
          </button>
        )}
      </div>
      {end.error && <CallProblem error={end.error} />}
    </>
  );
}

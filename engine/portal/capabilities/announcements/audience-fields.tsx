import { countAudience } from '#contract/announcements/endpoints.ts';
import { AUDIENCES } from '#contract/vocabulary/announcement-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { field, smallButton } from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import * as styles from './announcements.css.ts';
import { announcementsWords as words } from './announcements-words.ts';
import { audienceOf, type Typed } from './written.ts';

interface AudienceFieldsProperties {
  readonly typed: Typed;
  readonly seasons: readonly { readonly id: number; readonly title: string }[];
  readonly onType: (changed: Partial<Typed>) => void;
}

/** For whom an announcement is, and how many that are. */
export function AudienceFields({ typed, seasons, onType }: AudienceFieldsProperties) {
  const say = useWords();
  const { program } = useConsole();
  const count = useAction(countAudience);
  const type = (changed: Partial<Typed>) => {
    count.reset();
    onType(changed);
  };
  const known = AUDIENCES.filter((one) => one !== 'season' || seasons.length > 0);
  return (
    <>
      <div className={styles.fields}>
        <label className={styles.labelled}>
          <span>{say(words.audience)}</span>
          <select
            className={field}
            value={typed.audience}
            onChange={({ currentTarget: { value } }) =>
              type({ audience: AUDIENCES.find((one) => one === value) ?? 'members' })
            }
          >
            {known.map((one) => (
              <option key={one} value={one}>
                {say(words[one])}
              </option>
            ))}
          </select>
        </label>
        {typed.audience === 'season' && (
          <label className={styles.labelled}>
            <span>{say(words.whichSeason)}</span>
            <select
              className={field}
              value={typed.season}
              onChange={({ currentTarget: { value } }) => type({ season: value })}
            >
              {seasons.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        )}
        {typed.audience === 'tag' && (
          <label className={styles.labelled}>
            <span>{say(words.whichTag)}</span>
            <input
              className={field}
              value={typed.tag}
              required
              maxLength={40}
              dir="auto"
              onChange={({ currentTarget: { value } }) => type({ tag: value })}
            />
          </label>
        )}
      </div>
      <div className={styles.buttons}>
        <button
          type="button"
          className={smallButton}
          aria-disabled={count.isPending}
          onClick={() =>
            !count.isPending &&
            count.mutate({ query: { uuid: program.uuid }, body: { audience: audienceOf(typed) } })
          }
        >
          {say(words.count)}
        </button>
        <span role="status">{count.data && say(words.reaches, { ...count.data })}</span>
      </div>
      {count.error && <CallProblem error={count.error} />}
    </>
  );
}

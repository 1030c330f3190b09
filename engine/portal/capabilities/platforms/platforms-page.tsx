import { listPlatforms } from '#contract/connections/platform-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { title, toolbar } from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { REFRESH_EVERY } from '../../kit/parts/refresh-every.ts';
import { Platform } from './platform.tsx';
import * as styles from './platforms.css.ts';
import { platformsWords as words } from './platforms-words.ts';

/** How the platforms stand that linked accounts are read on. */
export function PlatformsPage() {
  const say = useWords();
  const { program } = useConsole();
  const listed = useEndpoint(
    listPlatforms,
    { query: { uuid: program.uuid } },
    { refetchInterval: REFRESH_EVERY },
  );
  return (
    <div className={styles.page}>
      <div className={toolbar}>
        <h1 className={title}>{say(words.title)}</h1>
      </div>
      <Answer of={listed} rows={2}>
        {({ platforms }) => (
          <>
            <p className={styles.muted}>{say(platforms.length === 0 ? words.none : words.text)}</p>
            {platforms.map((one) => (
              <Platform key={one.platform} health={one} />
            ))}
          </>
        )}
      </Answer>
    </div>
  );
}

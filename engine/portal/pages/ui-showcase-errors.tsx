import { useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { words } from '../i18n/words.ts';
import { ApiErrorList } from '../shell/api-error-list.tsx';
import { StatusError } from '../shell/status-error.ts';
import { quietButton } from '../theme/parts.css.ts';
import * as styles from './ui-showcase.css.ts';
import { Part } from './ui-showcase-part.tsx';

const SAMPLE = {
  status_code: 409,
  message: 'No key is left for this platform.',
  extra: { code: 'KEY_POOL_EMPTY', platform: 'steam', left: 0, others: ['xbox', 'switch'] },
};

/** An error of the API as a list, and the page of an error that nothing survives. */
export function ErrorParts() {
  const say = useWords();
  const [broken, setBroken] = useState(false);
  if (broken) throw new StatusError(418, say(words.errorSample));
  return (
    <Part title={say(words.showcaseErrors)}>
      <div className={styles.wide} lang="en" dir="ltr">
        <ApiErrorList error={SAMPLE} />
      </div>
      <button type="button" className={quietButton} onClick={() => setBroken(true)}>
        {say(words.showError)}
      </button>
    </Part>
  );
}

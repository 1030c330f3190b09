import { useState } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { StatusError } from '../../base/runtime/status-error.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { ApiErrorList } from '../../kit/shell/api-error-list.tsx';
import * as styles from './showcase.css.ts';
import { Part } from './showcase-part.tsx';

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

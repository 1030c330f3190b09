import { Art as Orbs } from '../art/orbs.tsx';
import '../art/art.css.ts';
import { useWords } from '../i18n/use-words.ts';
import { words } from '../i18n/words.ts';
import { ProgramLink } from '../links/program-link.tsx';
import { primaryButton } from '../theme/parts.css.ts';
import { useView } from '../view/use-view.ts';
import * as styles from './error-screen.css.ts';

interface ErrorScreenProperties {
  readonly status: number;
  readonly message: string;
}

/**
 * The full-screen page of an error (specification, section 2): the brand's title and
 * "status code: message" over a background of three gradient orbs and a wave.
 */
export function ErrorScreen({ status, message }: ErrorScreenProperties) {
  const say = useWords();
  const { program, product } = useView();
  return (
    <section className={styles.screen}>
      <div className={styles.picture}>
        <Orbs seed={3} density={3} />
      </div>
      <div className={styles.words}>
        <p className={styles.brand}>{program?.title ?? `${product} Creators`}</p>
        <h1 className={styles.line}>{say(words.errorLine, { status, message })}</h1>
        <ProgramLink to="/" className={primaryButton}>
          {say(words.backToStart)}
        </ProgramLink>
      </div>
    </section>
  );
}

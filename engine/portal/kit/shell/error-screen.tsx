import type { ReactNode } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { primaryButton } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { ErrorPlate } from './error-plate.tsx';

interface ErrorScreenProperties {
  readonly status: number;
  readonly message: string;
  /** Header and footer have gone with the error. */
  readonly whole?: boolean;
  /** The program's picture, where all that draws it is sure to come. */
  readonly hero?: ReactNode;
  /** What else the visitor can do beside going back to the start. */
  readonly children?: ReactNode;
}

/**
 * The full-screen page of an error (specification, section 2): the brand's title and
 * "status code: message" over a background of three gradient orbs and a wave.
 */
export function ErrorScreen({ status, message, whole, hero, children }: ErrorScreenProperties) {
  const say = useWords();
  const { program, product } = useView();
  return (
    <ErrorPlate
      brand={program?.title ?? `${product} Creators`}
      line={say(words.errorLine, { status, message })}
      {...(whole ? { whole } : {})}
      hero={hero}
    >
      {children}
      <ProgramLink to="/" className={primaryButton}>
        {say(words.backToStart)}
      </ProgramLink>
    </ErrorPlate>
  );
}

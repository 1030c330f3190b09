import type { ProgramCard } from '#contract/programs/view.ts';
import { direction, languageTag } from '#domain/locales/negotiate-locale.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { PortalLink } from '../../base/links/portal-link.tsx';
import * as styles from './directory.css.ts';
import { directoryWords } from './directory-words.ts';
import { ProgramFacts } from './program-facts.tsx';

interface ProgramCardsProperties {
  readonly programs: readonly ProgramCard[];
  /** Names of the platforms by their ids; absent: platforms are not named. */
  readonly platforms?: ReadonlyMap<string, string>;
  /** How many are in sight at once; the pictures of the others wait until they come near. */
  readonly inSight: number;
}

/** Programs with their pictures, each a link as a whole. */
export function ProgramCards({ programs, platforms, inSight }: ProgramCardsProperties) {
  const say = useWords();
  return (
    <ul className={styles.list}>
      {programs.map((card, index) => (
        <li key={card.slug} className={styles.program}>
          <img
            className={styles.picture}
            src={card.picture}
            alt=""
            width="1200"
            height="630"
            loading={index < inSight ? undefined : 'lazy'}
          />
          <div className={styles.about}>
            <h2 className={styles.name}>
              <PortalLink to={card.href} className={styles.link}>
                {card.title}
              </PortalLink>
            </h2>
            <p className={styles.publisher}>{card.publisher}</p>
            <p
              className={styles.text}
              lang={languageTag(card.language)}
              dir={direction(card.language)}
            >
              {card.description}
            </p>
            <ProgramFacts card={card} platforms={platforms} />
            <p className={styles.fine}>
              {say(directoryWords.languageCount, { count: card.locales.length })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

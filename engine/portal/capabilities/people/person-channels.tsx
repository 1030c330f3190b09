import type { Person } from '#contract/people/person.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { ChannelFigures } from '../../core/console/channel-figures.tsx';
import { platformName } from '../../kit/parts/platform-name.ts';
import * as styles from './people.css.ts';
import { peopleWords } from './people-words.ts';

type Link = Person['links'][number];

/** The channels that somebody linked, with their figures and how old these are. */
export function PersonChannels({ links }: { readonly links: readonly Link[] }) {
  const say = useWords();
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{say(peopleWords.channels)}</h2>
      {links.length === 0 ? (
        <p className={styles.muted}>{say(peopleWords.noChannels)}</p>
      ) : (
        <ul className={styles.lines}>
          {links.map((link) => (
            <li key={`${link.provider} ${link.linked_at}`}>
              {platformName(link.provider, say)}: <bdi>{link.name}</bdi> <Figures link={link} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Figures({ link: { statistics, statistics_at } }: { readonly link: Link }) {
  const say = useWords();
  return (
    <span className={styles.muted}>
      {Object.keys(statistics ?? {}).length === 0 ? (
        say(peopleWords.noFigures)
      ) : (
        <ChannelFigures statistics={statistics} statistics_at={statistics_at} />
      )}
    </span>
  );
}

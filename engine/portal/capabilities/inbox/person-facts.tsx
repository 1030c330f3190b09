import type * as z from 'zod';
import type { creatorSummary } from '#contract/shapes/reviews.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { ChannelFigures } from '../../core/console/channel-figures.tsx';
import { countriesIn } from '../../kit/form/countries.ts';
import { platformName } from '../../kit/parts/platform-name.ts';
import * as styles from './inbox.css.ts';
import { inboxWords } from './inbox-words.ts';
import { Fact } from './item-facts.tsx';

/** Who made an item: how to reach them, and their channels with the figures that are known. */
export function PersonFacts({ creator }: { readonly creator: z.infer<typeof creatorSummary> }) {
  const say = useWords();
  const { locale } = useView();
  const { email, country, links } = creator;
  return (
    <dl className={styles.facts}>
      {email && <Fact name={inboxWords.email}>{email}</Fact>}
      {country && (
        <Fact name={inboxWords.country}>
          {countriesIn(locale).find(({ code }) => code === country)?.name ?? country}
        </Fact>
      )}
      {links.length > 0 && (
        <Fact name={inboxWords.channels}>
          {links.map(({ provider, name, statistics, statistics_at }) => (
            <span key={provider} className={styles.channel}>
              <span>
                {platformName(provider, say)}: <bdi>{name}</bdi>
              </span>
              <span className={styles.mark}>
                <ChannelFigures statistics={statistics} statistics_at={statistics_at} />
              </span>
            </span>
          ))}
        </Fact>
      )}
    </dl>
  );
}

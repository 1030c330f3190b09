import type { ReactNode } from 'react';
import type { ShownProfile } from '#contract/programs/view.ts';
import type { BadgeKind } from '#contract/vocabulary/profile-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { blockTitle, column, eyebrow, itemTitle } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { formatNumber } from '../../kit/parts/format.ts';
import { initials } from '../../kit/text/initials.ts';
import { profileWords } from './profile-words.ts';
import * as styles from './public-profile.css.ts';

/** Who somebody is, as they chose to show it: nothing else of them is known here. */
export function PublicProfile({ profile }: { readonly profile: ShownProfile }) {
  const { title } = useProgram();
  const { handle, display_name, links, badges, ranks } = profile;
  return (
    <div className={`${column} ${styles.body}`}>
      <header className={styles.head}>
        <span className={styles.face} aria-hidden="true">
          {initials(display_name) || <Icon name="tabler:user" />}
        </span>
        <div className={styles.names}>
          <p className={eyebrow}>{title}</p>
          <h1 className={blockTitle}>
            <bdi>{display_name}</bdi>
          </h1>
          <p className={styles.handle}>
            <bdi dir="ltr">{`@${handle}`}</bdi>
          </p>
        </div>
      </header>
      {ranks && ranks.length > 0 && <Ranks ranks={ranks} />}
      {links.length > 0 && <Channels links={links} />}
      {badges && badges.total > 0 && <Badges badges={badges} />}
      <Report />
    </div>
  );
}

/** Writes to the program's people, and says of which profile. */
function Report() {
  const say = useWords();
  const { contact, canonical: address } = useView();
  const subject = encodeURIComponent(say(profileWords.reportSubject, { address }));
  return (
    <a className={styles.report} href={`mailto:${contact}?subject=${subject}`}>
      {say(profileWords.report)}
    </a>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={itemTitle}>{title}</h2>
      {children}
    </section>
  );
}

function Item({
  icon,
  name,
  children,
}: {
  readonly icon: string;
  readonly name: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <span className={styles.what}>
        <span className={styles.name}>{name}</span>
        {children && <span className={styles.muted}>{children}</span>}
      </span>
    </>
  );
}

function Ranks({ ranks }: { readonly ranks: NonNullable<ShownProfile['ranks']> }) {
  const say = useWords();
  const { locale } = useView();
  return (
    <Part title={say(profileWords.ranks)}>
      <ul className={styles.list}>
        {ranks.map(({ season, rank, total }) => (
          <li key={season} className={styles.item}>
            <Item
              icon="tabler:trophy"
              name={say(profileWords.rank, {
                rank: formatNumber(rank, locale),
                total: formatNumber(total, locale),
              })}
            >
              {season}
            </Item>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Channels({ links }: Pick<ShownProfile, 'links'>) {
  const say = useWords();
  return (
    <Part title={say(profileWords.channels)}>
      <ul className={styles.list}>
        {links.map(({ provider, name, address }) => {
          const shown = (
            <Item icon={provider.icon} name={<bdi>{name}</bdi>}>
              {provider.name}
            </Item>
          );
          return (
            <li key={`${provider.icon} ${name}`}>
              {address === null ? (
                <div className={styles.item}>{shown}</div>
              ) : (
                <a className={styles.link} href={address} rel="me nofollow ugc noopener">
                  {shown}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

const BADGES = {
  quest: { icon: 'tabler:check', word: profileWords.quest },
  reward: { icon: 'tabler:gift', word: profileWords.reward },
} as const satisfies Record<BadgeKind, object>;

function Badges({ badges }: { readonly badges: NonNullable<ShownProfile['badges']> }) {
  const say = useWords();
  const { locale } = useView();
  const { total, items } = badges;
  const counted = (count: number) => ({ count, shown: formatNumber(count, locale) });
  return (
    <Part title={say(profileWords.badges)}>
      <ul className={styles.list}>
        {items.map(({ kind, title, times }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two things may be called alike.
          <li key={place} className={styles.item}>
            <Item icon={BADGES[kind].icon} name={title}>
              {say(BADGES[kind].word)}
              {times > 1 && ` · ${say(profileWords.times, counted(times))}`}
            </Item>
          </li>
        ))}
      </ul>
      {total > items.length && (
        <p className={styles.muted}>
          {say(profileWords.moreBadges, counted(total - items.length))}
        </p>
      )}
    </Part>
  );
}

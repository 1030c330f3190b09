import type { ReactNode } from 'react';
import type { PlatformHealth } from '#contract/connections/platform-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { useView } from '../../base/view/use-view.ts';
import { roleFaultWords } from '../../core/console/role-fault-words.ts';
import { formatNumber, localMoment, relativeTime } from '../../kit/parts/format.ts';
import { tag } from '../../kit/parts/parts.css.ts';
import { platformName } from '../../kit/parts/platform-name.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import * as styles from './platforms.css.ts';
import { unreadWords, platformsWords as words } from './platforms-words.ts';

interface PlatformProperties {
  readonly health: PlatformHealth;
}

/** One platform: whether it answers, what it told, what is left of its quota, and whose accounts it is read for. */
export function Platform({ health }: PlatformProperties) {
  const say = useWords();
  const { platform, simulated, needed } = health;
  const name = platformName(platform, say);
  return (
    <section className={styles.platform} aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {simulated && <span className={tag}>{say(words.simulated)}</span>}
      </div>
      <State health={health} />
      {!needed && <p className={styles.muted}>{say(words.notNeeded)}</p>}
      <dl className={styles.figures}>
        <Told health={health} />
        {health.conduit && <Conduit conduit={health.conduit} />}
        <Accounts accounts={health.accounts} />
        {health.roles && <Roles roles={health.roles} />}
      </dl>
    </section>
  );
}

function State({ health: { reached, fault, fault_since, last_answer_at } }: PlatformProperties) {
  const say = useWords();
  const { locale } = useView();
  if (!reached)
    return <p>{say(words.notReached, { command: '“npx marquee connectors check”' })}</p>;
  if (fault === null) return <p>{say(last_answer_at ? words.well : words.notAsked)}</p>;
  const moment = fault_since === null ? '' : localMoment(fault_since, locale);
  return (
    <p>
      {say(words.fault, { moment })}{' '}
      <bdi className={styles.fault} dir="ltr" translate="no">
        {fault}
      </bdi>
    </p>
  );
}

/** What the platform told and answered, and what is left to ask it. */
function Told({ health: { last_push_at, last_answer_at, pushes, quota } }: PlatformProperties) {
  const say = useWords();
  const { locale } = useView();
  const now = useNow();
  const when = (at: string | null) =>
    at === null ? say(words.never) : relativeTime(at, now, locale);
  const number = (value: number) => formatNumber(value, locale);
  return (
    <>
      <Figure term={words.lastPush}>{when(last_push_at)}</Figure>
      <Figure term={words.lastAnswer}>{when(last_answer_at)}</Figure>
      {quota && (
        <Figure
          term={words.quota}
          late={quota.used >= quota.limit}
          more={say(words.resets, { time: relativeTime(quota.resets_at, now, locale) })}
        >
          {say(words.used, { used: number(quota.used), limit: number(quota.limit) })}
        </Figure>
      )}
      {pushes.waiting > 0 && (
        <Figure term={words.waiting} more={say(words.oldest, { time: when(pushes.oldest_at) })}>
          {number(pushes.waiting)}
        </Figure>
      )}
      {pushes.failed > 0 && (
        <Figure term={words.failed} late>
          {number(pushes.failed)}
        </Figure>
      )}
    </>
  );
}

/** The connection over which it tells, or what keeps that from being open. */
function Conduit({ conduit }: { readonly conduit: NonNullable<PlatformHealth['conduit']> }) {
  const say = useWords();
  const { locale } = useView();
  const { connected_since, fault } = conduit;
  if (connected_since !== null)
    return (
      <Figure term={words.conduit}>
        {say(words.conduitOpen, { moment: localMoment(connected_since, locale) })}
      </Figure>
    );
  return (
    <Figure term={words.conduit} late={fault !== null}>
      <span className={styles.line}>{say(words.conduitApart)}</span>
      {fault !== null && (
        <bdi className={styles.fault} dir="ltr" translate="no">
          {fault}
        </bdi>
      )}
    </Figure>
  );
}

function Accounts({
  accounts: { read, oldest_read_at, faults },
}: Pick<PlatformHealth, 'accounts'>) {
  const say = useWords();
  const { locale } = useView();
  const now = useNow();
  const since =
    oldest_read_at === null
      ? undefined
      : say(words.leastRead, { time: relativeTime(oldest_read_at, now, locale) });
  return (
    <>
      <Figure term={words.read} {...(since === undefined ? {} : { more: since })}>
        {formatNumber(read, locale)}
      </Figure>
      {faults.length > 0 && (
        <Figure term={words.notRead} late>
          {faults.map(({ fault, accounts }) => (
            <span key={fault} className={styles.line}>
              {say(unreadWords[fault], { count: formatNumber(accounts, locale) })}
            </span>
          ))}
        </Figure>
      )}
    </>
  );
}

/** The roles that rewards promised there, and what keeps them. */
function Roles({ roles }: { readonly roles: NonNullable<PlatformHealth['roles']> }) {
  const say = useWords();
  const { locale } = useView();
  const { granted, waiting, faults } = roles;
  const more =
    waiting > 0 ? { more: say(words.rolesWaiting, { count: formatNumber(waiting, locale) }) } : {};
  return (
    <>
      <Figure term={words.roles} {...more}>
        {formatNumber(granted, locale)}
      </Figure>
      {faults.length > 0 && (
        <Figure term={words.rolesKept} late>
          {faults.map(({ fault, roles: count, detail }) => (
            <span key={fault} className={styles.line}>
              {`${formatNumber(count, locale)}: ${say(roleFaultWords[fault])}`}{' '}
              {detail !== null && (
                <bdi className={styles.fault} dir="ltr" translate="no">
                  {detail}
                </bdi>
              )}
            </span>
          ))}
        </Figure>
      )}
    </>
  );
}

interface FigureProperties {
  readonly term: Word;
  readonly late?: boolean;
  /** Said below it. */
  readonly more?: string;
  readonly children: ReactNode;
}

function Figure({ term, late = false, more, children }: FigureProperties) {
  const say = useWords();
  return (
    <div>
      <dt className={styles.term}>{say(term)}</dt>
      <dd className={late ? styles.late : styles.value}>{children}</dd>
      {more !== undefined && <dd className={styles.muted}>{more}</dd>}
    </div>
  );
}

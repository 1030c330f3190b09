import { useLingui } from '@lingui/react';
import { use } from 'react';
import type { UnreadReason } from '#contract/vocabulary/eligibility-words.ts';
import { addParts } from '../../base/i18n/load-messages.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { useView } from '../../base/view/use-view.ts';
import { figureWords } from '../../core/console/figure-words.ts';
import { formatNumber, relativeTime } from '../../kit/parts/format.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import { GAMES_PART } from '../../kit/words/games-part.ts';
import { gamesWords } from '../../kit/words/games-words.ts';
import * as styles from './inbox.css.ts';
import { inboxWords } from './inbox-words.ts';

/** A rule as it was judged, with those of which one was enough. */
export interface JudgedRule {
  readonly label: string;
  readonly met: boolean;
  readonly self_declared: boolean;
  readonly value?: number | undefined;
  readonly at_least?: number | undefined;
  readonly measured_at?: string | undefined;
  readonly unread?: UnreadReason | undefined;
  readonly rules?: readonly JudgedRule[] | undefined;
}

const UNREAD: Readonly<Record<UnreadReason, Word>> = {
  private: gamesWords.figureHidden,
  unreachable: gamesWords.figureUnreachable,
  not_yet: gamesWords.figureNotRead,
};

/**
 * How somebody stood with the program's rules when they applied: what was known, needed, and how old it
 * is. It waits for the words of rules about games.
 */
export function EligibilityFacts({ rules }: { readonly rules: readonly JudgedRule[] }) {
  const { i18n } = useLingui();
  use(addParts(i18n, useView(), GAMES_PART));
  return (
    <ul className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule.label}>
          <RuleFact rule={rule} />
          {rule.rules && <EligibilityFacts rules={rule.rules} />}
        </li>
      ))}
    </ul>
  );
}

function RuleFact({ rule }: { readonly rule: JudgedRule }) {
  const say = useWords();
  const { label, met, self_declared } = rule;
  return (
    <div className={styles.rule}>
      <Icon name={met ? 'tabler:check' : 'tabler:x'} />
      <span>
        {say(met ? inboxWords.met : inboxWords.notMet)}: <bdi>{label}</bdi>
        {self_declared && ` (${say(inboxWords.selfDeclared)})`}
      </span>
      <RuleFigure rule={rule} />
    </div>
  );
}

function RuleFigure({
  rule: { value, at_least, measured_at, unread },
}: {
  readonly rule: JudgedRule;
}) {
  const say = useWords();
  const { locale } = useView();
  const now = useNow();
  const shown = (figure: number) => formatNumber(figure, locale);
  const parts = [
    value !== undefined &&
      at_least !== undefined &&
      say(inboxWords.figure, { value: shown(value), needed: shown(at_least) }),
    measured_at && say(figureWords.read, { time: relativeTime(measured_at, now, locale) }),
    unread && say(UNREAD[unread]),
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 && <span className={styles.mark}>{parts.join(' · ')}</span>;
}

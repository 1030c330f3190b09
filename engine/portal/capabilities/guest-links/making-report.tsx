import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { formatNumber, localMoment } from '../../kit/parts/format.ts';
import * as styles from './guest-links.css.ts';
import { guestLinksWords, linkFaultWords, makeLinksWords } from './guest-links-words.ts';
import type { Making } from './use-make-links.ts';

/** So many rejected lines are shown one by one. */
const SHOWN = 200;

/** How many lines are done. */
export function Progress({ of: { done, total } }: { readonly of: Making }) {
  const say = useWords();
  const { locale } = useView();
  const text = say(makeLinksWords.busy, {
    done: formatNumber(done, locale),
    total: formatNumber(total, locale),
  });
  return (
    <p className={styles.progress} role="status">
      <progress max={total} value={done} aria-label={text} /> {text}
    </p>
  );
}

const FIRST = [
  { word: makeLinksWords.line },
  { word: guestLinksWords.label },
  { word: guestLinksWords.activation },
  { word: makeLinksWords.usesLimit },
  { word: guestLinksWords.expires },
];

/** The first links as they were understood. */
export function FirstLines({ of: { first_lines } }: { readonly of: Making }) {
  const say = useWords();
  const { locale } = useView();
  if (first_lines.length === 0) return null;
  return (
    <ConsoleTable label={say(makeLinksWords.first)} columns={FIRST}>
      {first_lines.map(({ line, label, activation_id, uses_limit, expires_at }) => (
        <tr key={line}>
          <th scope="row">{formatNumber(line, locale)}</th>
          <td>
            <bdi className={styles.label}>{label}</bdi>
          </td>
          <td>{activation_id}</td>
          <td>{formatNumber(uses_limit, locale)}</td>
          <td>
            {expires_at === null ? say(guestLinksWords.never) : localMoment(expires_at, locale)}
          </td>
        </tr>
      ))}
    </ConsoleTable>
  );
}

const REJECTED = [{ word: makeLinksWords.line }, { word: makeLinksWords.reason }];

/** Every line that makes no link, with its number and why. */
export function RejectedLines({ of: { rejected_lines } }: { readonly of: Making }) {
  const say = useWords();
  const { locale } = useView();
  const { length: count } = rejected_lines;
  if (count === 0) return null;
  const more = count - SHOWN;
  return (
    <>
      <p>{say(makeLinksWords.rejected, { count })}</p>
      <ConsoleTable label={say(makeLinksWords.rejected, { count })} columns={REJECTED}>
        {rejected_lines.slice(0, SHOWN).map(({ line, fault }) => (
          <tr key={line}>
            <th scope="row">{formatNumber(line, locale)}</th>
            <td>{say(linkFaultWords[fault])}</td>
          </tr>
        ))}
      </ConsoleTable>
      {more > 0 && <p>{say(makeLinksWords.more, { count: formatNumber(more, locale) })}</p>}
    </>
  );
}

import { startBingoMatch } from '#contract/bingo/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { useAction } from '../../base/session/use-api.ts';
import { blockTitle, lead, primaryButton } from '../../base/theme/parts.css.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { useOnce } from '../../kit/parts/use-once.ts';
import { bingoWords } from './bingo-words.ts';
import { LeavingButton } from './leaving.tsx';
import { useChangeSearch } from './use-seed.ts';
import * as styles from './welcome.css.ts';

/** A row has won, and a few more squares are marked. */
const EMBLEM = '.x..xxxx..x.x...'.split('').map((sign) => (sign === 'x' ? 'marked' : undefined));

/** What the demo is, and the way to begin one. */
export function DemoStart() {
  const say = useWords();
  return (
    <div className={styles.welcomeBeside}>
      <section className={styles.welcome}>
        <h1 className={blockTitle}>{say(bingoWords.demoTitle)}</h1>
        <p className={lead}>{say(bingoWords.demoLead)}</p>
        <StartMatch label={say(bingoWords.demoStart)} />
      </section>
      <Emblem />
    </div>
  );
}

/** A card of a match, as a sign. */
function Emblem() {
  return (
    <div className={styles.emblem} aria-hidden="true">
      {EMBLEM.map((kind, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells never move.
        <span key={cell} className={styles.emblemCell} data-cell={kind} />
      ))}
    </div>
  );
}

/** Starts a match and leads to its card; the address carries its end, for those who get the link. */
export function StartMatch({ label }: { readonly label: string }) {
  const change = useChangeSearch();
  const { mutateAsync, isPending, error } = useAction(startBingoMatch);
  const start = useOnce(async () => {
    const { seed, ends_at } = await mutateAsync({});
    change({ seed, ends: String(Math.round(Date.parse(ends_at) / 1_000)) }, 'push');
  });
  return (
    <>
      <LeavingButton
        className={primaryButton}
        aria-disabled={isPending || undefined}
        onClick={() => void start()}
      >
        <Icon name="tabler:broadcast" />
        {label}
      </LeavingButton>
      {error && <CallProblem error={error} />}
    </>
  );
}

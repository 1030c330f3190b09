import { claimBingoPattern, readBingoStanding } from '#contract/bingo/endpoints.ts';
import type { BingoBoard, BingoStanding } from '#contract/shapes/bingo.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { queryClient } from '../../base/runtime/query-client.ts';
import { useAction } from '../../base/session/use-api.ts';
import { primaryButton, visuallyHidden } from '../../base/theme/parts.css.ts';
import { formatList } from '../../base/view/formats.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { useNow } from '../../kit/parts/use-now.ts';
import { useOnce } from '../../kit/parts/use-once.ts';
import { useRefreshAt } from '../../kit/parts/use-refresh-at.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { bingoWords } from './bingo-words.ts';
import { countdown } from './countdown.ts';
import { LeavingButton } from './leaving.tsx';
import { patternName } from './pattern-name.ts';
import * as styles from './play.css.ts';

interface ClaimPanelProperties {
  readonly board: BingoBoard;
  readonly standing: BingoStanding;
}

/**
 * The patterns that the person can be paid for, as long as the server says so, each with the time
 * that is left.
 */
export function ClaimPanel({ board, standing }: ClaimPanelProperties) {
  const say = useWords();
  const { uuid } = useProgram();
  const { locale } = useView();
  const now = useNow(1_000);
  const { mutateAsync, error, isPending } = useAction(claimBingoPattern, {
    refresh: ['points', 'quests', 'leaderboards'],
  });
  const claim = useOnce(async (pattern: string) => {
    const { claim: paid } = await mutateAsync({
      params: { board_id: board.id },
      query: { uuid },
      body: { pattern },
    }).catch((refusal: unknown) => {
      const { tag, id } = readBingoStanding;
      void queryClient.invalidateQueries({ queryKey: [uuid, tag, id] });
      throw refusal;
    });
    const name = patternName(pattern, say);
    toast({
      title: say(bingoWords.claimed, { pattern: name, points: paid.points }),
      tone: 'success',
    });
  });
  const { claimable } = standing;
  const ends = claimable.flatMap(({ until }) => (until === null ? [] : Date.parse(until)));
  const next = Math.min(...ends.filter((end) => end > now));
  useRefreshAt(Number.isFinite(next) ? next : undefined, [readBingoStanding.tag]);
  if (board.activation_id === null) return null;
  const names = claimable.map(({ pattern }) => patternName(pattern, say));
  return (
    <>
      <p className={visuallyHidden} role="status">
        {names.length > 0 && say(bingoWords.claimNews, { patterns: formatList(names, locale) })}
      </p>
      {(names.length > 0 || error) && (
        <section className={`${styles.prize} ${styles.noPrint}`}>
          {names.length > 0 && <h2 className={styles.panelTitle}>{say(bingoWords.claimTitle)}</h2>}
          {claimable.map(({ pattern, points, until }) => (
            <div key={pattern} className={styles.prizeRow}>
              <span className={styles.prizeName}>
                {patternName(pattern, say)}
                {until !== null && (
                  <span className={styles.prizeTime}>
                    {say(bingoWords.claimUntil, {
                      time: countdown(Math.max(Date.parse(until) - now, 0)),
                    })}
                  </span>
                )}
              </span>
              <LeavingButton
                className={primaryButton}
                aria-disabled={isPending || undefined}
                onClick={() => void claim(pattern)}
              >
                <Icon name="tabler:trophy" />
                {points > 0 ? say(bingoWords.claim, { points }) : say(bingoWords.claimHonour)}
              </LeavingButton>
            </div>
          ))}
          {error && <CallProblem error={error} />}
        </section>
      )}
    </>
  );
}

import { listOwnBingoBoards } from '#contract/bingo/endpoints.ts';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { blockTitle, lead } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { errorText } from '../../kit/words/error-text.ts';
import { bingoWords } from './bingo-words.ts';
import type { CardAddress } from './use-card.ts';
import { useStands } from './use-standing.ts';
import * as styles from './welcome.css.ts';

interface TakenDownProperties {
  readonly address: CardAddress;
  readonly error: ApiCallError;
}

/** Stands where the program took a board down; its author reads why. */
export function TakenDownBoard({ address, error }: TakenDownProperties) {
  const say = useWords();
  const uuid = useView().program?.uuid ?? '';
  const own = useEndpoint(listOwnBingoBoards, { query: { uuid } }, { enabled: useStands(address) });
  const board = own.data?.boards.find(({ id }) => String(id) === address.board);
  return (
    <section className={styles.welcome}>
      <h1 className={blockTitle}>{say(bingoWords.takenDown)}</h1>
      <p className={lead}>{errorText(error, say)}</p>
      {board?.taken_down && (
        <blockquote className={lead} dir="auto">
          {board.taken_down.note}
        </blockquote>
      )}
    </section>
  );
}

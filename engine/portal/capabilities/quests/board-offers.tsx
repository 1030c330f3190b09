import { listBingoBoards } from '#contract/bingo/endpoints.ts';
import { MOST_CAMPAIGN_BOARD } from '#domain/bingo/board-number.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { CardPicture } from '../../kit/parts/card-picture.tsx';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import * as styles from './board-offers.css.ts';
import { questWords } from './quest-words.ts';

/**
 * The ways to the program's bingo boards that are played now, if there are any: those that pay
 * points, and those that it took over from creators.
 */
export function BoardOffers() {
  const say = useWords();
  const { slug } = useProgram();
  const { data, isPending } = useEndpoint(listBingoBoards, { params: { campaign_id: slug } });
  if (isPending) return <Skeleton />;
  const boards = data?.boards.filter(
    ({ open, id, activation_id }) => open && (activation_id !== null || id > MOST_CAMPAIGN_BOARD),
  );
  return boards?.map(({ id, title, image }) => (
    <a key={id} className={styles.offer} href={`/bingo/${slug}/${id}`}>
      <CardPicture of={image} />
      <span className={styles.title}>{say(questWords.bingo, { title })}</span>
      <span className={styles.play}>{say(questWords.bingoPlay)}</span>
    </a>
  ));
}

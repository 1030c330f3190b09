import type { UseQueryResult } from '@tanstack/react-query';
import { playBingoCard } from '#contract/bingo/endpoints.ts';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import type { BingoBoard, BingoStanding } from '#contract/shapes/bingo.ts';
import { applicationSection } from '#domain/routing/application-section.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { keepRedirect } from '../../base/session/portal-session.ts';
import { useAction, useSession } from '../../base/session/use-api.ts';
import { primaryButton, quietButton } from '../../base/theme/parts.css.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import { isMember, useCampaign } from '../../kit/parts/use-campaign.ts';
import { useOnce } from '../../kit/parts/use-once.ts';
import { useSectionPath } from '../../kit/parts/use-section-path.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { bingoWords } from './bingo-words.ts';
import { LeavingButton } from './leaving.tsx';
import { PlayNote } from './play-note.tsx';
import { useChangeSearch } from './use-seed.ts';

interface PlayerPanelProperties {
  readonly board: BingoBoard;
  readonly seed: string;
  readonly standing: UseQueryResult<BingoStanding, ApiCallError>;
}

/**
 * How the person stands to this card, and the one thing to do next; nothing where there is nothing
 * to do while the board is not played.
 */
export function PlayerPanel({ board, seed, standing }: PlayerPanelProperties) {
  const signedIn = useSession() !== undefined;
  if (!signedIn) return board.open ? <Watching board={board} seed={seed} /> : null;
  if (standing.data) return <Standing board={board} seed={seed} standing={standing.data} />;
  if (standing.error)
    return <CallProblem error={standing.error} onRetry={() => void standing.refetch()} />;
  return <Skeleton rows={1} />;
}

type CardProperties = Pick<PlayerPanelProperties, 'board' | 'seed'>;

function Watching({ board, seed }: CardProperties) {
  const say = useWords();
  const { slug } = useProgram();
  const login = useSectionPath('login');
  const text = board.activation_id === null ? bingoWords.watchTextFun : bingoWords.watchText;
  return (
    <PlayNote title={say(bingoWords.watchTitle)} text={say(text)}>
      {login !== undefined && (
        <ProgramLink
          to={login}
          className={primaryButton}
          onClick={() => keepRedirect(`/bingo/${slug}/${board.id}?seed=${seed}`)}
        >
          {say(bingoWords.signIn)}
        </ProgramLink>
      )}
    </PlayNote>
  );
}

/** What to do with one's own card, and which of its marks count. */
function playText({ activation_id, hand_marks_pay }: BingoBoard) {
  if (activation_id === null) return bingoWords.playText;
  return hand_marks_pay ? bingoWords.playTextPoints : bingoWords.playTextEvents;
}

interface StandingProperties extends CardProperties {
  readonly standing: BingoStanding;
}

function Standing({ board, seed, standing }: StandingProperties) {
  const say = useWords();
  const change = useChangeSearch();
  const { seed: own } = standing;
  if (own === seed)
    return board.open ? (
      <PlayNote title={say(bingoWords.playTitle)} text={say(playText(board))} />
    ) : null;
  if (own !== null)
    return (
      <PlayNote title={say(bingoWords.otherTitle)} text={say(bingoWords.otherText)}>
        <LeavingButton className={quietButton} onClick={() => change({ seed: own }, 'push')}>
          {say(bingoWords.toMine)}
        </LeavingButton>
      </PlayNote>
    );
  return board.open ? <TakeCard board={board} seed={seed} /> : null;
}

function TakeCard({ board, seed }: CardProperties) {
  const say = useWords();
  const { uuid, sections } = useProgram();
  const campaign = useCampaign();
  const { mutateAsync, isPending, error } = useAction(playBingoCard);
  const take = useOnce(() =>
    mutateAsync({ params: { board_id: board.id }, query: { uuid }, body: { seed } }),
  );
  if (campaign.data && !isMember(campaign.data)) {
    const application = applicationSection(sections)?.path;
    return (
      <PlayNote title={say(bingoWords.watchTitle)} text={say(bingoWords.membersText)}>
        {application && (
          <ProgramLink to={application} className={primaryButton}>
            {say(commonWords.applyNow)}
          </ProgramLink>
        )}
      </PlayNote>
    );
  }
  return (
    <PlayNote title={say(bingoWords.takeTitle)} text={say(bingoWords.takeText)}>
      <LeavingButton
        className={primaryButton}
        aria-disabled={isPending || undefined}
        onClick={() => void take()}
      >
        {say(bingoWords.take)}
      </LeavingButton>
      {error && <CallProblem error={error} />}
    </PlayNote>
  );
}

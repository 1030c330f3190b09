import { useMemo } from 'react';
import { direction } from '#domain/locales/negotiate-locale.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useSession } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import { type PlayedCard, playedCard } from '../../core/bingo-card/played-card.ts';
import { bingoWords } from './bingo-words.ts';
import { withHopes } from './hopes.ts';
import type { PictureSource } from './picture/picture-source.ts';
import { openOwnMark } from './proof-form.tsx';
import { type CardAddress, type LiveCard, UNTOLD, useCard } from './use-card.ts';
import { type Hand, useHand } from './use-hand.ts';
import { useStanding } from './use-standing.ts';
import { useWins, type Win } from './use-wins.ts';

export interface Play extends LiveCard {
  readonly played: PlayedCard | undefined;
  /** Undefined where nobody can stand to the board: it is only watched, or another program's. */
  readonly standing: ReturnType<typeof useStanding> | undefined;
  readonly playable: boolean;
  readonly hand: Hand;
  readonly win: Win | undefined;
  /** Marks a cell, or opens the mark that stands there already where it is one's own. */
  readonly onUse: (cell: number) => void;
  readonly picture: () => PictureSource;
}

/** Everything that a page does with a card, which is played or only watched. */
export function usePlay(address: CardAddress, mode: 'play' | 'watch'): Play {
  const say = useWords();
  const { program, product, locale } = useView();
  const card = useCard(address);
  const { answer, patch, live } = card;
  const programOf = answer.data?.board.program_uuid;
  const isHome = mode === 'play' && (programOf === undefined || programOf === program?.uuid);
  const asked = useStanding(address, {
    enabled: isHome,
    ...(live === 'live' ? {} : { refetchInterval: UNTOLD }),
  });
  const standing = isHome ? asked : undefined;
  const signedIn = useSession() !== undefined;
  const hand = useHand(address, patch, standing?.data?.marked);
  const { seed } = address;
  const { hopes, name } = hand;
  const shown = useMemo(
    () => answer.data && withHopes(answer.data, hopes, name),
    [answer.data, hopes, name],
  );
  const { board, marks } = shown ?? {};
  const played = useMemo(
    () => board && marks && playedCard(board, seed, marks),
    [board, marks, seed],
  );
  const win = useWins(played, `${address.board} ${seed}`);
  const playable = signedIn && board?.open === true && standing?.data?.seed === seed;

  return {
    ...card,
    played,
    standing,
    playable,
    hand,
    win,
    onUse: (cell) => {
      const item = played?.card.cells[cell];
      if (!playable || !item || !shown) return;
      const own = hand.ownMark(shown, item.id);
      if (!own) {
        // What an event marked needs no hand; what another player marked may be marked too.
        const told = played.marks.get(cell)?.some(({ source }) => source === 'event');
        if (!told) void hand.mark(item.id);
        return;
      }
      const pays = board.activation_id !== null && board.hand_marks_pay;
      openOwnMark(
        { itemId: item.id, label: item.label, proof: own.proof_url, hand },
        say(bingoWords.proofTitle),
        say(pays ? bingoWords.proofText : bingoWords.proofFun),
      );
    },
    picture: () => {
      if (!played || !board) throw new Error('There is no card to draw yet.');
      return {
        title: board.title,
        program: program?.title ?? product,
        seed,
        host: location.host,
        free: say(bingoWords.free),
        direction: direction(locale),
        played,
      };
    },
  };
}

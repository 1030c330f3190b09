import { useState } from 'react';
import { markBingoItem, readBingoStanding, unmarkBingoItem } from '#contract/bingo/endpoints.ts';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import type { BingoMark, BingoStanding } from '#contract/shapes/bingo.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { queryClient } from '../../base/runtime/query-client.ts';
import { useAction, useSession } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { errorText } from '../../kit/words/error-text.ts';
import { type Hopes, withoutHope } from './hopes.ts';
import { type CardAnswer, handOf, withMark, withoutHand } from './patch-card.ts';
import type { CardAddress, LiveCard } from './use-card.ts';

export interface Hand {
  readonly hopes: Hopes;
  /** The player's, as their marks carry it. */
  readonly name: string;
  /** The player's own mark of an item; undefined where they have not marked it. */
  readonly ownMark: (card: Pick<CardAnswer, 'marks'>, itemId: string) => BingoMark | undefined;
  readonly isOwn: (mark: BingoMark) => boolean;
  /** @returns whether it is marked */
  readonly mark: (itemId: string, proof?: string) => Promise<boolean>;
  readonly takeBack: (itemId: string) => Promise<boolean>;
}

/**
 * Marks by the player's own hand: they stand at once, and go where the server refuses them.
 * @param marked the items that the server knows to be the player's own: names may be shared
 */
export function useHand(
  { board }: CardAddress,
  patch: LiveCard['patch'],
  marked: readonly string[] = [],
): Hand {
  const say = useWords();
  const uuid = useView().program?.uuid ?? '';
  const name = useSession()?.user.display_name ?? '';
  const { mutateAsync: sendMark } = useAction(markBingoItem);
  const { mutateAsync: sendUnmark } = useAction(unmarkBingoItem);
  const [hopes, setHopes] = useState<Hopes>({});
  const hasMarked = (itemId: string) => {
    const hope = hopes[itemId];
    return hope === undefined ? marked.includes(itemId) : hope !== null;
  };
  const hopeFor = async (itemId: string, hope: BingoMark | null, work: () => Promise<void>) => {
    setHopes((before) => ({ ...before, [itemId]: hope }));
    try {
      await work();
      keepMarked(uuid, board, itemId, hope !== null);
      return true;
    } catch (error) {
      toast({ title: errorText(error as ApiCallError, say), tone: 'error' });
      // Where no answer came, it may have been done all the same.
      void queryClient.invalidateQueries({ queryKey: [uuid, markBingoItem.tag] });
      return false;
    } finally {
      setHopes((before) => withoutHope(before, itemId, hope));
    }
  };

  return {
    hopes,
    name,
    ownMark: (card, itemId) => (hasMarked(itemId) ? handOf(card, itemId, name) : undefined),
    isOwn: ({ source, marked_by, item_id }) =>
      source === 'hand' && marked_by === name && hasMarked(item_id),
    mark: async (item_id, proof) => {
      const hoped: BingoMark = {
        item_id,
        marked_at: new Date().toISOString(),
        source: 'hand',
        marked_by: name,
        proof_url: proof ?? null,
      };
      return hopeFor(item_id, hoped, async () => {
        const body = proof === undefined ? { item_id } : { item_id, proof_url: proof };
        const mark = await sendMark({ params: { board_id: board }, query: { uuid }, body });
        patch((card) => withMark(withoutHand(card, item_id, name), mark));
      });
    },
    takeBack: (item_id) =>
      hopeFor(item_id, null, async () => {
        await sendUnmark({ params: { board_id: board, item_id }, query: { uuid } });
        patch((card) => withoutHand(card, item_id, name));
      }),
  };
}

/** Puts into the player's standing what the server has confirmed: it may be read anew just now. */
function keepMarked(uuid: string, board: string, itemId: string, isMarked: boolean): void {
  const { tag, id } = readBingoStanding;
  queryClient.setQueriesData<BingoStanding>(
    { queryKey: [uuid, tag, id, { params: { board_id: board } }] },
    (standing) => {
      if (!standing) return standing;
      const others = standing.marked.filter((one) => one !== itemId);
      return { ...standing, marked: isMarked ? [...others, itemId] : others };
    },
  );
}

import { useCallback, useEffect, useRef } from 'react';
import { ApiCallError } from '#contract/endpoints/client.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { claimQuests } from '#contract/quests/endpoints.ts';
import { type Speak, useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { missingAgreements } from '../../kit/parts/missing-agreements.ts';
import { useOnce } from '../../kit/parts/use-once.ts';
import { openModal } from '../../kit/shell/overlay-store.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { errorText } from '../../kit/words/error-text.ts';
import { AgreeAndClaim } from './agree-and-claim.tsx';
import { questWords } from './quest-words.ts';

/** Claiming what quests of one activation bring. */
export interface Claims {
  /** Without a quest: all that wait. @returns whether it was done */
  readonly claim: (questId?: number) => Promise<boolean>;
  /** What is being claimed now. */
  readonly pending: number | 'all' | undefined;
}

export function useClaims(activationId: number): Claims {
  const say = useWords();
  const { uuid } = useProgram();
  const action = useAction(claimQuests, { refresh: ['rewards', 'leaderboards'] });
  const claim = useOnce(async (questId?: number): Promise<boolean> => {
    try {
      const done = await action.mutateAsync({
        params: { activation_id: activationId },
        query: { uuid },
        body: questId === undefined ? {} : { quest_id: questId },
      });
      tellClaimed(done, say);
      return true;
    } catch (error) {
      if (!(error instanceof ApiCallError)) throw error;
      const missing = missingAgreements(error);
      if (missing)
        openModal({
          title: say(questWords.agreeTitle),
          description: say(questWords.agreeText),
          content: (close) => (
            <AgreeAndClaim
              names={missing}
              onAgreed={() => {
                close();
                void claim(questId);
              }}
            />
          ),
        });
      else toast({ title: errorText(error, say), tone: 'error' });
      return false;
    }
  });
  // Cards of hundreds of quests hold it: it stays the same function.
  const latest = useRef(claim);
  useEffect(() => {
    latest.current = claim;
  });
  return {
    claim: useCallback(async (questId) => (await latest.current(questId)) === true, []),
    pending: action.isPending ? (action.variables.body.quest_id ?? 'all') : undefined,
  };
}

function tellClaimed({ claimed }: ResponseOf<typeof claimQuests>, say: Speak): void {
  const points = claimed.reduce((sum, one) => sum + one.points, 0);
  const rewarded = claimed.some(({ redemption_id }) => redemption_id !== null);
  const parts = [
    ...(points > 0 ? [say(questWords.claimedPoints, { count: points })] : []),
    ...(rewarded ? [say(questWords.claimedReward)] : []),
  ];
  toast({
    title: say(questWords.claimedToast, { count: claimed.length }),
    ...(parts.length > 0 ? { description: parts.join(' ') } : {}),
    tone: 'success',
  });
}

import { useEffect } from 'react';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import { mergeGuest } from '#contract/guest/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { forgetRedirect } from '../../base/session/portal-session.ts';
import { useAction, useSession } from '../../base/session/use-api.ts';
import { useOnce } from '../../kit/parts/use-once.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { guestWords } from './guest-words.ts';
import { forgetWish, wishesToKeep, wishToKeep } from './keep-wish.ts';
import type { Guest } from './use-guest.ts';

export interface Keep {
  readonly signedIn: boolean;
  /** Keeps it now; whoever is signed out says so before signing in, and comes back to it. */
  readonly keep: () => void;
  readonly keeping: boolean;
  readonly problem: ApiCallError | null;
  /** The account's enrolment, once it was kept here and now. */
  readonly kept: number | undefined;
}

/**
 * Keeps what a guest link brought in the account that is signed in to: when asked, and by itself
 * for whoever asked before signing in.
 */
export function useKeep({ link, token }: Pick<Guest, 'link' | 'token'>): Keep {
  const say = useWords();
  const signedIn = useSession() !== undefined;
  const merge = useAction(mergeGuest, { refresh: ['claims', 'content', 'quests'] });
  const keep = useOnce(async () => {
    wishToKeep(link);
    if (!signedIn) return;
    try {
      const { merged_before } = await merge.mutateAsync({ body: { token } });
      forgetWish();
      toast({
        title: say(merged_before ? guestWords.keptBefore : guestWords.kept),
        tone: 'success',
      });
    } catch (error) {
      // Whoever has to sign in anew for it still wishes it then.
      if ((error as ApiCallError).status !== 403) forgetWish();
      throw error;
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for who comes back from signing in
  useEffect(() => {
    if (!wishesToKeep(link)) return;
    if (signedIn) void keep();
    else {
      // Back without having signed in: that was no more than a thought.
      forgetWish();
      forgetRedirect();
    }
  }, []);
  return {
    signedIn,
    keep,
    keeping: merge.isPending,
    problem: merge.error,
    kept: merge.data?.influencer_activation.id,
  };
}

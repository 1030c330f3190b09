import { useState } from 'react';
import { claimKey, revealKey } from '#contract/enrolments/endpoints.ts';
import type { InfluencerActivation } from '#contract/shapes/enrolments.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { useOnce } from '../../kit/parts/use-once.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { ClaimPanel } from '../keys/claim-panel.tsx';
import { type ClaimedKey, KeyCard } from '../keys/key-card.tsx';
import { keyWords } from '../keys/key-words.ts';

interface CreatorKeyProperties {
  readonly enrolment: InfluencerActivation;
}

/** The key of an enrolment: to be chosen and claimed, or claimed already. */
export function CreatorKey({ enrolment }: CreatorKeyProperties) {
  const say = useWords();
  const { uuid } = useProgram();
  const { id, kind, state, open, key_options, key_option_id } = enrolment;
  const [shown, setShown] = useState<ClaimedKey>();
  const claim = useAction(claimKey);
  const reveal = useAction(revealKey);
  const call = { params: { influencer_activation_id: id }, query: { uuid } };
  const show = useOnce(async () => setShown(await reveal.mutateAsync(call)));
  const take = useOnce(async (keyOptionId: number) => {
    setShown(await claim.mutateAsync({ ...call, body: { key_option_id: keyOptionId } }));
    toast({ title: say(keyWords.claimDone), tone: 'success' });
  });
  if (kind !== 'key') return null;
  if (shown || state === 'claimed' || state === 'completed')
    return (
      <KeyCard
        shown={shown}
        option={key_options.find((option) => option.id === (shown?.key_option_id ?? key_option_id))}
        revealing={reveal.isPending}
        problem={reveal.error}
        onReveal={show}
        onHide={() => setShown(undefined)}
      />
    );
  if (state !== 'accepted' || !open) return null;
  return (
    <ClaimPanel
      options={key_options}
      chosen={key_option_id}
      claiming={claim.isPending}
      problem={claim.error}
      onClaim={take}
    />
  );
}

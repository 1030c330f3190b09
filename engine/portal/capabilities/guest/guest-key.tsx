import { useState } from 'react';
import { claimKeyAsGuest, revealKeyAsGuest, selectGuestKey } from '#contract/guest/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { ClaimPanel } from '../../core/keys/claim-panel.tsx';
import { type ClaimedKey, KeyCard } from '../../core/keys/key-card.tsx';
import { keyWords } from '../../core/keys/key-words.ts';
import { useOnce } from '../../kit/parts/use-once.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { type GuestActivation, isOver } from './use-guest.ts';

interface GuestKeyProperties {
  readonly activation: GuestActivation;
  readonly token: string;
}

/** A guest's key: to be chosen and claimed, or claimed already. */
export function GuestKey({ activation, token }: GuestKeyProperties) {
  const say = useWords();
  const { slug } = useProgram();
  const [shown, setShown] = useState<ClaimedKey>();
  const select = useAction(selectGuestKey);
  const claim = useAction(claimKeyAsGuest);
  const reveal = useAction(revealKeyAsGuest);
  const { kind, state, open, key_options, key_option_id } = activation.influencer_activation;
  const show = useOnce(async () => setShown(await reveal.mutateAsync({ body: { token } })));
  const take = useOnce(async (id: number) => {
    setShown(await claim.mutateAsync({ body: { token, key_option_id: id } }));
    toast({ title: say(keyWords.claimDone), tone: 'success' });
  });
  if (kind !== 'key') return null;
  if (shown || state === 'claimed' || state === 'completed')
    return (
      <KeyCard
        shown={shown}
        option={key_options.find(({ id }) => id === (shown?.key_option_id ?? key_option_id))}
        revealing={reveal.isPending}
        problem={reveal.error}
        onReveal={show}
        onHide={() => setShown(undefined)}
      />
    );
  if (state !== 'accepted' || !open || isOver(activation)) return null;
  return (
    <ClaimPanel
      options={key_options}
      chosen={key_option_id}
      claiming={claim.isPending}
      problem={claim.error ?? select.error}
      onChoose={(id) =>
        select.mutate({ params: { program: slug }, body: { token, key_option_id: id } })
      }
      onClaim={take}
    />
  );
}

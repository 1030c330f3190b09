import { useLingui } from '@lingui/react';
import { use } from 'react';
import type { IdentityProvider } from '#contract/programs/view.ts';
import { addParts } from '../../base/i18n/load-messages.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { cardMuted } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { GAMES_PART } from '../words/games-part.ts';
import { gamesWords } from '../words/games-words.ts';

/** What is read of games of an account, before one leaves to show that it is one's own. It waits for its words. */
export function GamesNotice({ provider }: { readonly provider: Pick<IdentityProvider, 'name'> }) {
  const { i18n } = useLingui();
  use(addParts(i18n, useView(), GAMES_PART));
  const say = useWords();
  return <p className={cardMuted}>{say(gamesWords.read, { provider: provider.name })}</p>;
}

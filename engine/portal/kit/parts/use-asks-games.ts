import { GAMES_PLATFORM, gamesAsked } from '#domain/applications/linked-games.ts';
import { useView } from '../../base/view/use-view.ts';

/** Whether the program's rules for joining have an account of this provider asked after games. */
export function useAsksGames(provider: string): boolean {
  const { program } = useView();
  return provider === GAMES_PLATFORM && gamesAsked(program?.applications.eligibility).length > 0;
}

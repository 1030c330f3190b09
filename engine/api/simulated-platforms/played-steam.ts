import {
  accountNumber,
  SAMPLE_PEOPLE,
  type SamplePerson,
} from '../embedded-provider/sample-people.ts';
import { toHtml } from '../http/development-page.ts';
import { button, check, type PlayedPlatform } from './played-platform.ts';
import type { SimulatedSteam } from './simulated-steam.ts';

/** Steam, on which sample people have the numbers that they are linked with. */
export const playedSteam = (steam: SimulatedSteam): PlayedPlatform => ({
  name: 'Steam',
  answer: (request) => steam.answer(request),
  forms: () =>
    `${faultsForm(steam)}
<ul>${SAMPLE_PEOPLE.filter(({ operator }) => operator === undefined)
      .map((person) => personForm(steam, person))
      .join('\n')}</ul>`,
  play: async (form) => play(steam, form),
});

const MINUTES = 30;

function play(steam: SimulatedSteam, form: URLSearchParams): void {
  const action = form.get('action');
  if (action === 'faults') {
    steam.outage = form.has('outage') ? 503 : undefined;
    return;
  }
  const person = SAMPLE_PEOPLE.find(({ id }) => id === form.get('person'));
  if (!person) return;
  const account = accountNumber(person);
  if (action === 'hide') steam.private.add(account);
  if (action === 'show') steam.private.delete(account);
  const game = form.get('game')?.trim() ?? '';
  if (!/^[1-9]\d{0,9}$/.test(game)) return;
  if (action === 'play') steam.play(account, game, MINUTES);
  if (action === 'buy') steam.play(account, game, 0);
  if (action === 'refund') steam.refund(account, game);
}

function personForm(steam: SimulatedSteam, person: SamplePerson): string {
  const account = accountNumber(person);
  const owned = [...steam.gamesOf(account)];
  const isPrivate = steam.private.has(account);
  const games = owned.map(([game, { minutes }]) => `${toHtml(game)} (${minutes} min)`).join(', ');
  const state = `${isPrivate ? '<b>Private</b>. ' : ''}${games === '' ? 'No games' : `Owns ${games}`}`;
  const [[first] = ['']] = owned.slice(-1);
  return `<li><form class="panel" method="post">
<strong>${toHtml(person.name)}</strong><small>${account}. ${state}</small>
<input type="hidden" name="platform" value="steam"><input type="hidden" name="person" value="${person.id}">
<label>Game, by its app id<input name="game" maxlength="10" inputmode="numeric" pattern="[1-9][0-9]*" placeholder="730" value="${toHtml(first)}"></label>
${button('play', `Play for ${MINUTES} minutes`)}${button('buy', 'Buy the game')}${button('refund', 'Give it back')}
${isPrivate ? button('show', 'Make the details public') : button('hide', 'Make the details private')}
</form></li>`;
}

const faultsForm = ({ outage }: SimulatedSteam): string =>
  `<form class="panel" method="post"><strong>What goes wrong</strong>
<input type="hidden" name="platform" value="steam">
${check('outage', outage !== undefined, 'Requests are answered with 503')}
${button('faults', 'Apply')}
</form>`;

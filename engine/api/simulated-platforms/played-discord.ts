import { SAMPLE_PEOPLE, type SamplePerson } from '../embedded-provider/sample-people.ts';
import { toHtml } from '../http/development-page.ts';
import { button, check, type PlayedPlatform } from './played-platform.ts';
import type { SimulatedDiscord } from './simulated-discord.ts';

/** Discord, on which sample people go by their own names and every server knows the bot until told otherwise. */
export const playedDiscord = (discord: SimulatedDiscord): PlayedPlatform => ({
  name: 'Discord',
  answer: (request) => discord.answer(request),
  forms: () =>
    `${faultsForm(discord)}
<ul>${SAMPLE_PEOPLE.filter(({ operator }) => operator === undefined)
      .map((person) => personForm(discord, person))
      .join('\n')}</ul>`,
  play: (form) => play(discord, form),
});

async function play(discord: SimulatedDiscord, form: URLSearchParams): Promise<void> {
  const action = form.get('action');
  if (action === 'faults') {
    discord.outage = form.has('outage') ? 503 : undefined;
    discord.events.sender.faults.lost = form.has('lost');
    fill(discord.high, form.get('high'));
    fill(discord.closed, form.get('closed'));
    return;
  }
  const person = SAMPLE_PEOPLE.find(({ id }) => id === form.get('person'))?.id;
  if (person === undefined) return;
  if (action === 'revoke') await discord.revoke(person);
  const server = form.get('server')?.trim();
  if (!server) return;
  if (action === 'leave') discord.leave(server, person);
  if (action === 'join') discord.join(server, person, idsIn(form.get('roles')));
}

function fill(set: Set<string>, text: string | null): void {
  set.clear();
  for (const id of idsIn(text)) set.add(id);
}

const idsIn = (text: string | null): string[] => text?.split(/[\s,]+/).filter(Boolean) ?? [];

function personForm(discord: SimulatedDiscord, { id, name }: SamplePerson): string {
  const servers = discord.serversOf(id);
  const [first = ''] = servers;
  const withRoles = (server: string) => {
    const roles = discord.rolesOf(server, id).map(toHtml).join(', ');
    return `${toHtml(server)}${roles && ` with the roles ${roles}`}`;
  };
  const state = servers.length === 0 ? 'On no server' : `On ${servers.map(withRoles).join('; ')}`;
  return `<li><form class="panel" method="post">
<strong>${toHtml(name)}</strong><small>${state}</small>
<input type="hidden" name="platform" value="discord"><input type="hidden" name="person" value="${id}">
<label>Server<input name="server" required maxlength="20" pattern="[0-9]{17,20}" placeholder="81384788765712384" value="${toHtml(first)}"></label>
<label>Roles, by their ids<input name="roles" maxlength="400" value="${toHtml(discord.rolesOf(first, id).join(' '))}"></label>
${button('join', first ? 'Change' : 'Join')}${first ? button('leave', 'Leave') : ''}
<button name="action" value="revoke" formnovalidate>Remove the permission</button>
</form></li>`;
}

const faultsForm = ({ outage, high, closed, events }: SimulatedDiscord): string =>
  `<form class="panel" method="post"><strong>What goes wrong</strong>
<input type="hidden" name="platform" value="discord">
${check('outage', outage !== undefined, 'Requests are answered with 503')}
${check('lost', events.sender.faults.lost === true, 'Messages get lost')}
<label>Roles that the bot may not give, by their ids<input name="high" maxlength="400" value="${toHtml([...high].join(' '))}"></label>
<label>Servers that the bot is not on, by their ids<input name="closed" maxlength="400" value="${toHtml([...closed].join(' '))}"></label>
${button('faults', 'Apply')}
</form>`;

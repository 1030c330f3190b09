import type { SimulatedAnswer, SimulatedRequest } from './simulated-answers.ts';
import { type DiscordEventsOptions, SimulatedDiscordEvents } from './simulated-discord-events.ts';

export interface SimulatedDiscordOptions extends DiscordEventsOptions {
  readonly botToken: string;
}

/** Somebody on a server. */
interface SimulatedMember {
  readonly joined_at: Date;
  readonly roles: readonly string[];
}

/** A role that somebody is to have, or to have no more. */
export interface RoleChange {
  readonly method: 'PUT' | 'DELETE';
  readonly server: string;
  readonly person: string;
  readonly role: string;
  readonly reason: string;
}

const API = '/api/v10';
const MEMBER = new RegExp(`^${API}/guilds/([^/]+)/members/([^/]+)$`);
const MEMBER_ROLE = new RegExp(`^${API}/guilds/([^/]+)/members/([^/]+)/roles/([^/]+)$`);

/**
 * Discord as connectors see it: a bot that asks who is on a server, and gives and takes roles there.
 * What happens on it, and what goes wrong, is the caller's to say.
 */
export class SimulatedDiscord {
  readonly #options: SimulatedDiscordOptions;
  /** What it tells of by itself, and what goes wrong with that. */
  readonly events: SimulatedDiscordEvents;
  readonly #servers = new Map<string, Map<string, SimulatedMember>>();
  /** Servers that the bot was thrown out of; it is on all others. */
  readonly closed = new Set<string>();
  /** Roles that are above the bot's own; it may give all others. */
  readonly high = new Set<string>();
  /** Roles that were deleted; every server has all others. */
  readonly deleted = new Set<string>();
  /** Changes of roles that were asked for, with the reason that the server's audit log shows. */
  readonly changes: RoleChange[] = [];
  /** Requests that were answered, whatever with. */
  asked = 0;
  /** Awaited before a request is looked at: while it does not resolve, Discord hangs. */
  before: (() => Promise<void>) | undefined;
  /** Answers every request so, where set: 500, 503 … */
  outage: number | undefined;
  /** Answers 429 for so many seconds, where set. */
  limitedFor: number | undefined;

  constructor(options: SimulatedDiscordOptions) {
    this.#options = options;
    this.events = new SimulatedDiscordEvents(options);
  }

  /** Where somebody is, by the ids of servers. */
  serversOf(person: string): readonly string[] {
    return [...this.#servers].flatMap(([id, members]) => (members.has(person) ? id : []));
  }

  rolesOf(server: string, person: string): readonly string[] {
    return this.#servers.get(server)?.get(person)?.roles ?? [];
  }

  /** Somebody joins a server, or has other roles there from now on. */
  join(server: string, person: string, roles: readonly string[] = []): void {
    const members = this.#servers.get(server) ?? new Map<string, SimulatedMember>();
    const joined_at = members.get(person)?.joined_at ?? this.#options.now();
    this.#servers.set(server, members.set(person, { joined_at, roles }));
  }

  leave(server: string, person: string): void {
    this.#servers.get(server)?.delete(person);
  }

  /** Somebody removes the app from their account. Whether each message was taken. */
  revoke(person: string): Promise<readonly boolean[]> {
    const user = { id: person, username: person, discriminator: '0' };
    return this.events.notify('APPLICATION_DEAUTHORIZED', { user });
  }

  /** Answers a request as Discord would. */
  async answer({ host, method, path, headers }: SimulatedRequest): Promise<SimulatedAnswer> {
    this.asked += 1;
    await this.before?.();
    if (this.outage !== undefined) return refuse(this.outage, 0, 'Service Unavailable');
    if (this.limitedFor !== undefined) return limited(this.limitedFor);
    if (host !== 'discord.com') return refuse(404, 0, '404: Not Found');
    if (headers.authorization !== `Bot ${this.#options.botToken}`)
      return refuse(401, 0, '401: Unauthorized');
    if (!headers['user-agent']?.startsWith('DiscordBot ('))
      return refuse(403, 40333, 'internal network error');
    if (method === 'PUT' || method === 'DELETE') return this.#change(method, path, headers);
    if (method !== 'GET') return refuse(404, 0, '404: Not Found');
    if (path === `${API}/users/@me`) return { status: 200, body: { id: '1', username: 'marquee' } };
    if (path === `${API}/users/@me/guilds`)
      return { status: 200, body: [...this.#servers.keys()].map((id) => ({ id, name: id })) };
    if (path === `${API}/applications/@me`) return { status: 200, body: this.events.application };
    const [, server, person] = MEMBER.exec(path) ?? [];
    if (server === undefined || person === undefined) return refuse(404, 0, '404: Not Found');
    return this.#member(server, decodeURIComponent(person));
  }

  #change(
    method: RoleChange['method'],
    path: string,
    headers: SimulatedRequest['headers'],
  ): SimulatedAnswer {
    const [, server, person, role] = (MEMBER_ROLE.exec(path) ?? []).map(decodeURIComponent);
    if (server === undefined || person === undefined || role === undefined)
      return refuse(404, 0, '404: Not Found');
    const reason = decodeURIComponent(headers['x-audit-log-reason'] ?? '');
    this.changes.push({ method, server, person, role, reason });
    if (this.closed.has(server)) return refuse(404, 10004, 'Unknown Guild');
    if (this.deleted.has(role)) return refuse(404, 10011, 'Unknown Role');
    if (this.high.has(role)) return refuse(403, 50013, 'Missing Permissions');
    const member = this.#servers.get(server)?.get(person);
    if (!member) return refuse(404, 10007, 'Unknown Member');
    const others = member.roles.filter((one) => one !== role);
    this.join(server, person, method === 'PUT' ? [...others, role] : others);
    return { status: 204 };
  }

  #member(server: string, person: string): SimulatedAnswer {
    if (this.closed.has(server)) return refuse(404, 10004, 'Unknown Guild');
    const member = this.#servers.get(server)?.get(person);
    if (!member) return refuse(404, 10007, 'Unknown Member');
    const joined_at = member.joined_at.toISOString().replace('Z', '000+00:00');
    const user = { id: person, username: person };
    return { status: 200, body: { user, joined_at, roles: member.roles, nick: null, flags: 0 } };
  }
}

const refuse = (status: number, code: number, message: string): SimulatedAnswer => ({
  status,
  body: { message, code },
});

const limited = (seconds: number): SimulatedAnswer => ({
  status: 429,
  headers: { 'retry-after': String(seconds), 'x-ratelimit-global': 'true' },
  body: { message: 'You are being rate limited.', retry_after: seconds, global: true },
});

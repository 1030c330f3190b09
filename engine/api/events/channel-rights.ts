import { type ChannelUse, channelRefusal } from '#domain/events/channel-access.ts';
import { type Channel, channelPath } from '#domain/events/channels.ts';
import type { EventCaller, Namespaces } from '#domain/events/namespaces.ts';
import { ProtocolError } from '#domain/events/protocol-error.ts';
import { isMember } from '../core/membership/membership.ts';
import type { ApiServices } from '../http/services.ts';

/**
 * Sees that a caller may use a channel so: by its namespace, and of a program's own channels by being
 * a member of it. Guests of the program's links are its people without that.
 * @throws ProtocolError NAMESPACE_UNKNOWN, NOT_ALLOWED; StoreUnavailableError
 */
export async function requireChannel(
  services: ApiServices,
  namespaces: Namespaces,
  caller: EventCaller,
  use: ChannelUse,
  channel: Channel,
): Promise<void> {
  const refusal = channelRefusal(caller, use, channel, namespaces);
  if (refusal) throw refusal;
  if (needsMembership(caller, channel) && !(await isStillMember(services, caller)))
    throw notAllowed(channel);
}

export const notAllowed = (channel: Channel) =>
  new ProtocolError('NOT_ALLOWED', channelPath(channel));

/** True where only members hear a channel, and membership may end. */
export function needsMembership(
  caller: EventCaller,
  { segments }: Channel,
): caller is Extract<EventCaller, { kind: 'creator' }> {
  return caller.kind === 'creator' && segments[0] === 'programs';
}

/** @throws StoreUnavailableError */
export async function isStillMember(
  { store, programs }: ApiServices,
  { program_uuid, creator_id }: Extract<EventCaller, { kind: 'creator' }>,
): Promise<boolean> {
  const program = programs.byUuid(program_uuid);
  return program !== undefined && isMember(store, { creator_id, program });
}

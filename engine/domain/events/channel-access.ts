import { type Channel, channelPath } from './channels.ts';
import { type EventCaller, NAMESPACES, type Namespaces, type Reach } from './namespaces.ts';
import { ProtocolError } from './protocol-error.ts';

export type ChannelUse = 'subscribe' | 'publish';

/**
 * Why a caller may not use a channel so; undefined where it may. A wildcard is one's own where all
 * that it takes in is. Whether something exists in the channel makes no difference.
 */
export function channelRefusal(
  caller: EventCaller,
  use: ChannelUse,
  channel: Pick<Channel, 'segments' | 'wildcard'>,
  namespaces: Namespaces = NAMESPACES,
): ProtocolError | undefined {
  const [name = '', owner] = channel.segments;
  const namespace = Object.hasOwn(namespaces, name) ? namespaces[name] : undefined;
  if (!namespace) return new ProtocolError('NAMESPACE_UNKNOWN', name);
  const reach: Reach | undefined = namespace[use][caller.kind];
  return reach && reaches(caller, reach, owner)
    ? undefined
    : new ProtocolError('NOT_ALLOWED', channelPath(channel));
}

/** True for a caller who may publish in some channel, whichever. */
export function publishes({ kind }: EventCaller, namespaces: Namespaces): boolean {
  return Object.values(namespaces).some(({ publish }) => publish[kind] !== undefined);
}

function reaches(caller: EventCaller, reach: Reach, owner: string | undefined): boolean {
  if (reach === 'any') return true;
  if (owner === undefined) return false;
  return reach === 'named' || ownerIds(caller)[reach] === owner;
}

function ownerIds(caller: EventCaller): Partial<Record<Reach, string>> {
  return caller.kind === 'visitor' ? {} : caller;
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChannelUse, channelRefusal } from './channel-access.ts';
import { parseChannel } from './channels.ts';
import { DEVELOPMENT_NAMESPACES, type EventCaller, NAMESPACES } from './namespaces.ts';

const VISITOR: EventCaller = { kind: 'visitor' };
const SERVICE: EventCaller = { kind: 'service', program_uuid: 'p1' };
const CREATOR: EventCaller = { kind: 'creator', program_uuid: 'p1', creator_id: 'c1' };
const GUEST: EventCaller = { kind: 'guest', program_uuid: 'p1', guest_link_id: 'l1' };
const CALLERS = [VISITOR, SERVICE, CREATOR, GUEST];

const refusal = (caller: EventCaller, use: ChannelUse, channel: string) =>
  channelRefusal(caller, use, parseChannel(channel))?.code;
const allowed = (use: ChannelUse, channel: string) =>
  CALLERS.filter((caller) => !refusal(caller, use, channel)).map(({ kind }) => kind);

describe('who may subscribe', () => {
  test.each([
    ['/public/p1/announcements', ['visitor', 'service', 'creator', 'guest']],
    ['/public/p2/*', ['visitor', 'service', 'creator', 'guest']],
    ['/bingo/p2/board-1', ['visitor', 'service', 'creator', 'guest']],
    ['/programs/p1', ['service', 'creator', 'guest']],
    ['/programs/p1/*', ['service', 'creator', 'guest']],
    ['/programs/p2/ranks', []],
    ['/creators/c1/quests', ['creator']],
    ['/creators/c1/*', ['creator']],
    ['/creators/c2/*', []],
    ['/guest-links/l1', ['guest']],
    ['/guest-links/l2', []],
    ['/debug/c1', ['creator']],
    ['/debug/p1/a', ['service']],
    // Nobody hears every owner's channels at once.
    ['/public/*', []],
    ['/programs/*', []],
    ['/creators/*', []],
    ['/creators', []],
  ])('%s: %j', (channel, kinds) => {
    expect(allowed('subscribe', channel)).toEqual(kinds);
  });
});

describe('who may publish', () => {
  test.each([
    ['/public/p1/announcements', ['service']],
    ['/bingo/p1/board-1', ['service']],
    ['/programs/p1/a/b/c', ['service']],
    ['/programs/p2', []],
    ['/creators/c1/quests', []],
    ['/guest-links/l1', []],
    ['/debug/c1', ['creator']],
    ['/debug/l1', ['guest']],
    ['/bingo', []],
  ])('%s: %j', (channel, kinds) => {
    expect(allowed('publish', channel)).toEqual(kinds);
  });
});

test('a namespace that does not exist is not found, also by an inherited name', () => {
  for (const name of ['default', 'constructor', 'toString', 'Creators'])
    expect(refusal(CREATOR, 'subscribe', `/${name}/c1`)).toBe('NAMESPACE_UNKNOWN');
  expect(refusal(CREATOR, 'subscribe', '/creators/c2')).toBe('NOT_ALLOWED');
});

test('what somebody else owns is closed, whatever the owner’s name', () => {
  const caller = fc.constantFrom(...CALLERS);
  const name = fc.constantFrom('creators', 'guest-links', 'programs', 'debug');
  const owner = fc.constantFrom('kind', 'visitor', 'constructor', 'undefined', 'p2', 'c2', 'l2');
  fc.assert(
    fc.property(caller, name, owner, fc.boolean(), (caller, name, owner, wildcard) => {
      const channel = { segments: [name, owner], wildcard };
      for (const use of ['subscribe', 'publish'] as const)
        expect(channelRefusal(caller, use, channel)?.code).toBe('NOT_ALLOWED');
    }),
  );
});

test('in development everybody may try out everything, and nothing else is wider', () => {
  for (const use of ['subscribe', 'publish'] as const)
    for (const channel of ['/debug', '/debug/any/thing'].map(parseChannel))
      for (const caller of CALLERS)
        expect(channelRefusal(caller, use, channel, DEVELOPMENT_NAMESPACES)).toBeUndefined();
  expect({ ...DEVELOPMENT_NAMESPACES, debug: NAMESPACES.debug }).toEqual(NAMESPACES);
});

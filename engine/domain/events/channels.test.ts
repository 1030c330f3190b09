import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ChannelIndex } from './channel-index.ts';
import { type Channel, channelPath, parseChannel, parseSingleChannel } from './channels.ts';
import { ProtocolError } from './protocol-error.ts';

/** The documented expression for a channel without a wildcard. */
const DOCUMENTED =
  /^\/?[A-Za-z0-9](?:[A-Za-z0-9-]{0,48}[A-Za-z0-9])?(?:\/[A-Za-z0-9](?:[A-Za-z0-9-]{0,48}[A-Za-z0-9])?){0,4}\/?$/;

describe('reading a channel', () => {
  test.each([
    ['default', ['default'], false],
    ['/default/', ['default'], false],
    ['/Default/a-b/3', ['Default', 'a-b', '3'], false],
    ['/default/*', ['default'], true],
    ['a/b/c/d/*', ['a', 'b', 'c', 'd'], true],
    [`/${'a'.repeat(50)}`, ['a'.repeat(50)], false],
  ])('%s names its segments', (text, segments, wildcard) => {
    expect(parseChannel(text)).toEqual({ text, segments, wildcard });
  });

  test.each([
    ['nothing', ''],
    ['a slash', '/'],
    ['two slashes in front', '//default'],
    ['an empty segment', '/default//x'],
    ['two slashes behind', '/default//'],
    ['a star alone', '/*'],
    ['a star in the middle', '/default/*/x'],
    ['half a star', '/default/a*'],
    ['a slash behind the star', '/default/*/'],
    ['a star below nothing', '/default//*'],
    ['a star that nothing can lie below', '/a/b/c/d/e/*'],
    ['six segments', '/a/b/c/d/e/f'],
    ['a hyphen at an end', '/default/a-'],
    ['an underscore', '/a_b'],
    ['51 characters', `/${'a'.repeat(51)}`],
    ['a line break', '/default\n'],
    ['what is no text', 7],
  ])('refuses %s', (_case, text) => {
    expect(() => parseChannel(text)).toThrow(ProtocolError);
  });

  test('agrees with the documented expression', () => {
    const near = fc.stringMatching(/^\/?[aZ0-]{1,3}(\/[aZ0-]{0,3}){0,6}$/);
    fc.assert(
      fc.property(fc.oneof(near, fc.string()), (text) => {
        fc.pre(!text.endsWith('/*'));
        if (DOCUMENTED.test(text)) expect(parseSingleChannel(text).text).toBe(text);
        else expect(() => parseSingleChannel(text)).toThrow(ProtocolError);
      }),
    );
  });

  test('one publishes to a single channel only', () => {
    expect(() => parseSingleChannel('/default/*')).toThrow('One publishes to a single channel');
  });
});

const segment = fc.constantFrom('a', 'b', 'c');
const segments = fc.array(segment, { minLength: 1, maxLength: 5 });
const place = fc.record({
  segments: fc.array(segment, { minLength: 1, maxLength: 4 }),
  wildcard: fc.boolean(),
});
type Place = Pick<Channel, 'segments' | 'wildcard'>;

test('a channel is written in one way, which reads as the same', () => {
  fc.assert(
    fc.property(place, (channel) => {
      expect(parseChannel(channelPath(channel))).toMatchObject(channel);
    }),
  );
});

/** What a subscription means, without any index. */
function takesIn(place: Place, channel: readonly string[]): boolean {
  const within = place.segments.every((name, index) => channel[index] === name);
  const deeper = channel.length - place.segments.length;
  return within && (place.wildcard ? deeper > 0 : deeper === 0);
}

function found(index: ChannelIndex<number>, channel: readonly string[]): number[] {
  const subscribers: number[] = [];
  index.each(channel, (subscriber) => subscribers.push(subscriber));
  return subscribers.sort((one, other) => one - other);
}

describe('the index of subscriptions', () => {
  test('finds whom a search through all subscriptions finds, after any of them left', () => {
    const steps = fc.array(fc.record({ place, leaves: fc.boolean() }), { maxLength: 30 });
    fc.assert(
      fc.property(steps, fc.array(segments, { maxLength: 10 }), (subscriptions, channels) => {
        const index = new ChannelIndex<number>();
        for (const [id, { place }] of subscriptions.entries()) index.add(place, id);
        for (const [id, { place, leaves }] of subscriptions.entries())
          if (leaves) expect(index.remove(place, id)).toBe(true);
        for (const channel of channels)
          expect(found(index, channel)).toEqual(
            [...subscriptions.keys()].filter((id) => {
              const subscription = subscriptions[id];
              return subscription && !subscription.leaves && takesIn(subscription.place, channel);
            }),
          );
      }),
    );
  });

  test('is empty again when everybody left', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 20 }), (places) => {
        const index = new ChannelIndex<number>();
        for (const [id, place] of places.entries()) index.add(place, id);
        expect(index.empty).toBe(false);
        for (const [id, place] of places.entries()) index.remove(place, id);
        expect(index.empty).toBe(true);
      }),
    );
  });

  test('removes nobody who is not there, and nobody else', () => {
    const index = new ChannelIndex<number>();
    index.add({ segments: ['a', 'b'], wildcard: false }, 1);
    expect(index.remove({ segments: ['a', 'b'], wildcard: true }, 1)).toBe(false);
    expect(index.remove({ segments: ['a'], wildcard: false }, 1)).toBe(false);
    expect(index.remove({ segments: ['a', 'b', 'c'], wildcard: false }, 1)).toBe(false);
    expect(found(index, ['a', 'b'])).toEqual([1]);
  });

  test('a subscriber may leave while an event is on its way', () => {
    const index = new ChannelIndex<number>();
    const place = { segments: ['a'], wildcard: false };
    for (const id of [1, 2, 3]) index.add(place, id);
    const visited: number[] = [];
    index.each(['a'], (id) => {
      visited.push(id);
      index.remove(place, id);
    });
    expect(visited).toEqual([1, 2, 3]);
    expect(index.empty).toBe(true);
  });
});

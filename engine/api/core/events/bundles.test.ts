import { expect, test } from 'vitest';
import { bundle, unbundled } from './bundles.ts';

test('what is told many people at once comes apart as it was put together', () => {
  const messages = [
    { channel: '/creators/ada', event: '{"kind":"quest_progress"}' },
    { channel: '/creators/bea', event: '"a [text]"' },
  ];
  expect(unbundled({ id: 7, ...bundle(messages) })).toEqual(
    messages.map((message) => ({ id: 7, ...message })),
  );
});

test('any other message is itself', () => {
  const message = { id: undefined, channel: '/creators/ada', event: '[["/creators/bea","1"]]' };
  expect(unbundled(message)).toEqual([message]);
});

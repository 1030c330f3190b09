import { expect, test } from 'vitest';
import { StoreUnavailableError } from './errors.ts';
import { Gate } from './gate.ts';

/** Who is in, in the order in which they came in. */
function visitors(gate: Gate) {
  const inside: string[] = [];
  const enter = (name: string) =>
    gate.enter().then(
      () => inside.push(name),
      () => inside.push(`${name} refused`),
    );
  return { inside, enter };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test('lets so many in at once, and the others in their order as places come free', async () => {
  const gate = new Gate(2, 1_000);
  const { inside, enter } = visitors(gate);
  for (const name of ['a', 'b', 'c', 'd']) void enter(name);
  await settled();
  expect(inside).toEqual(['a', 'b']);
  gate.leave();
  await settled();
  expect(inside).toEqual(['a', 'b', 'c']);
  for (let leaving = 0; leaving < 3; leaving += 1) gate.leave();
  await settled();
  await enter('e');
  await enter('f');
  void enter('g');
  await settled();
  expect(inside).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('refuses who waits too long, whose place goes to the next', async () => {
  const gate = new Gate(1, 30);
  await gate.enter();
  await expect(gate.enter()).rejects.toThrow(StoreUnavailableError);
  const next = gate.enter();
  gate.leave();
  await next;
});

test('sends everyone in line away, and keeps its places', async () => {
  const gate = new Gate(1, 1_000);
  const { inside, enter } = visitors(gate);
  await enter('a');
  const waiting = [enter('b'), enter('c')];
  gate.refuseAll(new StoreUnavailableError('gone'));
  await Promise.all(waiting);
  gate.leave();
  await enter('d');
  expect(inside).toEqual(['a', 'b refused', 'c refused', 'd']);
});

import { expect, test } from 'vitest';
import type { BingoBoard, BingoClaim, BingoMark } from '#contract/shapes/bingo.ts';
import { type CardAnswer, concerns, leavesOpen, patchCard, withoutHand } from './patch-card.ts';

const mark = (item_id: string, more: Partial<BingoMark> = {}): BingoMark => ({
  item_id,
  marked_at: '2026-11-21T20:14:00Z',
  source: 'event',
  marked_by: null,
  proof_url: null,
  ...more,
});
const claim = (name: string, pattern = 'row_1'): BingoClaim => ({
  pattern,
  name,
  points: 10,
  claimed_at: '2026-11-21T20:15:00Z',
});
const known = (more: Partial<CardAnswer> = {}): CardAnswer => ({
  board: {} as BingoBoard,
  seed: 'friday',
  marks: [],
  claims: [],
  winners: 0,
  ...more,
});

test('a mark that is told twice marks once', () => {
  const event = { kind: 'marked', seed: null, mark: mark('rain') } as const;
  const once = patchCard(known(), event);
  expect(once.marks).toEqual([mark('rain')]);
  expect(patchCard(once, event)).toBe(once);
});

test('a mark of another card changes nothing', () => {
  const before = known();
  expect(patchCard(before, { kind: 'marked', seed: 'monday', mark: mark('rain') })).toBe(before);
  expect(patchCard(before, { kind: 'marked', seed: 'friday', mark: mark('rain') }).marks).toEqual([
    mark('rain'),
  ]);
});

test('a proof is added to the mark that lacked it, and a late mark does not take it away', () => {
  const hand = mark('rain', { source: 'hand', marked_by: 'Maya' });
  const proven = { ...hand, proof_url: 'https://clips.example/1' };
  const before = known({ marks: [hand] });
  const after = patchCard(before, { kind: 'marked', seed: 'friday', mark: proven });
  expect(after.marks).toEqual([proven]);
  expect(patchCard(after, { kind: 'marked', seed: 'friday', mark: hand })).toBe(after);
});

test('of a mark that is told twice the earlier moment counts, whichever is told first', () => {
  const late = mark('rain', { marked_at: '2026-11-21T20:14:00.5Z' });
  const early = mark('rain', { marked_at: '2026-11-21T20:14:00Z' });
  for (const [first, second] of [
    [late, early],
    [early, late],
  ] as const) {
    const before = known({ marks: [first] });
    expect(patchCard(before, { kind: 'marked', seed: null, mark: second }).marks).toEqual([early]);
  }
});

test('every mark of the card, taken back or not, and every claim may change what can be claimed', () => {
  const told = (kind: 'marked' | 'unmarked' | 'claimed', seed: string) =>
    kind === 'claimed'
      ? ({ kind, seed, claim: claim('Tomo') } as const)
      : kind === 'marked'
        ? ({ kind, seed, mark: mark('rain') } as const)
        : ({ kind, seed, item_id: 'rain' } as const);
  for (const kind of ['marked', 'unmarked', 'claimed'] as const)
    expect(concerns(known(), told(kind, 'friday'))).toBe(true);
  expect(concerns(known(), { kind: 'marked', seed: null, mark: mark('rain') })).toBe(true);
  expect(concerns(known(), told('claimed', 'monday'))).toBe(true);
  expect(concerns(known(), told('marked', 'monday'))).toBe(false);
});

test('what one person marked another may mark too', () => {
  const maya = mark('rain', { source: 'hand', marked_by: 'Maya' });
  const before = known({ marks: [mark('rain'), maya] });
  const tomo = mark('rain', { source: 'hand', marked_by: 'Tomo' });
  const after = patchCard(before, { kind: 'marked', seed: 'friday', mark: tomo });
  expect(after.marks).toHaveLength(3);
  expect(withoutHand(after, 'rain', 'Maya').marks).toEqual([mark('rain'), tomo]);
});

test('a mark that is taken back is gone, and the server is asked who else had made it', () => {
  const hand = mark('rain', { source: 'hand', marked_by: 'Maya' });
  const before = known({ marks: [mark('rain'), hand] });
  const ofCard = { kind: 'unmarked', seed: 'friday', item_id: 'rain' } as const;
  expect(patchCard(before, ofCard).marks).toEqual([mark('rain')]);
  expect(leavesOpen(before, ofCard)).toBe(true);
  const ofAll = { kind: 'unmarked', seed: null, item_id: 'rain' } as const;
  expect(patchCard(before, ofAll).marks).toEqual([hand]);
  const foreign = { kind: 'unmarked', seed: 'monday', item_id: 'rain' } as const;
  expect(patchCard(before, foreign)).toBe(before);
  expect(leavesOpen(before, foreign)).toBe(false);
});

test('a claim counts once, and a person once among the winners', () => {
  const event = { kind: 'claimed', seed: 'friday', claim: claim('Maya') } as const;
  const once = patchCard(known(), event);
  expect(once).toMatchObject({ claims: [claim('Maya')], winners: 1 });
  expect(patchCard(once, event)).toBe(once);
  const second = patchCard(once, { ...event, claim: claim('Maya', 'row_2') });
  expect(second).toMatchObject({ winners: 1 });
  expect(second.claims).toHaveLength(2);
});

test('whether a winner on another card is a new one only the server knows', () => {
  const before = known();
  const event = { kind: 'claimed', seed: 'monday', claim: claim('Tomo') } as const;
  expect(patchCard(before, event)).toBe(before);
  expect(leavesOpen(before, event)).toBe(true);
});

import { expect, test } from 'vitest';
import { leftOfQuota } from './left-of-quota.ts';

const day = (limit: number, wishes: object, used: object = {}) => ({
  limit,
  wishes: new Map(Object.entries(wishes)),
  used: new Map(Object.entries(used)),
});

test('alone, a program has all that is not used', () => {
  expect(leftOfQuota('a', day(100, { a: 5 }))).toBe(100);
  expect(leftOfQuota('a', day(100, { a: 5 }, { a: 40 }))).toBe(60);
});

test('what another is likely to need is kept for it, and given free as it uses it', () => {
  expect(leftOfQuota('a', day(100, { a: 500, b: 10 }))).toBe(90);
  expect(leftOfQuota('a', day(100, { a: 500, b: 10 }, { a: 90 }))).toBe(0);
  expect(leftOfQuota('b', day(100, { a: 500, b: 10 }, { a: 90 }))).toBe(10);
  expect(leftOfQuota('a', day(100, { a: 500, b: 10 }, { a: 60, b: 10 }))).toBe(30);
});

test('who wishes for too much keeps no more than a fair share from others', () => {
  expect(leftOfQuota('a', day(100, { a: 500, b: 900 }))).toBe(50);
  expect(leftOfQuota('c', day(90, { a: 500, b: 900, c: 30 }))).toBe(30);
});

test('what one used beyond what it was likely to, nobody has any more', () => {
  expect(leftOfQuota('a', day(100, { a: 50, b: 10 }, { b: 60 }))).toBe(40);
  expect(leftOfQuota('a', day(100, { a: 50, b: 10 }, { a: 60, b: 60 }))).toBe(0);
  expect(leftOfQuota('a', day(0, { a: 50, b: 10 }))).toBe(0);
});

test('what a program that is there no more has used counts, too', () => {
  expect(leftOfQuota('a', day(100, { a: 50 }, { gone: 70 }))).toBe(30);
});

import { expect, test } from 'vitest';
import { markMoment } from './mark-text.ts';

const now = new Date(2026, 10, 21, 20, 14).getTime();
const text = (...moment: [number, number, number, number, number]) =>
  markMoment(new Date(...moment).toISOString(), 'en', now);

test('a mark of today says its time of day, an older one its day too', () => {
  expect(text(2026, 10, 21, 0, 1)).not.toMatch(/21|Nov/);
  expect(text(2026, 10, 20, 23, 59)).toMatch(/Nov 20/);
  expect(text(2025, 10, 21, 20, 0)).toMatch(/2025/);
});

import { expect, test } from 'vitest';
import { planShape } from './statement-plan.ts';

test('a plan is one line from the result down', () => {
  expect(
    planShape({
      'Node Type': 'Limit',
      Plans: [
        {
          'Node Type': 'Nested Loop',
          Plans: [
            { 'Node Type': 'Seq Scan', 'Relation Name': 'a' },
            { 'Node Type': 'Index Scan', 'Relation Name': 'b', 'Index Name': 'b_pkey' },
          ],
        },
      ],
    }),
  ).toBe('Limit < Nested Loop < (Seq Scan on a, Index Scan on b by b_pkey)');
});

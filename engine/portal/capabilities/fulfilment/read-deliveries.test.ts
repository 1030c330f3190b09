import { expect, test } from 'vitest';
import { readCsv } from '../../core/console/read-csv.ts';
import { readDeliveries } from './read-deliveries.ts';

test('each line is a delivery, or says why it is none', () => {
  const { rows } = readCsv(
    `id,ref,note\n7, JD  01 ,\n8,,Soon\nx,JD 3,\n7,JD 4,\n9,${'J'.repeat(201)},`,
  );
  const places = { redemption_id: 0, tracking_reference: 1, note: 2 };
  const { items, lines, faults } = readDeliveries(rows, places);
  expect(items).toEqual([
    { redemption_id: 7, tracking_reference: 'JD 01' },
    { redemption_id: 8, note: 'Soon' },
  ]);
  expect([...lines]).toEqual([
    [7, 2],
    [8, 3],
  ]);
  expect(faults).toEqual([
    { line: 4, fault: 'noNumber' },
    { line: 5, fault: 'repeated' },
    { line: 6, fault: 'tooLong' },
  ]);
});

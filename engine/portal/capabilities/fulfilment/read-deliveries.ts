import type { ColumnPlaces } from '../../core/console/column-choice.tsx';
import type { CsvRow } from '../../core/console/read-csv.ts';

/** A reward that is marked as delivered, with what its creator is told. */
export interface Delivered {
  readonly redemption_id: number;
  readonly tracking_reference?: string;
  readonly note?: string;
}

export type DeliveryColumn = 'redemption_id' | 'tracking_reference' | 'note';
export type DeliveryFault = 'noNumber' | 'repeated' | 'tooLong';

export interface ReadDeliveries {
  readonly items: readonly Delivered[];
  /** On which line of the file each reward stands, by its number. */
  readonly lines: ReadonlyMap<number, number>;
  readonly faults: readonly { readonly line: number; readonly fault: DeliveryFault }[];
}

const LONGEST = { tracking_reference: 200, note: 2_000 };

/** Reads what a file says of deliveries; a line that says it wrongly is told and left out. */
export function readDeliveries(
  rows: readonly CsvRow[],
  places: ColumnPlaces<DeliveryColumn>,
): ReadDeliveries {
  const items: Delivered[] = [];
  const lines = new Map<number, number>();
  const faults: { line: number; fault: DeliveryFault }[] = [];
  for (const { line, cells } of rows) {
    const cell = (column: DeliveryColumn) => cells[places[column] ?? -1] ?? '';
    const redemption_id = /^[1-9]\d{0,14}$/.test(cell('redemption_id'))
      ? Number(cell('redemption_id'))
      : undefined;
    const tracking_reference = cell('tracking_reference').replaceAll(/\s+/g, ' ');
    const note = cell('note');
    if (redemption_id === undefined) faults.push({ line, fault: 'noNumber' });
    else if (lines.has(redemption_id)) faults.push({ line, fault: 'repeated' });
    else if (tracking_reference.length > LONGEST.tracking_reference || note.length > LONGEST.note)
      faults.push({ line, fault: 'tooLong' });
    else {
      lines.set(redemption_id, line);
      items.push({
        redemption_id,
        ...(tracking_reference === '' ? {} : { tracking_reference }),
        ...(note === '' ? {} : { note }),
      });
    }
  }
  return { items, lines, faults };
}

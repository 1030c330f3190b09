/** What bars are drawn in, whatever room there is. */
export const CHART = { width: 240, height: 64 } as const;

/** Of a bar's room, what it fills. */
const FILLED = 0.76;
/** Something is never drawn as nothing. */
const LEAST = 2;

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A bar for each value, none of them below zero, in the units of `CHART`; the largest is full. */
export function bars(values: readonly number[]): readonly Bar[] {
  const largest = Math.max(...values, 1);
  const room = CHART.width / values.length;
  return values.map((value, place) => {
    const height = value <= 0 ? 0 : Math.max(LEAST, (value / largest) * CHART.height);
    return {
      x: place * room + (room * (1 - FILLED)) / 2,
      y: CHART.height - height,
      width: room * FILLED,
      height,
    };
  });
}

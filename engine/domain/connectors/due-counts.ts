/** What was or is to be counted of an activity, by slot. */
export type Slots = Readonly<Record<string, number>>;

/** The slot of what counts once, whenever it is looked at: it names no moment. */
export const onceOf = (activity: string): string => `once:${activity}`;

export interface DueCount {
  readonly activity: string;
  readonly slot: string;
  /** Had been counted before: with it, the same count is made once. */
  readonly before: number;
  readonly value: number;
}

/**
 * What is still to be counted, so that all together is never more than what is wanted. What was
 * counted is never taken back: where something that became known later moves time from one activity
 * to another, the slot as a whole has had it.
 */
export function dueCounts(
  wanted: ReadonlyMap<string, Slots>,
  counted: ReadonlyMap<string, Slots>,
): DueCount[] {
  const left = new Map<string, number>();
  const add = (lists: Iterable<Slots>, sign: number) => {
    for (const slots of lists)
      for (const [slot, value] of Object.entries(slots))
        left.set(slot, (left.get(slot) ?? 0) + sign * value);
  };
  add(wanted.values(), 1);
  add(counted.values(), -1);
  const due: DueCount[] = [];
  for (const [activity, slots] of wanted)
    for (const [slot, value] of Object.entries(slots)) {
      const before = counted.get(activity)?.[slot] ?? 0;
      const free = left.get(slot) ?? 0;
      const more = round(Math.min(value - before, free));
      if (more <= 0) continue;
      left.set(slot, free - more);
      due.push({ activity, slot, before, value: more });
    }
  return due.sort((a, b) => (a.slot < b.slot ? -1 : a.slot > b.slot ? 1 : 0));
}

/**
 * Of what is still to be counted, what there is room for: of activities named in `room`, no more than it
 * says in all, the earliest first. What appeals gave may be what the rules come to want later.
 */
export function withinRoom(
  due: readonly DueCount[],
  room: ReadonlyMap<string, number>,
): DueCount[] {
  const left = new Map(room);
  return due.flatMap((one): DueCount[] => {
    const free = left.get(one.activity);
    if (free === undefined) return [one];
    const value = round(Math.min(one.value, free));
    if (value <= 0) return [];
    left.set(one.activity, free - value);
    return [{ ...one, value }];
  });
}

const round = (value: number) => Math.round(value * 100) / 100;

import type { Deadline } from '#contract/shapes/today.ts';
import { calendarFile } from '#domain/calendar/calendar-file.ts';
import { saveFile } from '../../kit/parts/save-file.ts';

/** A deadline as the start names it. */
interface NamedDeadline extends Pick<Deadline, 'at' | 'kind' | 'id'> {
  readonly title: string;
  /** The whole address of where it is seen to. */
  readonly url: string;
}

/** Saves a deadline as a file that opens in the person's calendar. */
export function saveDeadline({ title, at, kind, id, url }: NamedDeadline): void {
  const entry = { id: `${new URL(url).host} ${kind} ${id ?? title} ${at}`, title, at, url };
  const file = calendarFile(entry, new Date().toISOString());
  saveFile(`${at.slice(0, 10)}.ics`, new Blob([file], { type: 'text/calendar' }));
}

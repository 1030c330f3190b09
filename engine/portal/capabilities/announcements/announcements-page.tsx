import type { ConsolePageProperties } from '../../core/console/console-page.ts';
import { AnnouncementList } from './announcement-list.tsx';
import { WritePage } from './write-page.tsx';

/** What the program announces, or one announcement as it is written. */
export function AnnouncementsPage({ thing }: ConsolePageProperties) {
  return thing === undefined ? <AnnouncementList /> : <WritePage key={thing} id={thing} />;
}

import { unreadable } from './browser/clipping.ts';
import { inspectPages } from './browser/inspect-pages.ts';
import { launchPainter } from './browser/launch.ts';
import { sticksOut } from './browser/objections.ts';
import { lengthenTexts } from './browser/pseudo-locale.ts';

/**
 * Lengthens the texts of every page as the wordiest translation would, at a phone's width, and
 * prints what sticks out, is cut off or lies over something else; ends with 1 where there was
 * anything. Arguments: see `readTourOptions`.
 */
await inspectPages({
  args: process.argv.slice(2),
  launch: launchPainter,
  prepare: lengthenTexts,
  inspect: async (page) => [...(await sticksOut(page)), ...(await unreadable(page))],
});

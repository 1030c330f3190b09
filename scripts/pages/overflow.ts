import { unreadable } from '../../tests/support/browser/clipping.ts';
import { inspectPages } from '../../tests/support/browser/inspect-pages.ts';
import { launchPainter } from '../../tests/support/browser/launch.ts';
import { sticksOut } from '../../tests/support/browser/objections.ts';
import { lengthenTexts } from '../../tests/support/browser/pseudo-locale.ts';

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

import { inspectPages } from '../../tests/support/browser/inspect-pages.ts';
import { launchBrowser } from '../../tests/support/browser/launch.ts';
import { objectionsInBothModes, sticksOut } from '../../tests/support/browser/objections.ts';

/**
 * Has axe look at every page in dark and in light, at a phone's width, and prints what it objects
 * to and what sticks out; ends with 1 where there was anything. Arguments: see `readTourOptions`.
 */
await inspectPages({
  args: process.argv.slice(2),
  launch: launchBrowser,
  inspect: async (page) => [...(await objectionsInBothModes(page)), ...(await sticksOut(page))],
});

import { developmentPage } from '../http/development-page.ts';
import type { PlayedPlatform } from './played-platform.ts';

/** The page on which one says what happens on the simulated platforms. */
export const simulatedPage = (platforms: readonly PlayedPlatform[], now: Date): string =>
  developmentPage(
    'Simulated platforms',
    `<p>This page exists on development machines only. What happens to a sample person’s account is read as on the real platform, where they have linked it in a program and let it be read there: sign in as one of them, link it on the account page, and come back.</p>
${platforms
  .map(
    ({ name, forms }) => `<section aria-label="${name}"><h2>${name}</h2>\n${forms(now)}</section>`,
  )
  .join('\n')}`,
  );

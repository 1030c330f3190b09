/**
 * The page as one static file: the same elements and the same style, without script, without fonts
 * and without anything else to fetch that the first screen does not show.
 */
export function staticPage(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="(?:preload|modulepreload)"[^>]*>/g, '')
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '');
}

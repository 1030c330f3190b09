/**
 * Tells the bundler's loader that these style sheets are there already: it skips files that a
 * link names. Created by script and disabled, such a link fetches nothing.
 */
export function adoptStyles(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.disabled = true;
    link.href = file;
    document.head.append(link);
  }
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a text begins with: of its first line that is not empty so many characters, as people see them. */
export function firstWords(text: string, most: number): string {
  const line = text.split(/\r\n|\r|\n/).find((one) => one.trim() !== '') ?? '';
  const whole = line.trim().replace(/\s+/g, ' ');
  // No character has more than a few code units but for those that are made to harm.
  const seen = Array.from(characters.segment(whole.slice(0, most * 16)), ({ segment }) => segment);
  return seen.length <= most && whole.length <= most * 16
    ? whole
    : `${seen
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

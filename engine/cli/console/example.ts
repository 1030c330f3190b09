/** What a command's help ends with: how it is called. */
export const example = (words: string): string => `\nExample:\n  npx marquee ${words}`;

const FOLDER = '/assets/';
const ENDING = '.css';

/** Style sheets of a build as their names in one line: every document carries them. */
export const styleNames = (files: readonly string[]): string =>
  files.map((file) => file.slice(FOLDER.length, -ENDING.length)).join(' ');

/** The paths of the style sheets that a document names. */
export const styleFiles = (names: string): string[] =>
  names
    .split(' ')
    .filter(Boolean)
    .map((name) => FOLDER + name + ENDING);

import { msg } from '@lingui/core/macro';

/** Words of files that operators hand in. */
export const csvWords = {
  choose: msg({ id: 'csv.choose', message: 'Choose a CSV file' }),
  drop: msg({ id: 'csv.drop', message: 'or drop it here. It is read in your browser first.' }),
  empty: msg({
    id: 'csv.empty',
    message: 'The file has no rows below its first line, which names the columns.',
  }),
  columns: msg({ id: 'csv.columns', message: 'Columns of {file}' }),
  column: msg({ id: 'csv.column', message: 'Column' }),
  meaning: msg({ id: 'csv.meaning', message: 'Read as' }),
  meaningOf: msg({ id: 'csv.meaning-of', message: 'Read {column} as' }),
  notRead: msg({ id: 'csv.not-read', message: 'Not read' }),
  rows: msg({ id: 'csv.rows', message: '{count, plural, one {# row} other {# rows}}' }),
  line: msg({ id: 'csv.line', message: 'Line' }),
  reason: msg({ id: 'csv.reason', message: 'Reason' }),
  problems: msg({ id: 'csv.problems', message: 'Lines that were not taken' }),
  firstShown: msg({
    id: 'csv.first-shown',
    message: 'The first {count} of {all}; the file has all of them.',
  }),
  download: msg({ id: 'csv.download', message: 'Download these lines' }),
  another: msg({ id: 'csv.another', message: 'Another file' }),
  progress: msg({ id: 'csv.progress', message: '{done} of {all} rows' }),
  resume: msg({ id: 'csv.resume', message: 'Go on where it stopped' }),
};

import { msg } from '@lingui/core/macro';

/** Words of the operators' page of keys. */
export const keysWords = {
  title: msg({ id: 'game-keys.title', message: 'Keys' }),
  pools: msg({ id: 'game-keys.pools', message: 'Pools of keys' }),
  pool: msg({ id: 'game-keys.pool', message: 'Pool' }),
  platform: msg({ id: 'game-keys.platform', message: 'Platform' }),
  region: msg({ id: 'game-keys.region', message: 'Region' }),
  everywhere: msg({ id: 'game-keys.everywhere', message: 'Any' }),
  available: msg({ id: 'game-keys.available', message: 'Left' }),
  reserved: msg({ id: 'game-keys.reserved', message: 'Promised' }),
  given: msg({ id: 'game-keys.given', message: 'Given' }),
  perDay: msg({ id: 'game-keys.per-day', message: 'Per day (14 days)' }),
  runsOut: msg({ id: 'game-keys.runs-out', message: 'Run out' }),
  never: msg({ id: 'game-keys.never', message: 'none goes' }),
  low: msg({ id: 'game-keys.low', message: 'Low' }),
  retired: msg({ id: 'game-keys.retired', message: 'Not given any more' }),
  lowTitle: msg({
    id: 'game-keys.low-title',
    message: '{count, plural, one {# pool runs low} other {# pools run low}}',
  }),
  lowOne: msg({ id: 'game-keys.low-one', message: '{pool}: {count} left' }),
  lowOneUntil: msg({
    id: 'game-keys.low-one-until',
    message: '{pool}: {count} left, until {day}',
  }),
  noPools: msg({ id: 'game-keys.no-pools', message: 'The campaign has no keys' }),
  noPoolsText: msg({
    id: 'game-keys.no-pools-text',
    message: 'An activation with key options in campaign.yaml makes a pool for each of them.',
  }),
  back: msg({ id: 'game-keys.back', message: 'All pools' }),
  csv: msg({ id: 'game-keys.csv', message: 'CSV' }),
  imports: msg({ id: 'game-keys.imports', message: 'Imports' }),
  importList: msg({ id: 'game-keys.import-list', message: 'Imported files, newest first' }),
  noImports: msg({ id: 'game-keys.no-imports', message: 'Nothing has been imported yet.' }),
  file: msg({ id: 'game-keys.file', message: 'File' }),
  importedBy: msg({ id: 'game-keys.imported-by', message: 'By' }),
  when: msg({ id: 'game-keys.when', message: 'When' }),
  imported: msg({ id: 'game-keys.imported', message: 'Imported' }),
  duplicates: msg({ id: 'game-keys.duplicates', message: 'Known already' }),
  rejected: msg({ id: 'game-keys.rejected', message: 'Refused' }),
  actions: msg({ id: 'game-keys.actions', message: 'Actions' }),
  withdraw: msg({ id: 'game-keys.withdraw', message: 'Withdraw' }),
  withdrawTitle: msg({ id: 'game-keys.withdraw-title', message: 'Withdraw {file}' }),
  withdrawText: msg({
    id: 'game-keys.withdraw-text',
    message: 'The {count} keys of it that nobody has leave the pools for good. Given keys stay.',
  }),
  withdrawn: msg({ id: 'game-keys.withdrawn', message: 'Withdrawn' }),
  withdrawnToast: msg({ id: 'game-keys.withdrawn-toast', message: 'The import was withdrawn.' }),
  reason: msg({ id: 'game-keys.reason', message: 'Reason' }),
  reasonText: msg({
    id: 'game-keys.reason-text',
    message: 'It stands in the audit log; the creator does not see it.',
  }),
};

/** Words of an import of keys. */
export const importWords = {
  title: msg({ id: 'game-keys.import-title', message: 'Import keys' }),
  columnsText: msg({
    id: 'game-keys.columns-text',
    message: 'Say which column is the key, and where the keys belong.',
  }),
  key: msg({ id: 'game-keys.column-key', message: 'Key' }),
  option: msg({ id: 'game-keys.column-option', message: 'Key option (number)' }),
  activation: msg({ id: 'game-keys.column-activation', message: 'Activation (number)' }),
  target: msg({ id: 'game-keys.target', message: 'The keys go to' }),
  byColumns: msg({ id: 'game-keys.by-columns', message: 'What each line says' }),
  incomplete: msg({
    id: 'game-keys.incomplete',
    message:
      'Choose the column with the keys and a pool, or columns that name it: a key option, or an activation and a platform.',
  }),
  tryIt: msg({ id: 'game-keys.try', message: 'See what would happen' }),
  would: msg({
    id: 'game-keys.would',
    message:
      'Would be imported: {imported}. Known already: {duplicates}. Refused lines: {rejected}.',
  }),
  did: msg({
    id: 'game-keys.did',
    message: 'Imported: {imported}. Known already: {duplicates}. Refused lines: {rejected}.',
  }),
  start: msg({
    id: 'game-keys.start',
    message: '{count, plural, one {Import # key} other {Import # keys}}',
  }),
  forms: msg({
    id: 'game-keys.forms',
    message: 'The first keys look like this (A is a letter, 9 a digit):',
  }),
  intoPools: msg({ id: 'game-keys.into-pools', message: 'Into which pools' }),
  stopped: msg({
    id: 'game-keys.stopped',
    message: 'Not all of the file was sent. What was sent is imported; nothing is imported twice.',
  }),
  inProgram: msg({
    id: 'game-keys.in-program',
    message: 'The program has this key already.',
  }),
  inFile: msg({ id: 'game-keys.in-file', message: 'An earlier line has this key.' }),
};

/** Words of keys that somebody was given. */
export const givenWords = {
  title: msg({ id: 'game-keys.given-title', message: 'Given keys: {pool}' }),
  who: msg({ id: 'game-keys.who', message: 'Who' }),
  nameless: msg({ id: 'game-keys.nameless', message: 'Without a name' }),
  guest: msg({ id: 'game-keys.guest', message: 'Guest' }),
  nobody: msg({ id: 'game-keys.deleted', message: 'Account deleted' }),
  for: msg({ id: 'game-keys.for', message: 'For' }),
  activation: msg({ id: 'game-keys.for-activation', message: 'Activation' }),
  reward: msg({ id: 'game-keys.for-reward', message: 'Reward' }),
  claimed: msg({ id: 'game-keys.claimed-at', message: 'Given' }),
  revealed: msg({ id: 'game-keys.revealed-at', message: 'First shown' }),
  notRevealed: msg({ id: 'game-keys.not-revealed', message: 'never' }),
  state: msg({ id: 'game-keys.state', message: 'State' }),
  allStates: msg({ id: 'game-keys.all-states', message: 'All states' }),
  stateClaimed: msg({ id: 'game-keys.state-claimed', message: 'Held' }),
  stateRevoked: msg({ id: 'game-keys.state-revoked', message: 'Revoked' }),
  stateVoid: msg({ id: 'game-keys.state-void', message: 'Replaced' }),
  search: msg({ id: 'game-keys.search', message: 'Name or address' }),
  none: msg({ id: 'game-keys.none-given', message: 'Nobody has been given one yet' }),
  noneText: msg({
    id: 'game-keys.none-given-text',
    message: 'Who was given a key, and when it was shown, will stand here. The keys never do.',
  }),
  noneFound: msg({ id: 'game-keys.none-found', message: 'No given key is like that' }),
  clear: msg({ id: 'game-keys.clear', message: 'Show every given key' }),
  reissue: msg({ id: 'game-keys.reissue', message: 'Replace' }),
  reissueOf: msg({ id: 'game-keys.reissue-of', message: 'Replace the key of {name}' }),
  reissueText: msg({
    id: 'game-keys.reissue-text',
    message: 'The key becomes void, another of its pool takes its place, and its holder is told.',
  }),
  reissued: msg({ id: 'game-keys.reissued', message: 'The key was replaced.' }),
  revoke: msg({ id: 'game-keys.revoke', message: 'Revoke' }),
  revokeOf: msg({ id: 'game-keys.revoke-of', message: 'Revoke the key of {name}' }),
  revokeText: msg({
    id: 'game-keys.revoke-text',
    message: 'The whole enrolment is revoked with its key, which is never given to anybody else.',
  }),
  revoked: msg({ id: 'game-keys.revoked', message: 'The enrolment and its key were revoked.' }),
  fault: msg({ id: 'game-keys.fault', message: 'What is wrong with it' }),
  notAccepted: msg({ id: 'game-keys.not-accepted', message: 'The store does not accept it' }),
  usedAlready: msg({ id: 'game-keys.used-already', message: 'It was used already' }),
  wrongProduct: msg({ id: 'game-keys.wrong-product', message: 'It is for another product' }),
  other: msg({ id: 'game-keys.other-fault', message: 'Something else' }),
};

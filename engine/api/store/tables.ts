/** Every table of the store, as Drizzle and its migrations read them. */
export * from './tables/accounts.ts';
export * from './tables/activations.ts';
export * from './tables/bingo.ts';
export * from './tables/delivery.ts';
export * from './tables/ledger.ts';
export * from './tables/live.ts';
export * from './tables/moderation.ts';
export * from './tables/operators.ts';
export * from './tables/pipelines.ts';
export * from './tables/programs.ts';
export * from './tables/quests.ts';
export * from './tables/sealing.ts';
export * from './tables/sessions.ts';

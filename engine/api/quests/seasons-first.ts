import type { Balance } from '../core/ledger/read-balances.ts';

/** Current seasons first, in the program's order, with or without points; then the newest others. */
export function seasonsFirst(balances: readonly Balance[], seasons: readonly number[]): Balance[] {
  const own = new Map(balances.map((balance) => [balance.activation_id, balance]));
  const current = seasons.map(
    (activation_id) => own.get(activation_id) ?? { activation_id, balance: 0, earned: 0 },
  );
  const others = balances
    .filter(({ activation_id }) => !seasons.includes(activation_id))
    .sort((a, b) => b.activation_id - a.activation_id);
  return [...current, ...others];
}

/** `1 program`, `2 programs`. */
export const quantity = (amount: number, what: string) =>
  `${amount} ${what}${amount === 1 ? '' : 's'}`;

/**
 * The programs that the repository ships, by slug. Tests that demand something of these name them:
 * whoever adds a program of their own breaks none of them.
 */
export const SHIPPED_PROGRAMS: readonly string[] = [
  ...['apex-legends', 'bandai-namco', 'battlefield6', 'blindfire', 'borderlands', 'capcom'],
  ...['capcom-v2', 'destiny-2', 'destiny2-the-final-shape', 'dscc', 'dscc-v2'],
  ...['kcd2-key-request', 'marathon', 'marquee', 'mecha-break', 'new-program', 'null-partners'],
  ...['once-human', 'pokemon-go', 'sega', 'unicorn-battle'],
];

import type { MouseEvent } from 'react';

/** Closes the menu that a pressed link stands in: the page around it stays. */
export function closeMenu({ currentTarget }: MouseEvent): void {
  const menu = currentTarget.closest('details');
  if (menu) menu.open = false;
}

export const COLOR_MODES = ['light', 'dark', 'system'] as const;
export type ColorModeChoice = (typeof COLOR_MODES)[number];

/** Where the choice is kept; the boot script reads it before the first paint. */
export const COLOR_MODE_KEY = 'creators_color_mode';

/**
 * The mode that the address asks for, otherwise the stored choice; the dark theme is the portal's
 * own (specification, section 2).
 */
export function readColorMode(): ColorModeChoice {
  const asked = new URLSearchParams(window.location.search).get('color_mode') ?? readStored();
  return COLOR_MODES.find((mode) => mode === asked) ?? 'dark';
}

/** Keeps a choice and shows it at once. */
export function chooseColorMode(choice: ColorModeChoice): void {
  try {
    localStorage.setItem(COLOR_MODE_KEY, choice);
  } catch {
    // Storage is refused: the choice holds for this page.
  }
  document.documentElement.dataset.mode = resolveColorMode(choice);
}

/** Shows what a page wants: the mode it forces, otherwise the visitor's choice. */
export function showColorMode(wanted: string): void {
  document.documentElement.dataset.mode =
    forceColorMode(wanted) ?? resolveColorMode(readColorMode());
}

/**
 * The mode that a page forces, if it forces one. Forcing `system` would take the choice away and
 * decide nothing: it is ignored, with a warning (specification, section 4).
 */
export function forceColorMode(wanted: string): 'light' | 'dark' | undefined {
  if (wanted === 'light' || wanted === 'dark') return wanted;
  if (wanted === 'system')
    console.warn('A page cannot force the color mode "system"; it is ignored.');
  return undefined;
}

/** system follows the device. */
export function resolveColorMode(choice: ColorModeChoice): 'light' | 'dark' {
  if (choice !== 'system') return choice;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

function readStored(): string | null {
  try {
    return localStorage.getItem(COLOR_MODE_KEY);
  } catch {
    return null;
  }
}

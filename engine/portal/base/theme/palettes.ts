export type Palette = Readonly<Record<string, string>>;
export interface Palettes {
  readonly dark: Palette;
  readonly light: Palette;
}

/**
 * The primary colour as the ground, and what stood on it as the ink: the few colours that a call
 * to action needs.
 */
export function fieldPalette({ primary = '', on_primary: ink = '' }: Palette): Palette {
  return {
    ground: primary,
    control: ink,
    text: ink,
    primary: ink,
    on_primary: primary,
    edge: ink,
    accent: ink,
    secondary: ink,
    vivid: ink,
  };
}

/** The secondary colour as the ground, with the page's own ground as the ink. */
export function secondaryPalette({ secondary = '', ground: ink = '' }: Palette): Palette {
  const tint = (share: number) => `color-mix(in srgb,${ink} ${share}%,${secondary})`;
  return {
    ...fieldPalette({ primary: secondary, on_primary: ink }),
    surface: secondary,
    raised: secondary,
    border: tint(35),
    muted: ink,
    soft: tint(12),
  };
}

/**
 * The other mode's palette with its grounds tinted by a brand colour. What must reach a contrast
 * moves towards the ink by as much as the tint takes away.
 */
export function tinted(palette: Palette, tint: string | undefined, share: number): Palette {
  const { ground, surface, raised, text, accent, muted, secondary } = palette;
  const ink = (color: string | undefined) => `color-mix(in srgb,${text} ${share}%,${color})`;
  const paper = (color: string | undefined) => `color-mix(in srgb,${tint} ${share}%,${color})`;
  return {
    ...palette,
    ground: paper(ground),
    surface: paper(surface),
    raised: paper(raised),
    accent: ink(accent),
    muted: ink(muted),
    control: ink(muted),
    secondary: ink(secondary),
  };
}

/** The declarations by which a palette reaches the components' styles. */
export const colors = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, value]) => `--c-${name.replaceAll('_', '-')}:${value}`)
    .join(';');

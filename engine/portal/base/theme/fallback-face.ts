/** A face's measures in ems. */
export interface FaceMetrics {
  readonly ascent: number;
  readonly descent: number;
  /** How far a letter of running text advances. */
  readonly regular: Widths;
  readonly bold: Widths;
}
type Widths = readonly [small: number, capital: number];

export interface FallbackStyle {
  readonly serif: boolean;
  readonly weight: number;
  readonly capitals: boolean;
}

interface Local {
  /** By their full names, as `local()` wants them. */
  readonly names: Readonly<Record<'regular' | 'bold', readonly string[]>>;
  readonly regular: Widths;
  readonly bold: Widths;
}

/**
 * Faces that are on every system, under one name or another, and advance alike. Only Android's own
 * runs a little narrower.
 */
const SANS: Local = {
  names: {
    regular: ['Arial', 'Liberation Sans', 'Nimbus Sans', 'Roboto'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Nimbus Sans Bold', 'Roboto Bold'],
  },
  regular: [0.4545, 0.6108],
  bold: [0.4903, 0.62],
};
const SERIF: Local = {
  names: {
    regular: ['Times New Roman', 'Liberation Serif', 'Nimbus Roman', 'Noto Serif'],
    bold: ['Times New Roman Bold', 'Liberation Serif Bold', 'Nimbus Roman Bold', 'Noto Serif Bold'],
  },
  regular: [0.4117, 0.5966],
  bold: [0.4363, 0.6266],
};

/** Whether a weight is nearer to a system's bold than to its regular face. */
export const isBold = (weight: number): boolean => weight >= 600;

/**
 * An `@font-face` rule that lays one of the system's faces out like a brand's: as wide on the whole,
 * with the line at the same height. Lines break where they will break in the brand's face, and the
 * page keeps its proportions where that does not arrive. Gaps between lines are the portal's own.
 */
export function fallbackFace(
  name: string,
  { ascent, descent, regular, bold }: FaceMetrics,
  { serif, weight, capitals }: FallbackStyle,
): string {
  const local = serif ? SERIF : SANS;
  const thickness = isBold(weight) ? 'bold' : 'regular';
  const own = thickness === 'bold' ? bold : regular;
  const its = local[thickness];
  const size = capitals ? own[1] / its[1] : own[0] / its[0];
  const sources = local.names[thickness].map((one) => `local("${one}")`).join();
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  return `@font-face{font-family:"${name}";font-weight:${thickness === 'bold' ? 700 : 400};src:${sources};size-adjust:${Math.round(size * 1000) / 10}%;ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)}}`;
}

/** A family as a theme uses it. */
export interface WantedFace {
  readonly family: string;
  /** The least and the greatest weight it is set in. */
  readonly weights: readonly [least: number, greatest: number];
  /** Whether it is in the first view of every page. */
  readonly first: boolean;
}

/** The choices of a theme that decide on its faces. */
export interface FaceChoices {
  readonly fonts?: Readonly<Partial<Record<'display' | 'body' | 'mono', string>>> | undefined;
  readonly display?: { readonly weight?: number } | undefined;
  readonly frame?: { readonly mark?: string } | undefined;
}

const BODY = [400, 700] as const;

export const displayFamily = ({ fonts }: FaceChoices): string => fonts?.display ?? 'Sora';
export const bodyFamily = ({ fonts }: FaceChoices): string => fonts?.body ?? 'Inter';
export const displayWeight = ({ display }: FaceChoices): number => display?.weight ?? 700;

/**
 * The families of a theme with the weights that the portal sets them in, each family once: what
 * headings are set in first, then what text is set in.
 */
export function wantedFaces(theme: FaceChoices): WantedFace[] {
  const weight = displayWeight(theme);
  const mono = theme.fonts?.mono;
  const wanted: WantedFace[] = [
    // Figures and the hero's title are never thinner than 400 or 500, however thin headings are.
    { family: displayFamily(theme), weights: [weight, Math.max(weight, 500)], first: true },
    { family: bodyFamily(theme), weights: BODY, first: true },
    // Elsewhere technical labels are rare: the system's own face does for them.
    ...(mono !== undefined && theme.frame?.mark === 'code'
      ? [{ family: mono, weights: [400, 500] as const, first: false }]
      : []),
  ];
  const families = new Map<string, WantedFace>();
  for (const face of wanted) {
    const known = families.get(face.family);
    families.set(face.family, known ? joined(known, face) : face);
  }
  return [...families.values()];
}

const joined = (one: WantedFace, other: WantedFace): WantedFace => ({
  family: one.family,
  weights: [Math.min(one.weights[0], other.weights[0]), Math.max(one.weights[1], other.weights[1])],
  first: one.first || other.first,
});

/** What the files that were cut for a face are found by. */
export const faceKey = ({ family, weights }: Pick<WantedFace, 'family' | 'weights'>): string =>
  `${family} ${weights.join('-')}`;

/** Of a family without a variable file, the fixed weights that serve a range of them. */
export function fixedWeights(
  [least, greatest]: WantedFace['weights'],
  has: (weight: number) => boolean,
): number[] {
  const bold =
    greatest >= 600 ? [800, 700].find((weight) => weight <= greatest && has(weight)) : undefined;
  return [
    ...(bold === undefined || least < 600 ? [400] : []),
    ...(bold === undefined ? [] : [bold]),
  ];
}

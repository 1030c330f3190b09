/** How large a display face must be set to look as large as the others at the same size. */
const DISPLAY_SCALES: Readonly<Record<string, number>> = {
  'Big Shoulders Display': 1.34,
  Bangers: 1.2,
  Bungee: 0.88,
  Cormorant: 1.2,
  'JetBrains Mono': 0.86,
  Oswald: 1.12,
  Syne: 0.95,
  Unbounded: 0.84,
};
/** The same for running text. */
const BODY_SCALES: Readonly<Record<string, number>> = { 'EB Garamond': 1.058 };
const SERIFS = ['Cormorant', 'EB Garamond'];

export const displayScale = (face: string): number => DISPLAY_SCALES[face] ?? 1;
export const bodyScale = (face: string): number => BODY_SCALES[face] ?? 1;

/** Whether a face's letters have feet. */
export const isSerif = (face: string): boolean => SERIFS.includes(face);

/** The counter style that suits a face's numbers. */
export const numerals = (face: string): string => (isSerif(face) ? 'upper-roman' : 'decimal');

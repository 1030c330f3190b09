/** Who counted what a piece of content reached: its platform, or the program itself. */
export const FIGURE_SOURCES = ['platform', 'program'] as const;
export type FigureSource = (typeof FIGURE_SOURCES)[number];

/** What is counted of a piece, in the order in which it is said. */
export const FIGURES = ['views', 'likes', 'comments'] as const;
export type Figure = (typeof FIGURES)[number];

/** Beyond what any piece reaches: a larger one is a fault of whoever counts. */
export const LARGEST_FIGURE = 1_000_000_000_000;

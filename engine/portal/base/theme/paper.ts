/** The colours of a page on paper: ink, and as little of it as can be. */
export const PAPER_COLORS = {
  '--c-ground': '#fff',
  '--c-surface': '#fff',
  '--c-raised': '#fff',
  '--c-text': '#000',
  '--c-muted': '#333',
  '--c-border': '#444',
  '--c-accent': '#000',
} as const;

/** The classes of art, and the colours of a palette that they take. */
const CLASSES = {
  primary: 'primary',
  secondary: 'secondary',
  neutral: 'control',
  ground: 'ground',
};

/** A style sheet for art outside of a page, in the colours of a palette. */
export const artStyle = (color: (name: string) => string): string =>
  Object.entries(CLASSES)
    .map(([name, from]) => {
      const value = color(from);
      return `.art-${name}{fill:${value}}.art-${name}-line{fill:none;stroke:${value}}.art-stop-${name}{stop-color:${value}}`;
    })
    .join('');

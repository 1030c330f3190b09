/** How most icons are drawn: strokes of one width in the colour of the text. */
export const LINES =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/** Whether it is the `d` of a path, and no markup. */
export const isLineDrawing = (drawing: string): boolean => !drawing.startsWith('<');

/** The markup of a drawing. */
export const drawingMarkup = (drawing: string): string =>
  isLineDrawing(drawing) ? `<path${LINES} d="${drawing}"/>` : drawing;

import { TOAST } from '../../base/runtime/constants.ts';

export interface StackPlace {
  /** Pixels from the edge that the stack stands at; negative is up. */
  readonly shift: number;
  readonly scale: number;
  /** How many toasts stand before it. */
  readonly before: number;
}

export interface Stack {
  readonly places: readonly StackPlace[];
  /** Pixels of the whole, while it is expanded. */
  readonly height: number;
  /** Pixels of the front toast, which those behind it take on while it is collapsed. */
  readonly frontHeight: number;
}

/**
 * Where toasts stand (specification, sections 4 and 9). `heights` in pixels, oldest first: the
 * last one is in front. Expanded, each is moved by the heights and gaps of those before it;
 * collapsed, it peeps out behind them by one gap a step and shrinks.
 */
export function stackToasts(
  heights: readonly number[],
  edge: 'top' | 'bottom',
  spread: 'expanded' | 'collapsed',
): Stack {
  const factor = edge === 'top' ? TOAST.factorTop : TOAST.factorBottom;
  // Adding nothing keeps a negative zero out of the styles.
  const away = (pixels: number) => factor * pixels + 0;
  const offsetOf = (index: number) =>
    heights.slice(index + 1).reduce((sum, height) => sum + height + TOAST.gap, 0);
  const places = heights.map((_height, index) => {
    const before = heights.length - 1 - index;
    return spread === 'expanded'
      ? { shift: away(offsetOf(index)), scale: 1, before }
      : { shift: away(before * TOAST.gap), scale: 1 - before * TOAST.scaleStep, before };
  });
  return {
    places,
    height: Math.max(0, offsetOf(-1) - TOAST.gap),
    frontHeight: heights.at(-1) ?? 0,
  };
}

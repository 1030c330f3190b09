import { halo, loop, loops } from '../../core/bingo-card/bingo-card.css.ts';
import { lineWidths, patternPath, UNIT } from '../../core/bingo-card/pattern-path.ts';
import type { PatternState } from '../../core/bingo-card/played-card.ts';

interface WinLoopsProperties {
  readonly size: number;
  readonly patterns: readonly PatternState[];
}

/** Loops drawn around what is complete. */
export function WinLoops({ size, patterns }: WinLoopsProperties) {
  if (patterns.length === 0) return null;
  const widths = lineWidths(size);
  return (
    <svg
      className={loops}
      viewBox={`0 0 ${size * UNIT} ${size * UNIT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {patterns.map(({ pattern }) => {
        const path = patternPath(pattern, size);
        return (
          <g key={pattern.id}>
            <path className={halo} d={path} pathLength={1} strokeWidth={widths.halo} />
            <path className={loop} d={path} pathLength={1} strokeWidth={widths.line} />
          </g>
        );
      })}
    </svg>
  );
}

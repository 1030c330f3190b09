import type { ReactNode } from 'react';
import * as styles from './line-chart.css.ts';

/** What a line is drawn in, whatever room there is: paths are in its units. */
export const CHART_BOX = { width: 300, height: 100 } as const;

interface LineChartProperties {
  readonly title: string;
  /** What matters most about it, beside the title. */
  readonly figure: string;
  /** Says the same as the drawing. */
  readonly label: string;
  /** SVG paths; a part of `dots` has no length. */
  readonly drawing: { readonly line: string; readonly area?: string; readonly dots?: string };
  /** What the top and the bottom of the drawing stand for. */
  readonly scale?: readonly [string, string];
  /** When the drawing begins and ends. */
  readonly time: readonly [string, string];
  readonly children?: ReactNode;
}

/** Something over time as a line. */
export function LineChart(properties: LineChartProperties) {
  const { title, figure, label, drawing, scale, time, children } = properties;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.head}>
        <span>{title}</span>
        <span className={styles.figure}>{figure}</span>
      </figcaption>
      <div className={scale ? styles.scaled : styles.plot}>
        {scale && <Ends of={scale} className={styles.scale} />}
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${CHART_BOX.width} ${CHART_BOX.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          {drawing.area && <path className={styles.area} d={drawing.area} />}
          <path className={styles.line} d={drawing.line} vectorEffect="non-scaling-stroke" />
          {drawing.dots && (
            <path className={styles.dots} d={drawing.dots} vectorEffect="non-scaling-stroke" />
          )}
        </svg>
        <Ends of={time} className={styles.axis} />
      </div>
      {children}
    </figure>
  );
}

interface EndsProperties {
  readonly of: readonly [string, string];
  readonly className: string;
}

function Ends({ of: [first, last], className }: EndsProperties) {
  return (
    <p className={className} aria-hidden="true">
      <span>{first}</span>
      <span>{last}</span>
    </p>
  );
}

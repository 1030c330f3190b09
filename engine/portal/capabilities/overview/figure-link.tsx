import { useView } from '../../base/view/use-view.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { formatNumber } from '../../kit/parts/format.ts';

interface FigureLinkProperties {
  readonly value: number;
  /** The list that it counts. */
  readonly to: string;
  readonly className?: string;
}

/** A figure that leads to what it counts; where that is nothing, only the figure. */
export function FigureLink({ value, to, className }: FigureLinkProperties) {
  const { locale } = useView();
  const text = formatNumber(value, locale);
  if (value === 0) return <span className={className}>{text}</span>;
  return (
    <ConsoleLink to={to} className={className}>
      {text}
    </ConsoleLink>
  );
}

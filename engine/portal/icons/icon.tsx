import { ENGINE_ICONS } from '../generated/engine-icons.ts';
import { useView } from '../view/use-view.ts';
import { icon } from './icon.css.ts';
import { svgNodes } from './svg-nodes.tsx';

/**
 * An icon by name: the engine's own are compiled in, a manifest's travel with the view.
 * Decorative: what it means stands beside it.
 */
export function Icon({ name }: { readonly name: string }) {
  const { icons } = useView();
  const body = ENGINE_ICONS[name] ?? icons[name];
  if (!body) return null;
  return (
    <svg className={icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {svgNodes(body)}
    </svg>
  );
}

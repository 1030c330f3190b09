import { useEffect, useState } from 'react';
import { isLineDrawing } from '#contract/icons/line-drawing.ts';
import { useView } from '../view/use-view.ts';
import { ENGINE_ICONS } from './generated/engine-icons.ts';
import { icon, lines } from './icon.css.ts';
import type { LoadedIcon } from './load-icon.ts';
import { svgNodes } from './svg-nodes.tsx';

/** Of what is at hand; others say it themselves. */
const VIEW_BOX = '0 0 24 24';

/**
 * An icon by name: the engine's own are compiled in, a manifest's travel with the view, any other
 * comes from the site's icon service once the page is live.
 * Decorative: what it means stands beside it.
 */
export function Icon({ name }: { readonly name: string }) {
  const { icons, third_parties } = useView();
  const drawing = ENGINE_ICONS[name] ?? icons[name];
  if (drawing) return <AtHand drawing={drawing} />;
  const sheet = third_parties.icon_stylesheet?.icons;
  const [set, short = ''] = name.split(':');
  return set === sheet?.set ? (
    <i className={sheet?.class.replace('{name}', short)} aria-hidden="true" />
  ) : (
    <ServedIcon name={name} />
  );
}

function ServedIcon({ name }: { readonly name: string }) {
  const { icon_base_url } = useView();
  const [loaded, setLoaded] = useState<LoadedIcon>();
  useEffect(() => {
    let wanted = true;
    void import('./load-icon.ts')
      .then(({ loadIcon }) => loadIcon(name, icon_base_url))
      .then((found) => {
        if (wanted) setLoaded(found);
      })
      .catch(() => {}); // a page without a picture is still a page
    return () => {
      wanted = false;
    };
  }, [name, icon_base_url]);
  return loaded ? <Drawn {...loaded} /> : null;
}

function AtHand({ drawing }: { readonly drawing: string }) {
  if (!isLineDrawing(drawing)) return <Drawn body={drawing} viewBox={VIEW_BOX} />;
  return (
    <svg className={lines} viewBox={VIEW_BOX} aria-hidden="true">
      <path d={drawing} />
    </svg>
  );
}

function Drawn({ body, viewBox }: LoadedIcon) {
  return (
    <svg className={icon} viewBox={viewBox} aria-hidden="true">
      {svgNodes(body)}
    </svg>
  );
}

import { block } from '../../base/theme/parts.css.ts';
import type { ContentProperties } from '../../base/view/content-properties.ts';
import { page, picture } from '../../capabilities/profile/public-profile.css.ts';
import { PublicProfile } from '../../capabilities/profile/public-profile.tsx';
import { LateArt } from '../../frame/layouts/late-art.tsx';

/** A creator who chose to be seen by everybody. */
export function Page({ content: { profile } }: ContentProperties<'profile'>) {
  return (
    <article className={`${block} ${page}`}>
      <div className={picture}>
        <LateArt />
      </div>
      <PublicProfile profile={profile} />
    </article>
  );
}

import { useEffect, useState } from 'react';
import { pictureContent, previewContent } from '#contract/content/preview-endpoints.ts';
import { isWebAddress } from '#contract/endpoints/characters.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { completeAddress } from '../../kit/form/complete-address.ts';
import type { Suggested } from '../../kit/form/use-suggested.ts';
import { platformName } from '../../kit/parts/platform-name.ts';
import * as parts from './content-preview.css.ts';
import { previewWords } from './content-preview-words.ts';
import * as styles from './contents.css.ts';

/** Nobody is asked about half an address. Milliseconds. */
const TYPING = 400;
/** What a platform said holds as long here as at the server. */
const KEPT = { staleTime: 60 * 60_000 };

interface ContentPreviewProperties {
  /** What stands in the address's field. */
  readonly typed: string;
  readonly types: readonly string[];
  readonly onFound: (suggested: Suggested) => void;
}

/** What is known of the piece at an address. */
export function ContentPreview({ typed, types, onFound }: ContentPreviewProperties) {
  const say = useWords();
  const { uuid } = useProgram();
  const url = completeAddress(useSettled(typed));
  const enabled = isWebAddress(url) && new URL(url).hostname.includes('.');
  const input = { query: { uuid, url } };
  const { data: found, isFetching } = useEndpoint(previewContent, input, { enabled, ...KEPT });
  const pictured = enabled && found?.pictured === true;
  const { data: shown } = useEndpoint(pictureContent, input, { enabled: pictured, ...KEPT });
  useEffect(() => {
    if (!found) return;
    const { title, content_type } = found;
    const type = content_type && types.includes(content_type) ? content_type : undefined;
    onFound({ ...(title ? { title } : {}), ...(type ? { content_type: type } : {}) });
  }, [found, types, onFound]);

  const about = found && [platformName(found.platform, say), found.author].filter(Boolean);
  return (
    <>
      <span className={styles.picture}>
        {shown?.picture ? (
          <img src={shown.picture} alt="" className={parts.pictureImage} />
        ) : (
          <Icon name={iconOf(found?.platform)} />
        )}
      </span>
      {found ? (
        <span className={parts.previewText}>
          {found.title && <bdi className={parts.previewTitle}>{found.title}</bdi>}
          <bdi className={parts.previewAbout}>{about?.join(' · ')}</bdi>
          {!found.title && <span className={styles.aside}>{say(previewWords.noTitle)}</span>}
        </span>
      ) : (
        isFetching && <span className={styles.aside}>{say(previewWords.looking)}</span>
      )}
    </>
  );
}

const BRANDS = ['youtube', 'twitch', 'tiktok', 'x', 'instagram', 'facebook', 'reddit', 'discord'];
const iconOf = (platform = '') =>
  BRANDS.includes(platform) ? `tabler:brand-${platform}` : 'tabler:external-link';

/** What was typed last, once nothing has been typed for a moment. */
function useSettled(typed: string): string {
  const [settled, settle] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), TYPING);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

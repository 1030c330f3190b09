import { readOwnPicture } from '#contract/account/picture-endpoints.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { face } from './account-face.css.ts';

/** The person's picture over their initials; nothing where they have none. */
export function AccountFace() {
  const { uuid } = useProgram();
  const { data } = useEndpoint(readOwnPicture, { query: { uuid } });
  return data?.picture ? (
    <img className={face} src={data.picture} alt="" width="96" height="96" />
  ) : null;
}

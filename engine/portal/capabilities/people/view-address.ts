import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { openCreatorView } from '#contract/people/endpoints.ts';
import type { Person } from '#contract/people/person.ts';

type Opened = ResponseOf<typeof openCreatorView>;

/**
 * The address at which a tab shows a program (`uuid`) as one of its creators sees it. What it needs
 * stands behind the `#`, which no server is sent, and the tab takes it away at once (base/boot).
 */
export function viewAddress(
  { address, token, expires_at, display_name }: Opened,
  { id }: Pick<Person, 'id'>,
  uuid: string,
): string {
  const user = { kind: 'creator', id, display_name, email: null, picture_url: null };
  const handed = JSON.stringify({ token, uuid, user, until: expires_at });
  return `${address}#creators_view=${encodeURIComponent(handed)}`;
}

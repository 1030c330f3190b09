import { createGuestLink, revokeGuestLink } from '#contract/campaigns/guest-link-endpoints.ts';
import { listKeyStock } from '#contract/campaigns/key-endpoints.ts';
import { acceptAsGuest, claimKeyAsGuest } from '#contract/guest/endpoints.ts';
import { readOperator } from '#contract/operator/endpoints.ts';
import { apiOf } from '../../support/browser/call-as.ts';
import { signInAs } from '../../support/sign-in-by-http.ts';

/** A guest link to a key activation, and what was done by it so far. */
export interface MadeLink {
  readonly id: string;
  readonly token: string;
  /** Its address on the portal. */
  readonly url: string;
}

export interface GuestLinkMaker {
  /** `activation_id`: of another activation than of those keys. */
  readonly make: (values?: {
    uses_limit?: number;
    expires_at?: string;
    activation_id?: number;
  }) => Promise<MadeLink>;
  readonly revoke: (link: MadeLink) => Promise<void>;
  readonly accept: (link: MadeLink) => Promise<void>;
  /** @returns the key */
  readonly claim: (link: MadeLink) => Promise<string>;
}

/** Makes guest links to a program's best filled pool of keys, as its operators do. */
export async function openGuestLinkMaker(origin: string, slug: string): Promise<GuestLinkMaker> {
  const client = apiOf(origin);
  const { auth_token: authToken } = await signInAs(origin, 'olivia', undefined);
  const { roles } = await client.call(readOperator, {}, { authToken });
  const uuid = roles.find(({ program }) => program === slug)?.uuid ?? '';
  const query = { uuid };
  const { key_options } = await client.call(listKeyStock, { query }, { authToken });
  const [fullest] = key_options.sort((a, b) => b.available - a.available);
  if (!fullest) throw new Error(`${slug} has no keys.`);
  return {
    make: async (values = {}) => {
      const body = { activation_id: fullest.activation_id, label: 'Test', ...values };
      const made = await client.call(createGuestLink, { query, body }, { authToken });
      return { id: made.id, token: made.token, url: origin + made.path };
    },
    revoke: async ({ id: guest_link_id }) => {
      await client.call(revokeGuestLink, { query, params: { guest_link_id } }, { authToken });
    },
    accept: async ({ token }) => {
      const agreements = {
        coc_accepted: true,
        confirmed_18: true,
        confirmed_in_approved_country: true,
      } as const;
      await client.call(acceptAsGuest, { body: { token, name: 'Robin', agreements } });
    },
    claim: async ({ token }) => {
      const body = { token, key_option_id: fullest.id };
      return (await client.call(claimKeyAsGuest, { body })).key;
    },
  };
}

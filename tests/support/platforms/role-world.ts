import { linkAccount } from '#api/auth/link-identity.ts';
import { grantPromisedRoles } from '#api/connectors/grant-promised-roles.ts';
import { ProviderClient } from '#api/identity-providers/provider-client.ts';
import { asc, eq } from '#api/store/drizzle.ts';
import { identityLinks } from '#api/store/tables/accounts.ts';
import { rewardRedemptions, rewards } from '#api/store/tables/ledger.ts';
import { roleGrants } from '#api/store/tables/role-grants.ts';
import { refundRedemption } from '#contract/rewards/operator-endpoints.ts';
import type { TestPerson } from '../api.ts';
import { BADGE, earn, redeem } from '../rewards.ts';
import { type ConnectedApi, startConnectedApi } from './connected-api.ts';

export const START = Date.parse('2026-11-18T10:00:00.000Z');
export const SERVER = '81384788765712384';
export const ROLE = '81385020756865024';
export const INVITE = 'https://discord.gg/alpha';

/** Programs in which the badge is a role on a simulated Discord. */
export interface RoleWorld extends ConnectedApi {
  /** Lets time pass, in milliseconds. */
  readonly advance: (milliseconds: number) => void;
  /** Makes the badge another role. */
  readonly promise: (role: string) => Promise<unknown>;
  /** A member with points, and with a Discord account where one is named. */
  readonly member: (account?: string) => Promise<TestPerson>;
  /** Links a Discord account as a finished sign-in does. */
  readonly link: (person: TestPerson, account: string) => Promise<void>;
  /** Redeems the badge; returns the redemption. */
  readonly buy: (person: TestPerson) => Promise<number>;
  readonly refund: (person: TestPerson, redemption_id: number) => Promise<unknown>;
  /** One run of the job. */
  readonly work: () => Promise<void>;
  /** State of each of a person's redemptions, of its role, and what is in its way. */
  readonly standing: (person: TestPerson) => Promise<(string | null)[][]>;
  readonly rowOf: (redemption_id: number) => Promise<typeof roleGrants.$inferSelect>;
  /** The roles that an account has. */
  readonly roles: (account: string) => readonly string[];
  /** What Discord was asked to change, `PUT 42`. */
  readonly asked: () => readonly string[];
}

const DISCORD = new ProviderClient({
  descriptor: {
    ...{ id: 'discord', name: 'Discord', icon: 'tabler:brand-discord', protocol: 'oauth2' },
    ...{ authorization_endpoint: 'https://discord.example/authorize', scopes: ['identify'] },
    ...{ token_endpoint: 'https://discord.example/token' },
    ...{ userinfo_endpoint: 'https://discord.example/me', profile: { id: '/id' } },
  },
  clientId: 'client',
  clientSecret: 'secret',
});
const OFFERED = {
  ...{ id: 'discord', name: 'Discord', icon: 'tabler:brand-discord', client: DISCORD },
  ...{ everywhere: true, operators: false },
};

export async function startRoleWorld(): Promise<RoleWorld> {
  const world = await startConnectedApi();
  const { api, discord } = world;
  const { services } = api;
  const { database } = services.store;
  let time = START;
  const advance = (milliseconds: number) => {
    time += milliseconds;
    api.setTime(new Date(time));
  };
  advance(0);
  const promise = async (role: string) =>
    database
      .update(rewards)
      .set({ kind: 'role', discord_role: { server: SERVER, role, invite: INVITE } })
      .where(eq(rewards.id, BADGE));
  await promise(ROLE);
  const clients = () => new Map([['discord', OFFERED]]);
  const link = ({ id, uuid }: TestPerson, subject: string) =>
    linkAccount(
      { ...services, identity: { ...services.identity, clients } },
      {
        ...{ creator_id: id, program_uuid: uuid, consents: [] },
        ...{ purpose: 'link', provider: 'discord', tokens: null, state_hash: 'none' },
        profile: { provider: 'discord', subject, name: 'Ada', email_verified: false },
      },
    );
  return {
    ...world,
    ...{ advance, promise, link },
    member: async (account) => {
      const person = await api.creator('alpha');
      await earn(api, person, 500);
      const of = { program_uuid: person.uuid, creator_id: person.id };
      // With another one beside it, so that it can be unlinked.
      await database
        .insert(identityLinks)
        .values({ ...of, provider: 'twitch', subject: person.id, name: 'Ada' });
      if (account !== undefined) await link(person, account);
      return person;
    },
    buy: async (person) => (await redeem(api, person, BADGE)).body.redemption.id,
    refund: async ({ uuid }, redemption_id) => {
      const { token } = await api.operator('alpha', 'manager');
      const params = { redemption_id };
      const { body } = await api.call(refundRedemption, {
        ...{ token, query: { uuid }, params, body: {} },
      });
      return body;
    },
    work: () => grantPromisedRoles(services, new AbortController().signal),
    standing: async ({ id }) => {
      const rows = await database
        .select({
          state: rewardRedemptions.state,
          role: roleGrants.state,
          fault: roleGrants.fault,
        })
        .from(rewardRedemptions)
        .leftJoin(roleGrants, eq(roleGrants.redemption_id, rewardRedemptions.id))
        .where(eq(rewardRedemptions.creator_id, id))
        .orderBy(asc(rewardRedemptions.id));
      return rows.map(({ state, role, fault }) => [state, role, fault]);
    },
    rowOf: async (id) => {
      const [row] = await database
        .select()
        .from(roleGrants)
        .where(eq(roleGrants.redemption_id, id));
      if (!row) throw new Error(`No role was promised by ${id}.`);
      return row;
    },
    roles: (account) => discord.rolesOf(SERVER, account),
    asked: () => discord.changes.map(({ method, person }) => `${method} ${person}`),
  };
}

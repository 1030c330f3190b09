import { setConsent } from '#api/core/connections/connections.ts';
import { and, eq } from '#api/store/drizzle.ts';
import { connectorQuotas, connectorStates } from '#api/store/tables/connectors.ts';
import type { TestPerson, TestProgram } from '../api.ts';
import { linkAccount } from './linked-account.ts';
import { openPublicationsWorld } from './publications-world.ts';

const postsOf = (posts: number) => ({ variables: { POSTS: String(posts) } });

/** A world of publications on X, with the budget of posts that it is read by. */
export function openXWorld() {
  const opened = openPublicationsWorld('x', postsOf(1_000));
  const { world, database } = opened;
  return {
    ...opened,
    begin: (posts = 1_000) => opened.begin(postsOf(posts)),
    x: () => world().x,
    link: (account_id: string, program: TestProgram = 'alpha') =>
      linkAccount(world().api, {
        ...{ provider: 'x', account_id, consents: ['publications'], program },
      }),
    /** However long ago they signed in. */
    agree: ({ id: creator_id }: TestPerson) => {
      const { store, now } = world().api.services;
      const change = { creator_id, platform: 'x', kind: 'publications', agreed: true } as const;
      return store.transaction(() => setConsent(store, change, now()));
    },
    platformFault: async () => {
      const [state] = await database().select().from(connectorStates);
      return state?.fault ?? null;
    },
    /** Posts that were counted as read on a day. */
    used: async (day = '2026-11-18', bucket = 'posts') => {
      const [row] = await database()
        .select()
        .from(connectorQuotas)
        .where(and(eq(connectorQuotas.bucket, bucket), eq(connectorQuotas.day, day)));
      return row?.used ?? 0;
    },
  };
}

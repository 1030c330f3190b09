import { applyCampaign } from '#api/campaigns/apply-campaign.ts';
import { eventSecrets } from '#api/connectors/twitch/event-messages.ts';
import { createAuthTokens } from '#api/secrets/auth-tokens.ts';
import { deriveSecrets } from '#api/secrets/secrets.ts';
import { sql } from '#api/store/drizzle.ts';
import { openStore } from '#api/store/store.ts';
import { Catalogue } from '#catalogue/catalogue.ts';
import { startTestServer, untilReady } from '../../../tests/support/browser/start-server.ts';
import { EventClient } from '../../../tests/support/event-client.ts';
import { startBareServer } from '../api/bare-server.ts';
import { creatorId, sessionId } from '../api/creator-ids.ts';
import { type CallResult, measureCall, type Rounds } from '../api/measure.ts';
import type { Place } from '../api/place.ts';
import { make } from '../api/request-sources.ts';
import { requestText } from '../api/request-text.ts';
import { channelOf, PROGRAM, seedAccounts, seedSessions } from './seed-accounts.ts';
import { signedMessage } from './signed-message.ts';
import { startSimulatedTwitch } from './simulated-server.ts';

export interface PushPlan extends Rounds {
  readonly accounts: number;
  /** People whose stream ends while they look at the page. */
  readonly watching: number;
  /** Of them in a second. */
  readonly perSecond: number;
}

export interface PushResult {
  readonly taken: CallResult;
  /** Milliseconds from the message of an end until the page is told of progress, smallest first. */
  readonly lags: readonly number[];
}

const PATH = '/api/connectors/twitch';
const AIM = 0.3;
const HOUR = 3_600_000;

const BARE = `
  insert into connector_pushes (platform, message_id, kind, account_id, sent_at, received_at, body,
    state, next_attempt_at)
  values ('bare', $1, 'channel.update', $2, now(), now(), $3::jsonb, 'ignored', now())
  returning id`;

/** What one server takes of what a platform sends, and how soon a page shows it. */
export async function measurePushes(place: Place, plan: PushPlan): Promise<PushResult> {
  const simulated = await startSimulatedTwitch(() => new Date());
  const catalogue = await Catalogue.open({
    ...{ folder: place.programs, dataFolder: place.dataFolder, environment: 'production' },
  });
  const uuid = catalogue.compiled(PROGRAM)?.program.uuid;
  const campaign = catalogue.campaign(PROGRAM);
  if (!uuid || !campaign) throw new Error(`${place.programs}/${PROGRAM} is not sound.`);
  const store = await openStore(place.options);
  await applyCampaign(store, { uuid, slug: PROGRAM }, campaign);
  await seedAccounts(store, { uuid, accounts: plan.accounts, since: new Date(Date.now() + HOUR) });
  await seedSessions(store, uuid, plan.watching);
  await store.database.execute(sql`
    insert into observed_streams (platform, stream_id, account_id, started_at, seen_at, observed_at)
    select 'twitch', 's' || n, (100000 + n)::text, now() - interval '1 hour', now(), now()
    from generate_series(1, ${plan.watching}::int) n`);
  await store.close();
  await place.settle();
  const [secret = ''] = eventSecrets({ secrets: deriveSecrets(place.secret) });
  const route = { name: 'push', method: 'POST', text: BARE } as const;
  const bare = await startBareServer({ place: place.forBareServer(), routes: [route] });
  const server = await startTestServer(
    { ...place.environment, MARQUEE_CONNECTORS: simulated.address },
    'api',
  );
  try {
    await untilReady(server);
    const issuer = `https://${catalogue.main_hosts[0]}`;
    const tokens = createAuthTokens({ secrets: deriveSecrets(place.secret), issuer });
    const token = (number: number) =>
      tokens.sign({ kind: 'creator', sub: creatorId(number), sid: sessionId(number), uuid });
    const lags = await measureLags(server.port, plan, { secret, token });
    // Of accounts that nobody watches: what is worked off beside it is only put away.
    let number = plan.watching;
    const next = () => {
      number = number >= plan.accounts ? plan.watching + 1 : number + 1;
      return channelOf(number);
    };
    const event = { category_id: '1', category_name: 'Chess' };
    const ours = make(() => {
      const { headers, body } = signedMessage(secret, 'channel.update', next(), {
        ...{ at: new Date(), event },
      });
      return requestText('POST', PATH, headers, JSON.parse(body));
    });
    const theirs = make(() => {
      const { headers, body } = signedMessage(secret, 'channel.update', next(), {
        ...{ at: new Date(), event },
      });
      const id = headers['twitch-eventsub-message-id'] ?? '';
      return requestText('POST', '/push', {}, [id, next(), body]);
    });
    const call = { ...{ name: 'push', title: 'messages taken', route, ours }, bare: theirs };
    const taken = await measureCall({ ...call, aim: AIM, endless: true }, server, bare, plan);
    return { taken, lags };
  } finally {
    await bare.close();
    await server.close();
    simulated.close();
  }
}

interface Watching {
  readonly secret: string;
  readonly token: (number: number) => Promise<string>;
}

/** Ends the streams of people who have the page open, so many a second. */
async function measureLags(
  port: number,
  { watching, perSecond }: PushPlan,
  { secret, token }: Watching,
): Promise<readonly number[]> {
  const clients: EventClient[] = [];
  for (let number = 1; number <= watching; number += 1) {
    const authorization = await token(number);
    const headers = { host: 'localhost', authorization };
    const client = await EventClient.connect(`ws://127.0.0.1:${port}/event/realtime`, headers);
    await client.subscribe(`/creators/${creatorId(number)}`);
    clients.push(client);
  }
  const lags = await Promise.all(
    clients.map(async (client, index) => {
      await new Promise((resolve) => setTimeout(resolve, (index * 1000) / perSecond));
      const message = signedMessage(secret, 'stream.offline', channelOf(index + 1), {
        at: new Date(),
      });
      const began = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}${PATH}`, {
        ...{ method: 'POST', ...message },
      });
      if (answer.status !== 204) throw new Error(`A message was answered with ${answer.status}.`);
      await client.next(({ type, event }) => type === 'data' && /quest_progress/.test(event ?? ''));
      return performance.now() - began;
    }),
  );
  for (const client of clients) client.close();
  return lags.sort((a, b) => a - b);
}

import { deriveSecrets } from '#api/secrets/secrets.ts';
import { VISITOR_API_KEY } from '#contract/events/visitor-key.ts';
import { startTestServer, untilReady } from '../../../tests/support/browser/start-server.ts';
import { readCampaignParts } from '../api/campaign-parts.ts';
import { fillStore } from '../api/fill-store.ts';
import { putUnderLoad } from '../api/load.ts';
import { measuredCall } from '../api/measured-calls.ts';
import { People } from '../api/people.ts';
import { type Place, postgresqlPlace } from '../api/place.ts';
import { sizesOf } from '../api/sizes.ts';
import type { Audience } from '../events/audience.ts';
import { assemble, runRound, startAudience } from '../events/subscribers.ts';
import type { Row } from '../report.ts';
import { type Compared, compare, type WorkersPlan } from './compare.ts';

const CONNECTIONS = 32;
const IN_FLIGHT = 4;
/** The share of subscribers who are told. */
const LISTENING = 1 / 4;
const HOST = 'bench.example';

/** A call and live events, of servers on one store, which is removed afterwards. */
export async function measureApi(databaseUrl: string, plan: WorkersPlan): Promise<Row[]> {
  const place = await postgresqlPlace(databaseUrl);
  try {
    const parts = await readCampaignParts(place.dataFolder, place.programs);
    const sizes = sizesOf(plan.creators, plan.creators);
    const { seeded, enrolments } = await fillStore(place, parts, sizes);
    await place.settle();
    const people = await new People(deriveSecrets(place.secret), parts).signIn(1, sizes.people);
    const { apiKey } = seeded;
    const of = { parts, sizes, enrolments, apiKey, people, rounds: plan.rounds };
    const { ours, title } = measuredCall('quests', of);
    return await withServers(place, async (servers) => [
      await compare(title, servers, plan.rounds, async ({ port }) => {
        const load = { port, connections: CONNECTIONS, seconds: plan.seconds, next: ours(0) };
        const { rate, answered, failed } = await putUnderLoad(load);
        if (failed.size > 0) throw new Error(`${title}: answers by status: ${[...failed]}`);
        return { answered, seconds: answered / rate };
      }),
      await measureEvents(servers, { ...plan, uuid: parts.uuid, apiKey }),
    ]);
  } finally {
    await place.remove();
  }
}

async function withServers<T>(place: Place, work: (servers: Compared) => Promise<T>): Promise<T> {
  const start = (MARQUEE_WORKERS: string) =>
    startTestServer({ ...place.environment, MARQUEE_WORKERS }, 'calls');
  const one = await start('1');
  const two = await start('2');
  try {
    await untilReady(one);
    await untilReady(two);
    return await work({ one, two });
  } finally {
    await one.close();
    await two.close();
  }
}

/** Deliveries of events that are published as fast as all hear them. */
async function measureEvents(
  { one, two }: Compared,
  {
    rounds,
    seconds,
    subscribers,
    uuid,
    apiKey,
  }: WorkersPlan & { readonly uuid: string; readonly apiKey: string },
): Promise<Row> {
  const audiences = new Map([one, two].map((server) => [server, startAudience()] as const));
  try {
    for (const [{ port }, child] of audiences) {
      const audience: Audience = {
        ...{ port, host: HOST, subscribers, listeners: Math.ceil(subscribers * LISTENING) },
        channels: [`/public/${uuid}/of-${port}`, `/public/${uuid}/quiet-${port}`],
        visitorKey: VISITOR_API_KEY,
        publisherKey: apiKey,
      };
      await assemble(child, audience);
    }
    return await compare('delivery of an event', { one, two }, rounds, async (server) => {
      const audience = audiences.get(server);
      if (!audience) throw new Error('A server has no audience.');
      const round = { kind: 'full', inFlight: IN_FLIGHT, seconds } as const;
      const heard = await runRound({ audience, process: server.process }, round);
      if (heard.lost + heard.closed > 0)
        throw new Error(`${heard.lost} events were lost, ${heard.closed} connections closed.`);
      return { answered: heard.delivered, seconds: heard.seconds };
    });
  } finally {
    for (const child of audiences.values()) child.disconnect();
  }
}

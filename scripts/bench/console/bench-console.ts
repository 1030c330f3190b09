import { startTestServer, untilReady } from '../../../tests/support/browser/start-server.ts';
import { startBareServer } from '../api/bare-server.ts';
import { readCampaignParts } from '../api/campaign-parts.ts';
import { type CallResult, measureCall, type Rounds } from '../api/measure.ts';
import type { Place } from '../api/place.ts';
import type { Row } from '../report.ts';
import {
  measuredRead,
  pathOfRead,
  READ_NAMES,
  type ReadName,
  titleOfRead,
} from './measured-reads.ts';
import { measureWrite, WRITE_NAMES, type WriteName } from './measured-writes.ts';
import { operatorSigner } from './operator.ts';
import { printPlans } from './plans.ts';
import { seedConsole } from './seed-console.ts';
import type { ConsoleSizes } from './sizes.ts';

export interface ConsoleResults {
  readonly reads: readonly CallResult[];
  readonly writes: readonly Row[];
}

export interface ConsolePlan {
  readonly place: Place;
  /** Of the database that the place is. */
  readonly databaseUrl: string;
  readonly sizes: ConsoleSizes;
  readonly rounds: Rounds;
  readonly wanted: (part: ReadName | WriteName) => boolean;
  readonly plans: 'printed' | 'kept';
}

/** Fills a store, puts the real server and the bare one on it, and measures the parts wanted. */
export async function benchConsole(plan: ConsolePlan): Promise<ConsoleResults> {
  const { place, databaseUrl, sizes, rounds, wanted } = plan;
  const parts = await readCampaignParts(place.dataFolder, place.programs);
  const sign = operatorSigner(place, parts, await seedConsole(place, parts, sizes));
  await place.settle();
  const { uuid } = parts;
  const { applications } = sizes;
  const names = READ_NAMES.filter(wanted);
  const headers = await sign();
  if (plan.plans === 'printed')
    await printPlans(
      place,
      databaseUrl,
      names.map((name) => ({
        ...{ title: titleOfRead(name), headers },
        path: pathOfRead(name, { uuid, applications }),
      })),
    );
  const routes = names.map((name) => measuredRead(name, { uuid, applications, headers }).route);
  const bare = await startBareServer({ place: place.forBareServer(), routes });
  const server = await startTestServer(place.environment, 'api');
  const endWithUs = () => server.process.kill('SIGKILL');
  process.once('exit', endWithUs);
  const reads: CallResult[] = [];
  const writes: Row[] = [];
  try {
    await untilReady(server);
    for (const name of names) {
      const call = measuredRead(name, { uuid, applications, headers: await sign() });
      reads.push(await measureCall(call, server, bare, rounds));
    }
    const { origin } = server;
    for (const name of WRITE_NAMES.filter(wanted))
      writes.push(await measureWrite(name, { origin, databaseUrl, parts, sizes, sign }));
  } finally {
    await bare.close();
    await server.close();
    process.off('exit', endWithUs);
  }
  return { reads, writes };
}

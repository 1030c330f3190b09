import { classifyHost, type HostDirectory } from '#domain/programs/classify-host.ts';
import { atMost, type Row, readable } from '../report.ts';
import { alternate, median, ratioOfPairs } from '../statistics.ts';

const LOOK_UPS = 500_000;
const ROUNDS = 9;
const FEW = 20;
const MANY = 10_000;

/** Looks up a host's program among few and among many: the same work. */
export async function measureHosts(): Promise<Row> {
  const times = await alternate(ROUNDS, {
    few: async () => timeLookUps(FEW),
    many: async () => timeLookUps(MANY),
  });
  const ratio = ratioOfPairs(times.many, times.few);
  return {
    what: `whose host it is, among ${readable(MANY)}`,
    result: `${readable(median(times.many))} ns, ${readable(ratio)} times that among ${FEW}`,
    reference: `among ${FEW} ${readable(median(times.few))} ns`,
    aim: atMost(ratio, 2),
  };
}

/** Nanoseconds for one; the hosts asked for are the same few, so that the processor's cache is. */
function timeLookUps(count: number): number {
  const names = Array.from({ length: count }, (_, index) => `creators.game-${index}.example`);
  const directory: HostDirectory = {
    hosts: new Map(names.map((name, index) => [name, `game-${index}`])),
    main_hosts: ['marquee.example'],
    staging_hosts: [],
    unknown_host_program: 'new-program',
  };
  const asked = names.filter((_, index) => index % (count / FEW) === 0);
  const begin = process.hrtime.bigint();
  for (let index = 0; index < LOOK_UPS; index += 1) classifyHost(asked[index % FEW], directory);
  return Number(process.hrtime.bigint() - begin) / LOOK_UPS;
}

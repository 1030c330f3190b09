import { parseArgs } from 'node:util';
import { benchEvents } from './events/bench-events.ts';
import { atLeast, atMost, printReport, readable } from './report.ts';
import { median, ratioOfPairs } from './statistics.ts';

/**
 * Measures the events service beside a bare `ws` server that broadcasts, in one run.
 *   --subscribers 5000   open connections on the one process
 *   --listeners 1000     of them, on the channel that is published to
 *   --rate 50            events a second there, for --seconds 20
 *   --rounds 5           rounds at full speed, 4 s each, in turns
 */
const { values } = parseArgs({
  options: {
    subscribers: { type: 'string', default: '5000' },
    listeners: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '5' },
  },
});
const plan = {
  subscribers: Number(values.subscribers),
  listeners: Number(values.listeners),
  perSecond: Number(values.rate),
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
};
const { ours, bare } = await benchEvents(plan);
const ms = (value: number) => `${readable(value)} ms`;
const lost = ({ steady, full }: typeof ours) =>
  [steady, ...full].reduce((sum, round) => sum + round.lost + round.closed, 0);
const ratio = ratioOfPairs(ours.throughput, bare.throughput);

printReport(
  `${plan.subscribers} subscribers on one process, ${plan.perSecond} events a second to ${plan.listeners} of them; reference: bare ws`,
  [
    { what: 'delivered, median', result: ms(ours.steady.p50), reference: ms(bare.steady.p50) },
    {
      what: 'delivered, p99',
      result: ms(ours.steady.p99),
      reference: ms(bare.steady.p99),
      aim: atMost(ours.steady.p99, 250, 'ms'),
    },
    { what: 'slowest', result: ms(ours.steady.slowest), reference: ms(bare.steady.slowest) },
    {
      what: 'deliveries',
      result: readable(ours.steady.delivered),
      reference: readable(bare.steady.delivered),
      aim: atLeast(ours.steady.delivered, plan.perSecond * plan.seconds * plan.listeners),
    },
    {
      what: 'lost, doubled, out of order, closed',
      result: readable(lost(ours)),
      reference: readable(lost(bare)),
      aim: atMost(lost(ours), 0),
    },
    {
      what: 'processor, s for a million deliveries',
      result: readable(ours.steady.processor),
      reference: readable(bare.steady.processor),
    },
    {
      what: 'memory of a connection, KiB',
      result: readable(ours.perConnection),
      reference: readable(bare.perConnection),
    },
    {
      what: 'memory without connections, MiB',
      result: readable(ours.memory),
      reference: readable(bare.memory),
    },
    {
      what: 'at full speed, deliveries a second',
      result: readable(median(ours.throughput)),
      reference: readable(median(bare.throughput)),
    },
    {
      what: 'processor then',
      result: readable(median(ours.full.map(({ processor }) => processor))),
      reference: readable(median(bare.full.map(({ processor }) => processor))),
    },
    {
      what: 'ours to the reference',
      result: readable(ratio),
      aim: atLeast(ratio, 0.7),
    },
  ],
);
process.exit(0);

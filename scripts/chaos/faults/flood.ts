import { Agent, request } from 'node:http';
import { listQuests } from '#contract/quests/endpoints.ts';
import { pathOf } from '../../bench/api/measured-calls.ts';
import type { Fault, Happening } from '../fault.ts';

const FOR_MS = 20_000;
const AT_ONCE = 50;
/** Where the flood comes from; everybody else comes from 127.0.0.1. */
const ADDRESS = '127.0.0.9';

export const flood: Fault = {
  name: 'flood',
  what: `one address asks for pages that are not there and calls with made-up tokens, ${AT_ONCE} at once for ${FOR_MS / 1000} s`,
  unnoticed: true,
  happen: async (happening) => {
    const { instances, repaired } = happening;
    for (const instance of instances) {
      await instance.stop();
      await instance.start({ MARQUEE_RATE_LIMITS: 'on' });
    }
    repaired();
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE, localAddress: ADDRESS });
    const answers = new Map<string, number>();
    const until = performance.now() + FOR_MS;
    let count = 0;
    const ask = async () => {
      while (performance.now() < until) {
        const answer = await askOnce(happening, agent, count++);
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, ask));
    agent.destroy();
    console.log(
      `The flood was answered: ${[...answers].map(([what, n]) => `${what} ${n}`).join(', ')}`,
    );
    const refused = answers.get(REFUSED) ?? 0;
    const unfit = [...answers.keys()].filter((what) => what.startsWith('unfit'));
    return [
      ...(refused * 2 < count ? [`Of ${count} requests only ${refused} were refused.`] : []),
      ...unfit.map((what) => `The flood was answered by ${what}, ${answers.get(what)} times.`),
    ];
  },
};

const REFUSED = '429 or 503 with Retry-After';

function askOnce({ port, host, writing }: Happening, agent: Agent, count: number): Promise<string> {
  const isPage = count % 2 === 0;
  const path = isPage
    ? `/programs/${writing.parts.slug}/nothing-${count}`
    : pathOf(listQuests, {}, { uuid: writing.parts.uuid });
  const caller = isPage ? {} : { gamesight: 'true', authorization: `Bearer made-up-${count}` };
  return new Promise((resolve) => {
    const sent = request(
      { path, agent, port, host: '127.0.0.1', headers: { host, ...caller } },
      (response) => {
        const { statusCode = 0, headers } = response;
        response.resume();
        response.once('error', () => resolve('unfit: cut off'));
        response.once('end', () => {
          if (statusCode === 429 || statusCode === 503)
            resolve(headers['retry-after'] ? REFUSED : `unfit: ${statusCode} without Retry-After`);
          else resolve(statusCode < 500 ? String(statusCode) : `unfit: ${statusCode}`);
        });
      },
    );
    sent.once('error', () => resolve('unfit: no answer'));
    sent.end();
  });
}

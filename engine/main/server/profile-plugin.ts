import { Session } from 'node:inspector/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8';
import type { FastifyInstance } from 'fastify';

const DEFAULT_SECONDS = 10;
const LONGEST_SECONDS = 60;
const BUSY =
  'A profile is being taken. There is one at a time, as each slows the process down: ask again when it has ended.';
const WRONG = `seconds has to be a number from 1 to ${LONGEST_SECONDS}, as in POST /internal/profile/cpu?seconds=10.`;

/**
 * What a process spends its time and memory on, for its operators: `POST /internal/profile/cpu?seconds=`
 * answers a profile that browsers' developer tools open (`.cpuprofile`), `GET /internal/profile/heap`
 * what the heap holds, in bytes.
 */
export async function profilePlugin(app: FastifyInstance): Promise<void> {
  let busy = false;
  app.post<{ Querystring: { seconds?: string } }>(
    '/internal/profile/cpu',
    async (request, reply) => {
      const seconds = Number(request.query.seconds ?? DEFAULT_SECONDS);
      if (!(seconds >= 1 && seconds <= LONGEST_SECONDS))
        return reply.code(400).send({ message: WRONG });
      if (busy) return reply.code(409).header('retry-after', '10').send({ message: BUSY });
      busy = true;
      try {
        app.log.info({ seconds }, 'A profile is taken.');
        const profile = await takeProfile(seconds * 1_000);
        return reply
          .type('application/json')
          .header('content-disposition', 'attachment; filename="marquee.cpuprofile"')
          .send(JSON.stringify(profile));
      } finally {
        busy = false;
      }
    },
  );
  app.get('/internal/profile/heap', () => ({
    memory: process.memoryUsage(),
    heap: getHeapStatistics(),
    spaces: getHeapSpaceStatistics(),
  }));
}

async function takeProfile(milliseconds: number): Promise<object> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
    await sleep(milliseconds, undefined, { ref: false });
    return (await session.post('Profiler.stop')).profile;
  } finally {
    session.disconnect();
  }
}

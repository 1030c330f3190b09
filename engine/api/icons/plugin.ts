import type { FastifyInstance } from 'fastify';
import type { IconSource } from './icon-answer.ts';

const MOST = 100;
const NAME = /^[a-z0-9-]{1,60}$/;
const WEEK = 'public, max-age=604800';

/**
 * Icons by set in the Iconify format: GET /api/icons/tabler.json?icons=key,gift answers
 * `{prefix, icons, not_found, width, height}`.
 */
export async function iconsPlugin(app: FastifyInstance, { icons }: { icons: IconSource }) {
  app.get<{ Params: { set: string }; Querystring: { icons?: string } }>(
    '/api/icons/:set.json',
    async (request, reply) => {
      const prefix = request.params.set;
      const names = [...new Set(String(request.query.icons ?? '').split(','))]
        .filter(Boolean)
        .slice(0, MOST);
      const sound = NAME.test(prefix) ? names.filter((name) => NAME.test(name)) : [];
      const { icons: found, partial } = await icons.find(prefix, sound);
      // What may come with the next wish is not kept anywhere.
      reply.header('cache-control', partial ? 'no-store' : WEEK);
      return {
        prefix,
        icons: Object.fromEntries(found),
        not_found: names.filter((name) => !found.has(name)),
        width: 24,
        height: 24,
      };
    },
  );
}

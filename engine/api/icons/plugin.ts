import type { FastifyInstance } from 'fastify';

export interface IconSource {
  /** The SVG body of `set:name`; undefined for an unknown one. */
  readonly body: (name: string) => string | undefined;
}

const MOST = 100;

/**
 * Icons by set in the Iconify format: GET /api/icons/tabler.json?icons=key,gift answers
 * `{prefix, icons, not_found, width, height}`.
 */
export async function iconsPlugin(app: FastifyInstance, { icons }: { icons: IconSource }) {
  app.get<{ Params: { set: string }; Querystring: { icons?: string } }>(
    '/api/icons/:set.json',
    (request, reply) => {
      const prefix = request.params.set;
      const names = String(request.query.icons ?? '')
        .split(',')
        .filter(Boolean)
        .slice(0, MOST);
      const found = names.flatMap((name) => {
        const body = icons.body(`${prefix}:${name}`);
        return body === undefined ? [] : [[name, { body }] as const];
      });
      const known = new Set(found.map(([name]) => name));
      reply.header('cache-control', 'public, max-age=604800');
      return {
        prefix,
        icons: Object.fromEntries(found),
        not_found: names.filter((name) => !known.has(name)),
        width: 24,
        height: 24,
      };
    },
  );
}

import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { PUSH_WORKER } from '#domain/notifications/push-worker-place.ts';
import { answerText } from './answer-text.ts';

/** It may show icons of its own site, and load nothing else. */
const POLICY = "default-src 'none'; img-src 'self'";

/** The worker of push messages, which browsers register for their creators. */
export async function pushWorkerPlugin(app: FastifyInstance) {
  const script = readFileSync(new URL('./push-worker.js', import.meta.url), 'utf8');
  app.get(PUSH_WORKER, (request, reply) => {
    reply.header('content-security-policy', POLICY);
    return answerText(request, reply, 'text/javascript; charset=utf-8', script);
  });
}

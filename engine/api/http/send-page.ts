import type { FastifyReply } from 'fastify';
import { PAGE_HEADERS } from '#domain/http/answer-headers.ts';

/** A page that is made for one person: its markup, and the policy that admits exactly that. */
export interface PersonalPage {
  readonly html: string;
  readonly policy: string;
}

/** Sends a page behind a link that is a secret: nobody keeps it, and nobody is told where it stands. */
export function sendPage(
  reply: FastifyReply,
  { html, policy }: PersonalPage,
  status = 200,
): FastifyReply {
  return reply
    .code(status)
    .headers({ ...PAGE_HEADERS, 'content-security-policy': policy })
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html);
}

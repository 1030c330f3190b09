import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsBrotli } from '../documents/accepted-encoding.ts';

const compress = promisify(brotliCompress);
/** Below this, compressing saves no packet. */
const WORTH_COMPRESSING = 1400;
const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Answers with a text that must be asked for again each time, or that the client has it already. */
export async function answerText(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  text: string,
): Promise<FastifyReply> {
  const etag = `"${hash('sha1', text, 'base64url')}"`;
  reply.headers({
    etag,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.type(type);
  if (text.length < WORTH_COMPRESSING || !acceptsBrotli(request.headers['accept-encoding']))
    return reply.send(text);
  return reply.header('content-encoding', 'br').send(await compress(Buffer.from(text), OPTIONS));
}

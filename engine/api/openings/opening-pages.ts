import type { FastifyInstance, FastifyReply } from 'fastify';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { lookUpLocale } from '#domain/locales/negotiate-locale.ts';
import { joinPath } from '#domain/routing/paths.ts';
import { mailBrand } from '../core/mails/mail-brands.ts';
import { ApiError } from '../http/api-error.ts';
import { answerErrors } from '../http/error-handler.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { sendPage } from '../http/send-page.ts';
import type { ApiServices } from '../http/services.ts';
import { askOpening } from './ask-opening.ts';
import { confirmOpening, readConfirmation } from './confirmation.ts';
import { openApplications } from './open-applications.ts';
import { type OpeningPageState, openingPage } from './opening-page.ts';

const LONGEST_TOKEN = 2_000;
/** Bytes of a form. */
const LONGEST_FORM = 4_096;
const FORM = 'application/x-www-form-urlencoded';

/**
 * The pages of openings that need no script: `POST /remind` takes the form of a program's page,
 * `GET /remind/confirm` is where the link of its mail leads, and asks, as mail scanners open links
 * too; `POST /remind/confirm` confirms, once.
 */
export async function openingPagesPlugin(
  app: FastifyInstance,
  { services }: { readonly services: ApiServices },
) {
  const { programs, rateLimits, now } = services;
  answerErrors(app);
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: LONGEST_FORM }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const send = (
    reply: FastifyReply,
    program: ApiProgram,
    locale: string,
    page: OpeningPageState,
    status = 200,
  ) => {
    const again = page.state === 'faulty' || page.state === 'too_many';
    const path = again ? `/remind/${program.slug}` : joinPath(program.base_route, '/');
    const back = new URL(path, program.origin).href;
    const brand = mailBrand(services, program, locale);
    return sendPage(reply, openingPage(brand, locale, page, back), status);
  };

  app.post('/remind', async (request, reply) => {
    const { uuid = '', email = '', locale: wanted = '' } = textsOf(request.body);
    const program = programs.byUuid(uuid);
    if (program?.program.status !== 'live') throw new ApiError('PROGRAM_UNKNOWN');
    const { locales } = program.program;
    const locale = lookUpLocale(wanted, locales) ?? locales[0] ?? DEFAULT_LOCALE;
    if (await rateLimits.checkAddress('mail', request.ip))
      return send(reply, program, locale, { state: 'too_many' }, 429);
    try {
      const open = openApplications(program, now());
      await askOpening(services, { program, open }, { email, locale });
      return send(reply, program, locale, { state: 'sent' }, 202);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'RATE_LIMITED')
        return send(reply, program, locale, { state: 'too_many' }, 429);
      if (error.code === 'OPENING_PAST') return send(reply, program, locale, { state: 'open' });
      if (error.code === 'REQUEST_INVALID')
        return send(reply, program, locale, { state: 'faulty' }, 422);
      throw error;
    }
  });

  app.get('/remind/confirm', async (request, reply) => {
    const token = tokenOf(request.query);
    const found = token && (await readConfirmation(services, token));
    const program = found && programs.byUuid(found.program_uuid);
    if (!program) return invalid(reply, request.query);
    const { slug } = program;
    const { locale } = found;
    const action = `confirm?${new URLSearchParams({ token, program: slug, locale })}`;
    return send(reply, program, found.locale, { state: 'asks', action });
  });

  app.post('/remind/confirm', async (request, reply) => {
    const token = tokenOf(request.query);
    const found = token && (await readConfirmation(services, token));
    const program = found && programs.byUuid(found.program_uuid);
    if (!program || !(await confirmOpening(services, token))) return invalid(reply, request.query);
    return send(reply, program, found.locale, { state: 'confirmed' });
  });

  /** In the brand of the program that the link names: what it was of is not known any more. */
  function invalid(reply: FastifyReply, query: unknown): FastifyReply {
    const { program: slug = '', locale = DEFAULT_LOCALE } = textsOf(query);
    const program = programs.bySlug(slug) ?? programs.all()[0];
    if (!program) throw new ApiError('PROGRAM_UNKNOWN');
    return send(reply, program, locale, { state: 'invalid' }, 410);
  }
}

/** What of a form or a query is text. */
const textsOf = (sent: unknown): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.entries((sent ?? {}) as object).filter(([, value]) => typeof value === 'string'),
  );

function tokenOf(query: unknown): string | undefined {
  const { token } = textsOf(query);
  return token !== undefined && token.length <= LONGEST_TOKEN ? token : undefined;
}

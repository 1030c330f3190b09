import type { FastifyServerOptions } from 'fastify';
import { loggedFacts } from '#api/metrics/request-facts.ts';
import type { Config } from './config.ts';
import { logStream } from './log-stream.ts';

/**
 * What of an error is for logs besides its message and stack. Drivers hang more on theirs: the whole
 * client with what ends its statements, the command that failed with its password, values of rows.
 */
const TOLD = ['code', 'severity', 'constraint', 'table', 'query', 'syscall', 'statusCode'] as const;
/** Errors may name one another in a circle. */
const DEEPEST = 5;

/** An error as the log has it. */
export interface ToldError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [fact: string]: unknown;
}

/** What of an error is for the log; of what is none, its text. */
export function toldError(error: unknown, depth = 0): ToldError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const facts = TOLD.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
  });
  const { name: type, message, stack = '', cause } = error;
  const several = error instanceof AggregateError ? error.errors : [];
  const deeper = depth < DEEPEST;
  return {
    type,
    message,
    stack,
    ...Object.fromEntries(facts),
    ...(cause instanceof Error && deeper ? { cause: toldError(cause, depth + 1) } : {}),
    ...(several.length > 0 && deeper
      ? { errors: several.map((one) => toldError(one, depth + 1)) }
      : {}),
  };
}

/** The log of a server process. */
export function serverLog({
  LOG_LEVEL,
}: Pick<Config, 'LOG_LEVEL'>): FastifyServerOptions['logger'] {
  if (LOG_LEVEL === 'silent') return false;
  return {
    level: LOG_LEVEL,
    stream: logStream(),
    serializers: { err: (error: unknown) => ({ ...toldError(error) }) },
    // Whoever logs need not know what they do it for.
    mixin: loggedFacts,
  };
}

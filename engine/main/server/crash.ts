import { type ToldError, toldError } from './server-log.ts';

/**
 * A fault that nobody foresaw, as text with its stack and causes. Node's own print has all that drivers
 * hang on their errors: the command that failed with its password, the whole client.
 */
export const crashText = (error: unknown): string => linesOf(toldError(error)).join('\n');

function linesOf({ stack, message, ...facts }: ToldError): string[] {
  const { cause, errors, type: _type, ...told } = facts;
  const within = [cause, ...(Array.isArray(errors) ? errors : [])].filter(
    (one) => one !== undefined,
  );
  return [
    stack || message,
    ...(Object.keys(told).length > 0 ? [`  ${JSON.stringify(told)}`] : []),
    ...within.flatMap((one) => {
      const [first, ...rest] = linesOf(one as ToldError);
      return [`  caused by ${first}`, ...rest];
    }),
  ];
}

/** Ends the process by such a fault, as Node does. */
export function crash(error: unknown): never {
  console.error(crashText(error));
  process.exit(1);
}

import { config, parse as parseWith } from 'zod/mini';
import type { $ZodType, output } from 'zod/v4/core';

// Otherwise it tries out whether it may make code of text, and the policy reports that. Called by
// its own name: the build takes what `z` does for pure.
config({ jitless: true });

/** What an answer says, if it has the shape it should have. @throws where it has not. */
export const parse = <Schema extends $ZodType>(schema: Schema, data: unknown): output<Schema> =>
  parseWith(schema, data);

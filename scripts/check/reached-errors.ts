import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS } from '#contract/capabilities.ts';
import { endpointErrors } from '#contract/endpoints/endpoint-errors.ts';

/**
 * Proves that tests have seen every error that the contract declares, and none that it does not:
 * the suites note each `operation code` in the folder that MARQUEE_REACHED_ERRORS names.
 */
const folder = process.env.MARQUEE_REACHED_ERRORS;
if (!folder || !existsSync(folder)) {
  console.error('MARQUEE_REACHED_ERRORS names no folder: run the suites of the API first.');
  process.exit(2);
}
const reached = new Set(
  readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8').trim().split('\n'),
  ),
);
const declared = new Set(
  ENDPOINTS.flatMap((endpoint) => endpointErrors(endpoint).map((code) => `${endpoint.id} ${code}`)),
);
const missing = [...declared].filter((pair) => !reached.has(pair));
const surprising = [...reached].filter(
  (pair) => !declared.has(pair) && !pair.endsWith(' ENDPOINT_UNKNOWN'),
);
for (const pair of missing) console.error(`  declared, but no test reaches it: ${pair}`);
for (const pair of surprising) console.error(`  answered, but not declared: ${pair}`);
console.log(`${declared.size - missing.length} of ${declared.size} declared errors reached.`);
process.exit(missing.length + surprising.length === 0 ? 0 : 1);

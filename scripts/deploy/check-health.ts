/**
 * Whether the server of this container takes requests: exits with 0 where `/readyz` is 200, with 1
 * otherwise. A script, as the image has no shell and no curl. A worker answers within alone.
 */
const SECONDS = 4;
const { MARQUEE_ROLE, MARQUEE_INTERNAL_PORT, PORT } = process.env;
const port = (MARQUEE_ROLE === 'worker' ? MARQUEE_INTERNAL_PORT : PORT) || '3000';
const address = `http://127.0.0.1:${port}/readyz`;
try {
  const { status } = await fetch(address, { signal: AbortSignal.timeout(SECONDS * 1_000) });
  if (status !== 200) console.error(`${address} answered ${status}.`);
  process.exitCode = status === 200 ? 0 : 1;
} catch (error) {
  console.error(`${address} does not answer: ${(error as Error).message}.`);
  process.exitCode = 1;
}

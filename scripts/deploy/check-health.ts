/**
 * Whether the server of this container takes requests: exits with 0 where `/readyz` is 200, with 1
 * otherwise. A script, as the image has no shell and no curl.
 */
const SECONDS = 4;
const address = `http://127.0.0.1:${process.env.PORT || '3000'}/readyz`;
try {
  const { status } = await fetch(address, { signal: AbortSignal.timeout(SECONDS * 1_000) });
  if (status !== 200) console.error(`${address} answered ${status}.`);
  process.exitCode = status === 200 ? 0 : 1;
} catch (error) {
  console.error(`${address} does not answer: ${(error as Error).message}.`);
  process.exitCode = 1;
}

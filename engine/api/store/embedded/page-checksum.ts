/** The size of PostgreSQL's pages, in bytes. */
export const PAGE_BYTES = 8192;
/** Pages of one file of a table; what is larger goes on in `<file>.1`. */
export const PAGES_OF_A_SEGMENT = 131_072;

const CHECKSUM_AT = 8;
const UPPER_AT = 14;
const PRIME = 16_777_619;
/** As `checksum_impl.h` of PostgreSQL has them. */
const LANES = Int32Array.from([
  0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c,
  0xf8d4474f, 0xe39eb970, 0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb,
  0xe58f764b, 0x187636bc, 0x5d7b3bb1, 0xe73de7de, 0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4,
  0x783125bb, 0x6ca8eaa2, 0xe407eac6, 0x4b5cfc3e, 0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756,
]);
const ROUNDS = PAGE_BYTES / 4 / LANES.length;

/**
 * Whether a page is as PostgreSQL wrote it: its checksum fits, or it was never used and is empty.
 * @param page its bytes, of which the checksum is read as 0 and put back
 * @param number which one it is of its table, over all of its files
 */
export function isWholePage(page: Buffer, number: number): boolean {
  if (page.readUInt16LE(UPPER_AT) === 0) return page.every((byte) => byte === 0);
  const said = page.readUInt16LE(CHECKSUM_AT);
  page.writeUInt16LE(0, CHECKSUM_AT);
  const found = pageChecksum(page, number);
  page.writeUInt16LE(said, CHECKSUM_AT);
  return said === found;
}

function pageChecksum(page: Buffer, number: number): number {
  const words = new Int32Array(page.buffer, page.byteOffset, PAGE_BYTES / 4);
  const sums = Int32Array.from(LANES);
  let at = 0;
  for (let round = 0; round < ROUNDS; round += 1)
    for (let lane = 0; lane < LANES.length; lane += 1, at += 1)
      sums[lane] = mixed((sums[lane] as number) ^ (words[at] as number));
  let all = 0;
  for (const sum of sums) all ^= mixed(mixed(sum));
  return (((all ^ number) >>> 0) % 65_535) + 1;
}

const mixed = (value: number): number => Math.imul(value, PRIME) ^ (value >>> 17);

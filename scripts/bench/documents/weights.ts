import type { LandingDocuments } from '../../check/landing-documents.ts';
import { brotliBytes } from '../../check/landing-documents.ts';
import { atMost, type Row, readable } from '../report.ts';
import { median } from '../statistics.ts';

const kilobytes = (bytes: number) => `${readable(bytes / 1000)} kB`;

/** What travels before the largest paint; a page waits for nothing else. */
export function measureWeights({ build, documents }: LandingDocuments): Row[] {
  const script = brotliBytes(build.boot);
  const sizes = documents.map(({ bytes }) => bytes);
  const largest = Math.max(...sizes);
  return [
    {
      what: 'script inside the document, Brotli',
      result: kilobytes(script),
      aim: atMost(script / 1000, 3, 'kB'),
    },
    {
      what: `largest of ${documents.length} landing documents, Brotli`,
      result: kilobytes(largest),
      reference: `median ${kilobytes(median(sizes))}`,
      aim: atMost(largest / 1000, 14, 'kB'),
    },
  ];
}

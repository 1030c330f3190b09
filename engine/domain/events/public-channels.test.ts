import { expect, test } from 'vitest';
import { NAMESPACES } from './namespaces.ts';
import { isPublicChannel } from './public-channels.ts';

test.each(Object.entries(NAMESPACES))(
  'channels of /%s are public where visitors hear them',
  (name, { subscribe }) => {
    expect(isPublicChannel(`/${name}/owner/about`)).toBe('visitor' in subscribe);
  },
);

test('a channel is public by its first segment alone, and by the whole of it', () => {
  for (const channel of ['/publicity/a', '/creators/public/a', 'public/a', '/bingo', ''])
    expect(isPublicChannel(channel), channel).toBe(false);
});

import { expect, test } from 'vitest';
import { writeComment } from './write-comment.ts';

const PARTS = {
  changed: { slugs: ['acme'], gone: ['beta'], draft: false, site: true },
  environment: 'production',
  plan: 'acme\n  + create quest 2\n',
  issues: '1 program, 0 errors, 0 warnings\n',
  pictures: ['acme.360.png'],
};

test('begins with what it is found by, and says all that changes', () => {
  const comment = writeComment(PARTS);
  expect(comment).toMatch(/^<!-- marquee-preview -->\n/);
  expect(comment).toContain('Changed or new: `acme`.\nRemoved: `beta`.\nThe site itself changed');
  expect(comment).toContain('as in production</summary>\n\n```\nacme\n  + create quest 2\n```');
  expect(comment).toContain('![acme.360.png](pictures/acme.360.png)');
});

test('says that nothing changes', () => {
  const changed = { slugs: [], gone: [], draft: false, site: false };
  expect(writeComment({ ...PARTS, changed, pictures: [] })).toMatch(
    /Nothing that anybody would see\.(?!.*How it looks)/s,
  );
});

test('nothing that was said ends its block, or makes the comment too long', () => {
  const comment = writeComment({ ...PARTS, plan: '```\n@all\n', issues: 'x'.repeat(100_000) });
  expect(comment).toContain('````\n```\n@all\n````');
  expect(comment.length).toBeLessThan(65_536);
});

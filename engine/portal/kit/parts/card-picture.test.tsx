import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardPicture } from './card-picture.tsx';

const IMAGE = {
  src: '/a/jacket.jpg',
  sources: [{ type: 'image/avif', srcSet: '/a/320.avif 320w' }],
  width: 640,
  height: 360,
  alt: 'A jacket',
  focus: '50% 20%',
};

test('a picture has its room before it is there, and is fetched when it comes near', () => {
  const html = renderToStaticMarkup(<CardPicture of={IMAGE} />);
  expect(html).toContain('<source type="image/avif" srcSet="/a/320.avif 320w" sizes="auto,');
  expect(html).toMatch(
    /<img [^>]*alt="A jacket"[^>]*src="\/a\/jacket.jpg" width="640" height="360"/,
  );
  // Attributes are set in this order: an address before it would be fetched at once.
  expect(html).toMatch(/<img loading="lazy"/);
  expect(html).toContain('style="object-position:50% 20%"');
});

test('where there is none there is nothing', () => {
  expect(renderToStaticMarkup(<CardPicture of={null} />)).toBe('');
});

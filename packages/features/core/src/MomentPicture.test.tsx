import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MomentPicture } from './MomentPicture.tsx';
import { SiteContext } from './site.ts';
import { siteIn } from './testing/siteIn.ts';

test('a moment shows the brand’s own picture, which says nothing to who cannot see it', () => {
  const site = siteIn('en');
  const { container } = render(
    <SiteContext value={{ ...site, imageUrl: (path) => `https://cdn.example${path}` }}>
      <MomentPicture moment="messages" />
    </SiteContext>,
  );
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe(
    `https://cdn.example/art/${site.brand.merchants[0]!.code}/moment/messages.webp`,
  );
  expect(picture?.getAttribute('alt')).toBe('');
});

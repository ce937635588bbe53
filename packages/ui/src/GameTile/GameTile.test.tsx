import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Shelf } from '../Shelf/Shelf.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { GameTile } from './GameTile.tsx';

const Tile = () => (
  <GameTile
    href="/game/1"
    title="Sweet Comet"
    vendor="Tempo"
    image="/1.webp"
    badge={<Badge>New</Badge>}
    actions={<ButtonLink href="/game/1/demo">Demo</ButtonLink>}
  />
);

test('a tile is one link by its title; actions stand apart from it once the focus comes', () => {
  render(<Tile />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  act(() => screen.getByRole('link').focus());
  expect(screen.getByRole('link', { name: 'Sweet Comet' }).getAttribute('href')).toBe('/game/1');
  expect(screen.getByRole('link', { name: 'Demo' }).getAttribute('href')).toBe('/game/1/demo');
});

test('a shelf is a titled region with a list and a way to all of it', () => {
  render(
    <Shelf title="Popular" seeAll={<TextLink href="/all">See all</TextLink>}>
      <Tile />
      {false}
      <Tile />
    </Shelf>,
  );
  expect(screen.getByRole('region', { name: 'Popular' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'See all' })).toBeTruthy();
});

test('an avatar shows the first letter, marks and all, and is passed over by screen readers', () => {
  const { container } = render(<Avatar name="Ánh" />);
  expect(container.textContent).toBe('Á');
  expect(container.querySelector('[aria-hidden="true"]')).not.toBeNull();
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Link } from './Link.tsx';
import { LinkProvider, type LinkProps } from './LinkProvider.tsx';

const Routed = ({ children, ...rest }: LinkProps) => (
  <a {...rest} data-routed="yes">
    {children}
  </a>
);

const show = (href: string, target?: string) => {
  render(
    <LinkProvider component={Routed}>
      <Link href={href} target={target}>
        Somewhere
      </Link>
    </LinkProvider>,
  );
  return screen.getByRole('link', { name: 'Somewhere' });
};

test('a link inside of the site is the router’s, one out of it is the browser’s', () => {
  expect(show('/games').dataset['routed']).toBe('yes');
});

test.each(['https://example.org', '//example.org', 'mailto:a@example.org'])('%s leaves the site', (href) => {
  expect(show(href).dataset['routed']).toBeUndefined();
});

test('a page that is opened beside this one cannot reach back', () => {
  expect(show('https://example.org', '_blank').getAttribute('rel')).toBe('noopener noreferrer');
});

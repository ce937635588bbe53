import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { LinkProvider, type LinkProps } from '../Link/LinkProvider.tsx';
import { Button } from './Button.tsx';

test('a button is pressed by mouse and keyboard and submits no form unless it says so', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Refresh</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('while its action is under way a button keeps its name and focus and takes no press', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isLoading onClick={onClick}>
        Log in
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Log in' });
  await userEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an icon button is named by its label', () => {
  render(<IconButton label="Close" icon={<CloseIcon />} />);
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
});

test('links inside of the site go by the router, those out of it are plain and hand over no window', () => {
  const RouterLink = ({ href, children, ...rest }: LinkProps) => (
    <a {...rest} href={`/en${href}`}>
      {children}
    </a>
  );
  render(
    <LinkProvider component={RouterLink}>
      <ButtonLink href="/help">Help</ButtonLink>
      <ButtonLink href="https://t.me/x" target="_blank">
        Telegram
      </ButtonLink>
      <ButtonLink as="button">Act</ButtonLink>
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/en/help');
  const outside = screen.getByRole('link', { name: 'Telegram' });
  expect(outside.getAttribute('href')).toBe('https://t.me/x');
  expect(outside.getAttribute('rel')).toContain('noopener');
  expect(screen.getByRole('button', { name: 'Act' })).toBeTruthy();
});

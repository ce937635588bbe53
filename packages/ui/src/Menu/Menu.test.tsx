import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';
import { MenuItem } from './MenuItem.tsx';

const onEnglish = vi.fn<() => void>();

const Languages = () => (
  <Menu label="Language" renderTrigger={(props) => <Button {...props}>VI</Button>}>
    <MenuItem isChecked onSelect={() => {}}>
      Tiếng Việt
    </MenuItem>
    <MenuItem isDisabled onSelect={() => {}}>
      Español
    </MenuItem>
    <MenuItem isChecked={false} onSelect={onEnglish}>
      English
    </MenuItem>
    <MenuItem href="/help">Help</MenuItem>
  </Menu>
);

const focused = () => document.activeElement?.textContent;

test('a menu opens by keyboard into its first entry, and arrows go round past what is disabled', async () => {
  render(<Languages />);
  const trigger = screen.getByRole('button', { name: 'VI' });
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  expect(focused()).toBe('Tiếng Việt');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('English');
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(focused()).toBe('Tiếng Việt');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Help');
});

test('first letters lead to an entry', async () => {
  render(<Languages />);
  await userEvent.click(screen.getByRole('button', { name: 'VI' }));
  await userEvent.keyboard('e');
  expect(focused()).toBe('English');
});

test('choosing closes the menu, and the choice in force is told', async () => {
  render(<Languages />);
  const trigger = screen.getByRole('button', { name: 'VI' });
  await userEvent.click(trigger);
  expect(screen.getByRole('menuitemradio', { name: 'Tiếng Việt', checked: true })).toBeTruthy();
  expect(screen.getByRole('menuitem', { name: 'Help' }).getAttribute('href')).toBe('/help');
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }));
  expect(onEnglish).toHaveBeenCalledOnce();
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
});

test('Esc closes it and the focus is back at the button', async () => {
  render(<Languages />);
  const trigger = screen.getByRole('button', { name: 'VI' });
  await userEvent.click(trigger);
  await userEvent.keyboard('{Escape}');
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(trigger);
});

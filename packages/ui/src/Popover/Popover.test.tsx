import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { Popover } from './Popover.tsx';

test('a button opens a named panel, whose content can close it', async () => {
  render(
    <Popover label="Lottery" renderTrigger={(props) => <Button {...props}>Lottery</Button>}>
      {(close) => <Button onClick={close}>Done</Button>}
    </Popover>,
  );
  const trigger = screen.getByRole('button', { name: 'Lottery' });
  await userEvent.click(trigger);
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('dialog', { name: 'Lottery' }).id).toBe(trigger.getAttribute('aria-controls'));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
});

test('a tooltip describes what it explains, shows with the focus and goes by Esc', async () => {
  render(<Tooltip text="Return to player">{(props) => <Button {...props}>RTP</Button>}</Tooltip>);
  const button = screen.getByRole('button', { name: 'RTP' });
  const tooltip = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(tooltip?.textContent).toBe('Return to player');
  await userEvent.tab();
  expect(tooltip?.matches(':popover-open')).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(tooltip?.matches(':popover-open')).toBe(false);
  expect(document.activeElement).toBe(button);
});

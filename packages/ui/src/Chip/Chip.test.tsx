import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Chip } from './Chip.tsx';

test('a chip that is turned on says so, and one that leads elsewhere is a link', async () => {
  const onToggle = vi.fn<() => void>();
  render(
    <>
      <Chip isSelected onToggle={onToggle}>
        Today
      </Chip>
      <Chip href="/week" isSelected>
        Week
      </Chip>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Today', pressed: true }));
  expect(onToggle).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Week' }).getAttribute('aria-current')).toBe('page');
});

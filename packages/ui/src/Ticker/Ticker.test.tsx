import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Ticker } from './Ticker.tsx';

const words = { label: 'Notices', pauseLabel: 'Pause', playLabel: 'Play' };

test('notices lead somewhere or open something, once for each reader', async () => {
  const onSelect = vi.fn<() => void>();
  render(
    <Ticker
      {...words}
      notices={[
        { id: '1', text: 'Maintenance', onSelect },
        { id: '2', text: 'Promotion', href: '/promotions' },
      ]}
    />,
  );
  const visible = screen.getByRole('list');
  expect(visible.textContent).toBe('MaintenancePromotion');
  await userEvent.click(screen.getByRole('button', { name: 'Maintenance' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Promotion' }).getAttribute('href')).toBe('/promotions');
});

test('it can be stopped', async () => {
  render(<Ticker {...words} notices={[{ id: '1', text: 'Maintenance' }]} />);
  const region = screen.getByRole('region', { name: 'Notices' });
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(region.hasAttribute('data-paused')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(region.hasAttribute('data-paused')).toBe(false);
});

test('without notices there is no ticker', () => {
  render(<Ticker {...words} notices={[]} />);
  expect(screen.queryByRole('region')).toBeNull();
});

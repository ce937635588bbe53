import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Slot, SlotContext } from './Slot.tsx';

afterEach(cleanup);

test('shows what fills it, and hands on what stands there until then', () => {
  render(
    <SlotContext value={(name, fallback) => (name === 'home-winners-board' ? 'Winners' : fallback)}>
      <Slot name="home-winners-board" />
      <Slot name="home-popular-tiles" fallback={<p>Loading</p>} />
    </SlotContext>,
  );
  expect(document.body.textContent).toBe('WinnersLoading');
});

test('shows nothing where no feature fills it', () => {
  render(<Slot name="home-winners-board" fallback={<p>Loading</p>} />);
  expect(screen.queryByText('Loading')).toBeNull();
});

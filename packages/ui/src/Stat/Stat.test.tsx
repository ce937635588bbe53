import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stat } from './Stat.tsx';

test('a figure is read with what it counts and with what is said of it', () => {
  render(<Stat label="New members" value="31" note="12 % more" />);
  expect(screen.getByRole('term').textContent).toBe('New members');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '31',
    '12 % more',
  ]);
});

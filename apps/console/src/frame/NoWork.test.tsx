import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderConsole } from '../testing/renderConsole.tsx';
import { NoWork } from './NoWork.tsx';

afterEach(cleanup);

test('whoever has no page reads which role they have at the merchant, and whom to ask', () => {
  const merchant = { code: 'SENVANG', name: 'Sen Vàng', permissions: [] };
  const grants = [
    { merchant: 'SENVANG', role: 'agents' },
    { merchant: 'NORTHBAY', role: 'support' },
  ];
  renderConsole(<NoWork />, { merchant, grants });
  expect(screen.getByText('Nothing to work on yet')).toBeTruthy();
  expect(screen.getByText(/^Your role at Sen Vàng: Agents\. .* Ask an owner/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Your account' }).getAttribute('href')).toBe('/account');
});

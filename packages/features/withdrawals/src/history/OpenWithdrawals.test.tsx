import { renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { catalog } from '../catalog.ts';
import { withdrawalOf } from '../testing/samples.ts';
import OpenWithdrawals from './OpenWithdrawals.slot.tsx';

const render = (...states: ('requested' | 'completed')[]) =>
  renderFeature(<OpenWithdrawals />, {
    catalog,
    answers: {
      getWithdrawals: () => ({
        withdrawals: states.map((state, at) => withdrawalOf({ id: `w-${at}`, state })),
        total: states.length,
      }),
    },
  });

afterEach(cleanup);

test('a withdrawal that is under way stands there, one that is over does not', async () => {
  await render('requested', 'completed');
  await screen.findByRole('heading', { name: 'Withdrawals under way' });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/member/withdrawals', '/member/withdrawals?id=w-0']);
});

test('nothing stands there where none is', async () => {
  const { container } = await render('completed');
  await new Promise((done) => setTimeout(done, 50));
  expect(container.textContent).toBe('');
});

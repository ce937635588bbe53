import { getWithdrawals } from '@marquee/contract/routes';
import { memberOf, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { catalog } from '../catalog.ts';
import { listedOf } from '../testing/samples.ts';
import OpenWithdrawals from './OpenWithdrawals.slot.tsx';

const render = (...states: ('requested' | 'completed')[]) =>
  renderFeature(<OpenWithdrawals />, {
    catalog,
    session: memberOf(),
    answers: {
      [getWithdrawals.id]: () => ({
        withdrawals: states.map((state, at) => listedOf({ id: `w-${at}`, state })),
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
  const { container, called } = await render('completed');
  await waitFor(() => expect(called.mock.calls.map(([id]) => id)).toContain(getWithdrawals.id));
  expect(container.textContent).toBe('');
});

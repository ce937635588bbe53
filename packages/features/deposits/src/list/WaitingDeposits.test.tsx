import { getDeposits } from '@marquee/contract/routes';
import { memberOf, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { catalog } from '../catalog.ts';
import type { Deposit } from '../depositTypes.ts';
import { waiting } from '../testing/samples.ts';
import WaitingDeposits from './WaitingDeposits.slot.tsx';

const render = (...deposits: Deposit[]) =>
  renderFeature(<WaitingDeposits />, {
    catalog,
    session: memberOf(),
    answers: { [getDeposits.id]: () => ({ deposits, total: deposits.length }) },
  });

const paid: Deposit = { ...waiting, reference: 'DPZZ23CD45', state: 'paid', credited: waiting.amount };

afterEach(cleanup);

test('a deposit that waits leads to where it is paid, one that is credited does not stand there', async () => {
  await render(waiting, paid);
  await screen.findByRole('heading', { name: 'Deposits waiting for payment' });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([`/member/deposit?reference=${waiting.reference}`]);
});

test('nothing stands there where none waits', async () => {
  const { container, called } = await render(paid);
  await waitFor(() => expect(called.mock.calls.map(([id]) => id)).toContain(getDeposits.id));
  expect(container.textContent).toBe('');
});

import { ApiError } from '@marquee/api-client';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { renderConsole } from '../testing/renderConsole.tsx';
import { FinderProvider } from './FinderProvider.tsx';

afterEach(cleanup);

const Address = () => <output data-testid="address">{useLocation().pathname}</output>;

const withdrawal = { reference: 'W7KQ2MXP', username: 'mai', state: 'held' };

type Ask = (route: { id: string }) => Promise<unknown>;

/** Opens the search for somebody with permissions, at a platform that finds one withdrawal. */
const open = async (
  permissions: string[],
  answer: Ask = () => Promise.resolve({ withdrawals: [withdrawal] }),
) => {
  const client = vi.fn<Ask>(answer);
  renderConsole(
    <FinderProvider>
      <Address />
    </FinderProvider>,
    { client, merchant: { code: 'NORTHBAY', permissions } },
  );
  const user = userEvent.setup();
  await user.keyboard('{Control>}k{/Control}');
  return { user, client, field: await screen.findByRole('searchbox') };
};

const titles = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const address = () => screen.getByTestId('address').textContent;

test('Ctrl-K shows the pages that the person has, and typing finds one by a part of its name', async () => {
  const { user, field } = await open(['withdrawals.read']);
  expect(titles()).toEqual(['WithdrawalsPage', 'Second personPage', 'Your accountPage']);
  await user.type(field, 'sécond');
  expect(titles()).toEqual(['Second personPage']);
  await user.keyboard('{Enter}');
  expect([address(), screen.queryByRole('dialog')]).toEqual(['/requests', null]);
});

test('a reference leads to what it names', async () => {
  const { user, field } = await open(['withdrawals.read']);
  await user.type(field, 'w7kq2mxp');
  await screen.findByText('W7KQ2MXP');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('href')).toBe('/withdrawals/W7KQ2MXP');
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(field);
});

test('a deposit, a game and a round are found by what names them', async () => {
  const answers: Record<string, object> = {
    getStaffDeposits: { deposits: [{ reference: 'DP4H8X2LQ9TCWX', username: 'mai', state: 'waiting' }] },
    getStaffGames: { games: [{ title: 'Dragon Well', vendorName: 'Lantern', isOffered: false }] },
    getStaffMembers: { members: [{ id: 'm1', username: 'mai', nickname: 'Mai', isLocked: false }] },
  };
  const { user, field } = await open(['deposits.read', 'games.read', 'members.read'], ({ id }) =>
    Promise.resolve(answers[id]),
  );
  await user.type(field, 'r7kq2-mxp4h');
  await screen.findByText('R7KQ2-MXP4H');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/members/m1?part=rounds&rounds.round=R7KQ2-MXP4H',
    '/members/m1',
    '/deposits/DP4H8X2LQ9TCWX',
    '/games?games.search=Dragon%20Well',
  ]);
});

test('what a person may not see is not asked for', async () => {
  const { user, field, client } = await open(['audit.read']);
  await user.type(field, 'w7kq2mxp');
  await screen.findByText('Nothing of this name that you may see.');
  expect([titles(), client.mock.calls]).toEqual([[], []]);
});

test('a search that the platform refuses says why', async () => {
  const refused = new ApiError(403, { code: 'NOT_PERMITTED', message: 'Not any more.' });
  const { user, field } = await open(['withdrawals.read'], () => Promise.reject(refused));
  await user.type(field, 'w7kq2mxp');
  expect(await screen.findByText('Not any more.')).toBeTruthy();
});

import { ApiError } from '@marquee/api-client';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ProofProvider } from '../proof/ProofProvider.tsx';
import { renderConsole } from '../testing/renderConsole.tsx';
import { RequestDecision } from './RequestDecision.tsx';

afterEach(cleanup);

type Decide = (decision: 'agree' | 'refuse') => Promise<unknown>;

/** Shows what Ann has asked for to Bao, or to somebody else. */
const show = ({ who = 'bao', may = true, decide = vi.fn<Decide>(() => Promise.resolve()) } = {}) => {
  const askedBy = { id: 'ann', name: 'Ann' };
  renderConsole(
    <ProofProvider>
      <RequestDecision
        request={{ reason: 'It was counted twice.', askedBy, askedAt: new Date().toISOString() }}
        may={may}
        decide={decide}
      />
    </ProofProvider>,
    { who },
  );
  return { user: userEvent.setup(), decide };
};

test('a second person reads why it was asked for, and decides', async () => {
  const { user, decide } = show();
  expect(screen.getByText('Reason: It was counted twice.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  await user.click(screen.getByRole('button', { name: 'Agree' }));
  expect(decide.mock.calls).toEqual([['refuse'], ['agree']]);
});

test('whoever has asked reads that someone else has to decide', () => {
  show({ who: 'ann' });
  expect(screen.getByText('Someone else has to decide it.')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('whoever may not decide it is offered nothing', () => {
  show({ may: false });
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a decision that is refused says why, and can be made again', async () => {
  const refused = new ApiError(409, { code: 'REQUEST_OVER', message: 'This has been decided already.' });
  const { user } = show({ decide: vi.fn<Decide>(() => Promise.reject(refused)) });
  await user.click(screen.getByRole('button', { name: 'Agree' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This has been decided already.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Agree' }).disabled).toBe(false);
});

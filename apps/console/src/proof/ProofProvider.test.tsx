import { I18nProvider } from '@lingui/react';
import { ApiError, type Client } from '@marquee/api-client';
import { createI18n } from '@marquee/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConsoleContext, type ConsoleState } from '../api/ConsoleContext.ts';
import { ProofDismissed } from './ProofDismissed.ts';
import { ProofProvider, useProof } from './ProofProvider.tsx';

afterEach(cleanup);

type Call = () => Promise<string>;

const due = new ApiError(403, { code: 'PROOF_DUE', message: 'Confirm first.' });

const Decision = ({ call }: { call: () => Promise<string> }) => {
  const withProof = useProof();
  const [told, setTold] = useState('');
  const press = () =>
    withProof(call).then(setTold, (error: unknown) =>
      setTold(error instanceof ProofDismissed ? 'dismissed' : 'failed'),
    );
  return (
    <>
      <button type="button" onClick={() => void press()}>
        Decide
      </button>
      <p>{told}</p>
    </>
  );
};

/** Shows a button that makes a call, at a platform that takes one code. */
const show = (call: () => Promise<string>, proofs = ['authenticator']) => {
  type Prove = (route: unknown, input: { body: { code: string } }) => Promise<{ provenUntil: string }>;
  const prove = vi.fn<Prove>((_route, input) =>
    input.body.code === '123456'
      ? Promise.resolve({ provenUntil: '' })
      : Promise.reject(new ApiError(400, { code: 'CODE_WRONG', message: 'This code is wrong.' })),
  );
  const self = { proofs };
  const state = { client: prove as unknown as Client, language: 'en', self } as ConsoleState;
  render(
    <I18nProvider i18n={createI18n('en', {})}>
      <ConsoleContext value={state}>
        <ProofProvider>
          <Decision call={call} />
        </ProofProvider>
      </ConsoleContext>
    </I18nProvider>,
  );
  return { user: userEvent.setup(), prove };
};

const code = () => screen.findByRole('textbox', { name: /Code from your authenticator app/ });

test('a call that needs no fresh proof is made once, and nothing is asked', async () => {
  const call = vi.fn<Call>().mockResolvedValue('done');
  const { user } = show(call);
  await user.click(screen.getByText('Decide'));
  await screen.findByText('done');
  expect(call).toHaveBeenCalledOnce();
});

test('where a code is due it is asked for, a wrong one is told, and the call is made again after the right one', async () => {
  const call = vi.fn<Call>().mockRejectedValueOnce(due).mockResolvedValueOnce('done');
  const { user, prove } = show(call);
  await user.click(screen.getByText('Decide'));
  await user.type(await code(), '000000{Enter}');
  await screen.findByText('This code is wrong.');
  expect(call).toHaveBeenCalledOnce();
  await user.type(await code(), '123456{Enter}');
  await screen.findByText('done');
  expect([call.mock.calls.length, prove.mock.calls.length]).toEqual([2, 2]);
});

test('who closes the dialog has decided nothing', async () => {
  const call = vi.fn<Call>().mockRejectedValue(due);
  const { user } = show(call);
  await user.click(screen.getByText('Decide'));
  await code();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByText('dismissed');
  expect(call).toHaveBeenCalledOnce();
});

test('a refusal of another kind goes through as it is', async () => {
  const call = vi.fn<Call>().mockRejectedValue(new ApiError(409, { code: 'CASE_CLAIMED', message: '' }));
  const { user } = show(call);
  await user.click(screen.getByText('Decide'));
  expect(await screen.findByText('failed')).toBeTruthy();
});

test('whoever has a passkey alone is told where the browser knows none, and asked for no code', async () => {
  const { user } = show(vi.fn<Call>().mockRejectedValue(due), ['passkey']);
  await user.click(screen.getByText('Decide'));
  await screen.findByText('This browser cannot use passkeys. Open the console in another one.');
  expect(screen.queryByRole('textbox')).toBeNull();
});

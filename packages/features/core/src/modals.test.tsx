import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { coreTexts } from './coreTexts.ts';
import { modalsAtom, useCloseModal, useOpenModal } from './modals.ts';
import { renderFeature } from './testing/renderFeature.tsx';

const Buttons = () => {
  const open = useOpenModal();
  const close = useCloseModal();
  return (
    <>
      <button onClick={() => open('login', {})}>Log in</button>
      <button onClick={() => open('login', { tab: 'sms' })}>By code</button>
      <button onClick={() => open('forgotPassword', {})}>Forgot</button>
      <button onClick={() => close('login')}>Close</button>
    </>
  );
};

const press = async (...names: string[]) => {
  const { store } = await renderFeature(<Buttons />, { catalog: coreTexts });
  for (const name of names) await userEvent.click(screen.getByRole('button', { name }));
  return store.get(modalsAtom);
};

afterEach(cleanup);

test('a further box opens over the first', async () => {
  expect(await press('Log in', 'Forgot')).toEqual([
    { id: 'login', params: {} },
    { id: 'forgotPassword', params: {} },
  ]);
});

test('a box that is open already comes to the top, with what it is told now', async () => {
  expect(await press('Log in', 'Forgot', 'By code')).toEqual([
    { id: 'forgotPassword', params: {} },
    { id: 'login', params: { tab: 'sms' } },
  ]);
});

test('a box is closed by its name, wherever it stands', async () => {
  expect(await press('Log in', 'Forgot', 'Close')).toEqual([{ id: 'forgotPassword', params: {} }]);
  cleanup();
  expect(await press('Close')).toEqual([]);
});

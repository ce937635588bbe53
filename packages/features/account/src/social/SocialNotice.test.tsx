import { fakePopup, refused } from '@marquee/feature-core/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { settingsWith } from '../registration/testing/samples.ts';
import { renderRegister } from '../registration/testing/renderRegister.tsx';
import { pendingSocialAtom } from './pendingSocialAtom.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const person = { firebaseChannel: 'google', firebaseIdToken: 'a.b.c', name: 'Lan Pham' } as const;

const open = async (options: Parameters<typeof renderRegister>[0] = {}) => {
  const page = await renderRegister({
    settings: settingsWith(['username*', 'password*', 'nickname']),
    ...options,
  });
  act(() => page.store.set(pendingSocialAtom, person));
  return page;
};

const finish = async () => {
  await userEvent.type(screen.getByLabelText(/^Username/), 'lanpham');
  await userEvent.type(screen.getByLabelText(/^Password/), 'Sealed-1357');
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Open an account' }));
};

test('a person known from a party finishes the account, which is linked to it', async () => {
  const page = await open();
  expect(await screen.findByText('Almost done, Lan Pham')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Nickname/).value).toBe('Lan Pham');
  await finish();
  await waitFor(() => expect(page.countOf('register')).toBe(1));
  expect(page.bodiesOf('register')).toMatchObject([
    { firebaseChannel2: 'google', firebaseIdToken2: 'a.b.c', nickname: 'Lan Pham' },
  ]);
  await waitFor(() => expect(page.store.get(pendingSocialAtom)).toBeUndefined());
});

test('who goes on without the party registers as anyone does', async () => {
  const page = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue without Google' }));
  expect(screen.queryByText(/^Almost done/)).toBeNull();
  await finish();
  await waitFor(() => expect(page.countOf('register')).toBe(1));
  expect(page.bodiesOf('register')[0]).not.toHaveProperty('firebaseIdToken2');
});

test('a token that ran out can be replaced without losing what was typed', async () => {
  const popup = fakePopup();
  const page = await open({
    answers: {
      register: () => Promise.reject(refused('SOCIAL_TOKEN_INVALID', { message: 'Sign in once more.' })),
      startSocial: () => ({ url: 'https://party.example', state: 'once' }),
      finishSocial: () => ({ ...person, firebaseIdToken: 'd.e.f' }),
    },
  });
  await screen.findByText('Almost done, Lan Pham');
  expect(screen.queryByRole('button', { name: 'Sign in with Google again' })).toBeNull();
  await finish();
  await screen.findByText('Sign in once more.');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in with Google again' }));
  await waitFor(() => expect(popup.ledTo()).toBeDefined());
  act(() => popup.answer('?code=2'));
  await waitFor(() => expect(page.store.get(pendingSocialAtom)?.firebaseIdToken).toBe('d.e.f'));
  expect(screen.queryByRole('button', { name: 'Sign in with Google again' })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(/^Username/).value).toBe('lanpham');
});

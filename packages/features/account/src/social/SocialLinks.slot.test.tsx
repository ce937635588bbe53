import { getSocialLinks } from '@marquee/contract/routes';
import { toastsAtom } from '@marquee/feature-core';
import { fakePopup, renderFeature } from '@marquee/feature-core/testing';
import { ApiError } from '@marquee/api-client';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { catalog } from '../catalog.ts';
import SocialLinks from './SocialLinks.slot.tsx';

type Answers = Record<string, (input: { body?: unknown }) => unknown>;

const google = { firebaseChannel: 'google', name: 'Lan Phạm', linkedAt: '2030-01-01T00:00:00Z' } as const;

const render = (answers: Answers, isOffered = true) =>
  renderFeature(<SocialLinks />, { catalog, answers, site: { hasFlag: () => isOffered } });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const linked = { [getSocialLinks.id]: () => ({ hasPassword: true, links: [google] }) };
const unlinked = { [getSocialLinks.id]: () => ({ hasPassword: true, links: [] }) };

test('each party says whether it is linked, and as whom', async () => {
  await render(linked);
  await screen.findByText('Linked as Lan Phạm');
  expect(screen.getByRole('button', { name: 'Unlink Google' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Link Telegram' })).toBeTruthy();
});

test('what is linked can be unlinked, even where it is offered no more', async () => {
  await render(linked, false);
  await screen.findByRole('button', { name: 'Unlink Google' });
  expect(screen.queryByRole('button', { name: 'Link Telegram' })).toBeNull();
});

test('nothing stands there where nothing is offered or linked', async () => {
  await render(unlinked, false);
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});

test('a party is linked after it has answered and the password is typed', async () => {
  const popup = fakePopup();
  const link = vi.fn<(input: { body?: unknown }) => unknown>(() => ({ linked: true }));
  const { store } = await render({
    ...unlinked,
    startSocial: () => ({ url: 'https://party.example', state: 'once' }),
    finishSocial: () => ({ firebaseChannel: 'telegram', firebaseIdToken: 'signed', name: null }),
    linkSocial: link,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Link Telegram' }));
  await waitFor(() => expect(popup.ledTo()).toBeDefined());
  act(() => popup.answer('?state=once#tgAuthResult=x'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Link Telegram?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Link Telegram' }));
  expect(dialog.getByText('This field cannot be empty.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/^Login password/), 'Sealed-1357');
  await userEvent.click(dialog.getByRole('button', { name: 'Link Telegram' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(link.mock.calls[0]?.[0].body).toEqual({
    firebaseChannel: 'telegram',
    firebaseIdToken: 'signed',
    password: 'Sealed-1357',
  });
  expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(['Telegram is linked.']);
});

test('a wrong password is told at its field, and what was typed stays', async () => {
  const wrong = new ApiError(400, { code: 'PASSWORD_WRONG', message: 'The password is wrong.' });
  await render({ ...linked, unlinkSocial: () => Promise.reject(wrong) });
  await userEvent.click(await screen.findByRole('button', { name: 'Unlink Google' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Unlink Google?' }));
  await userEvent.type(dialog.getByLabelText(/^Login password/), 'nope');
  await userEvent.click(dialog.getByRole('button', { name: 'Unlink Google' }));
  await dialog.findByText('The password is wrong.');
  const field = dialog.getByLabelText<HTMLInputElement>(/^Login password/);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value).toBe('nope');
});

test('an account without a password is told to set one first', async () => {
  await render({ [getSocialLinks.id]: () => ({ hasPassword: false, links: [google] }) });
  await screen.findByText(/has no password yet\. Set one first/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('links that do not load can be asked for again', async () => {
  let isDown = true;
  await render({
    [getSocialLinks.id]: () => {
      if (isDown) throw new ApiError(500, { code: 'INTERNAL', message: 'Broken.' });
      return { hasPassword: true, links: [google] };
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Linked as Lan Phạm')).toBeTruthy();
});

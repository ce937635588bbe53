import { ApiError } from '@marquee/api-client';
import {
  getProfile,
  sendContactCode,
  sendProofCode,
  setAvatar,
  setContact,
  setProfile,
  uploadAvatar,
} from '@marquee/contract/routes';
import { sessionOf, toastsAtom } from '@marquee/feature-core';
import { type Answers, offline, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { catalog } from '../catalog.ts';
import { member } from '../testing/samples.ts';
import Profile from './Profile.page.tsx';
import type { ProfileState } from './Profile.ts';

afterEach(cleanup);

const profileOf = (changes: Partial<ProfileState> = {}): ProfileState => ({
  username: 'linhvu',
  icon: '/art/avatars/poster/3.webp',
  avatar: 3,
  avatars: 12,
  mobile: { hint: '•••268', isVerified: true },
  email: { hint: 'l•••@e•••.com', isVerified: false },
  details: [
    { field: 'nickname', value: 'Linh', isFixed: false, isRequired: true },
    { field: 'payeeName', value: 'VU LINH', isFixed: true, isRequired: true },
    { field: 'birthday', value: null, isFixed: false, isRequired: true },
  ],
  birthdayAge: 21,
  ways: [
    { method: 'sms', hint: '•••268' },
    { method: 'paymentPassword', hint: null },
  ],
  coolingHours: 24,
  withdrawalsFrom: null,
  ...changes,
});

const open = (answers: Answers = {}, at = '/member/profile') =>
  renderFeature(<Profile />, {
    catalog,
    at,
    session: sessionOf(member),
    answers: {
      [getProfile.id]: () => profileOf(),
      [sendContactCode.id]: () => ({ expiredMinutes: 5 }),
      [sendProofCode.id]: () => ({ expiredMinutes: 5 }),
      [setContact.id]: () => ({
        receiver: { hint: 'n•••@e•••.com', isVerified: true },
        withdrawalsFrom: null,
      }),
      ...answers,
    },
  });

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const box = async (name: string) => within(await screen.findByRole('dialog', { name }));

const changeMail = async () => {
  await press('Change: E-mail');
  const dialog = await box('Change your e-mail');
  await userEvent.type(dialog.getByLabelText(/^New e-mail/), 'new@example.com');
  const [send] = dialog.getAllByRole('button', { name: 'Send code' });
  if (send) await userEvent.click(send);
  await userEvent.type(dialog.getByLabelText(/^Code from the e-mail/), '123456');
  await userEvent.click(dialog.getByRole('radio', { name: /Payment password/ }));
  await userEvent.type(dialog.getByLabelText(/^Payment password/, { selector: '[name="proof"]' }), '246813');
  return dialog;
};

test('an e-mail is changed by the code sent to it and a proof, after a word about the wait', async () => {
  const { called, store } = await open();
  const dialog = await changeMail();
  expect(dialog.getByText(/withdrawals open again 24 hours after the change/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(called).toHaveBeenCalledWith(sendContactCode.id, {
    body: { channel: 'email', email: 'new@example.com' },
  });
  expect(called).toHaveBeenCalledWith(setContact.id, {
    body: {
      channel: 'email',
      email: 'new@example.com',
      verificationCode: '123456',
      proof: { method: 'paymentPassword', proof: '246813' },
    },
  });
  expect(store.get(toastsAtom)[0]?.text).toBe('Your e-mail has been verified.');
});

test('a refused proof is told at its field, and all that was typed stays', async () => {
  await open({
    [setContact.id]: () => {
      const message = 'This is not it.';
      const fields = [{ field: 'proof', rule: 'PAYMENT_PASSWORD_WRONG', message }];
      throw new ApiError(400, { code: 'INVALID_INPUT', message, details: { fields } });
    },
  });
  const dialog = await changeMail();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This is not it.')).toBeTruthy();
  const proof = dialog.getByLabelText<HTMLInputElement>(/^Payment password/, { selector: '[name="proof"]' });
  await waitFor(() => expect(document.activeElement).toBe(proof));
  expect(proof.value).toBe('246813');
  expect(dialog.getByLabelText<HTMLInputElement>(/^New e-mail/).value).toBe('new@example.com');
  expect(dialog.getByLabelText<HTMLInputElement>(/^Code from the e-mail/).value).toBe('123456');
});

test('one’s own e-mail is verified by its code alone', async () => {
  const { called } = await open();
  await press('Verify: E-mail');
  const dialog = await box('Verify your e-mail');
  expect(dialog.queryByRole('radio')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Send code' }));
  await userEvent.type(dialog.getByLabelText(/^Code from the e-mail/), '123456');
  await userEvent.click(dialog.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(called).toHaveBeenCalledWith(setContact.id, {
    body: { channel: 'email', verificationCode: '123456' },
  });
});

test('what proves age or payee is shown and not asked for again; the rest is saved', async () => {
  const { called } = await open({ [setProfile.id]: () => profileOf() });
  const fixed = within(await screen.findByRole('list', { name: 'Fixed details' }));
  expect(fixed.getByText('VU LINH')).toBeTruthy();
  expect(screen.queryByLabelText(/^Real name/)).toBeNull();
  expect(screen.getByText(/at least 21 years old/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Date of birth/), '1990-05-20');
  await press('Save');
  await waitFor(() =>
    expect(called).toHaveBeenCalledWith(setProfile.id, {
      body: { nickname: 'Linh', birthday: '1990-05-20' },
    }),
  );
});

test('a picture is one of the brand’s or one’s own', async () => {
  const { called } = await open({
    [setAvatar.id]: () => ({ icon: '/art/avatars/poster/7.webp' }),
    [uploadAvatar.id]: () => ({ icon: 'data:image/jpeg;base64,AA==' }),
  });
  await press('Change picture');
  await userEvent.click((await box('Your picture')).getByRole('radio', { name: 'Picture 7' }));
  await userEvent.click((await box('Your picture')).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(called).toHaveBeenCalledWith(setAvatar.id, { body: { avatar: 7 } });
  await press('Change picture');
  const file = new File(['x'], 'me.png', { type: 'image/png' });
  await userEvent.upload((await box('Your picture')).getByLabelText(/^Or one of your own/), file);
  await userEvent.click((await box('Your picture')).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(called).toHaveBeenCalledWith(uploadAvatar.id, { body: file }));
});

test('whoever has to bind a proof before a withdrawal finds the way back', async () => {
  const none = { mobile: null, email: null, ways: [{ method: 'password' as const, hint: null }] };
  await open({ [getProfile.id]: () => profileOf(none) }, '/member/profile?from=withdraw');
  const back = await screen.findByRole('link', { name: 'Back to the withdrawal' });
  expect(back.getAttribute('href')).toBe('/member/withdraw');
  expect(screen.getByText('Before your first withdrawal')).toBeTruthy();
});

test('a member is told until when withdrawals wait', async () => {
  await open({ [getProfile.id]: () => profileOf({ withdrawalsFrom: '2026-11-22T08:00:00Z' }) });
  expect(await screen.findByText(/^Withdrawals reopen .*2026/)).toBeTruthy();
});

test('what could not be loaded is asked for again', async () => {
  let isDown = true;
  await open({ [getProfile.id]: () => (isDown ? offline() : profileOf()) });
  expect(await screen.findByText('We couldn’t load this')).toBeTruthy();
  isDown = false;
  await press('Try again');
  expect(await screen.findByText('Username: linhvu')).toBeTruthy();
});

import { offline, refused } from '@marquee/feature-core/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderModal, untilGreeted } from '../testing/renderModal.tsx';
import { member } from '../testing/samples.ts';

const rules = [
  {
    field: 'password',
    patternId: 'strong-password' as const,
    minLength: 8,
    maxLength: 20,
    acceptedPattern: String.raw`^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[^A-Za-z0-9\s])\S+$`,
  },
];
const getRegisterRules = () => rules;
const good = 'Better-2468';

beforeEach(() => globalThis.sessionStorage.clear());
afterEach(cleanup);

const typeNew = async (password = good, again = password) => {
  await userEvent.type(screen.getByLabelText(/^New password/), password);
  await userEvent.type(screen.getByLabelText(/^Confirm new password/), again);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const openDialog = (name: string) => screen.findByRole('dialog', { name });

test('the rule of the merchant is ticked off while the password is typed', async () => {
  await renderModal({
    modal: { id: 'changePassword', params: {} },
    as: member,
    answers: { getRegisterRules },
  });
  const list = within(await screen.findByRole('list', { name: 'What your password needs' }));
  const met = () => list.getAllByRole('listitem').filter((item) => item.textContent.endsWith('– met')).length;
  expect(met()).toBe(0);
  expect(JSON.parse(sessionStorage.getItem('validate') ?? '')).toEqual(rules);
  const field = screen.getByLabelText(/^New password/);
  await userEvent.type(field, 'abcdefgh');
  expect(list.getByText(/^8 to 20 characters/).textContent).toContain('– met');
  expect(met()).toBe(3);
  await userEvent.type(field, 'A1!');
  expect(met()).toBe(6);
});

test('a member changes the password, and the page goes home', async () => {
  const page = await renderModal({
    modal: { id: 'changePassword', params: {} },
    as: member,
    answers: { getRegisterRules, changePassword: () => ({ changed: true }) },
  });
  await openDialog('Change password');
  await userEvent.type(screen.getByLabelText(/^Current password/), 'Old-13579');
  await typeNew();
  await press('Change password');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.bodiesOf('changePassword')).toEqual([
    { oldPassword: 'Old-13579', newPassword: good, confirmNewPassword: good },
  ]);
  expect(page.toasts()).toEqual(['Your password has been changed.']);
  await waitFor(() => expect(page.address()).toBe('/'));
});

test('each problem of a change stands at its own field', async () => {
  const page = await renderModal({
    modal: { id: 'changePassword', params: {} },
    as: member,
    answers: {
      getRegisterRules,
      changePassword: () => {
        throw refused('OLD_PASSWORD_WRONG', { message: 'This is not your password.' });
      },
    },
  });
  await screen.findByRole('list', { name: 'What your password needs' });
  await typeNew('short', 'other');
  await press('Change password');
  expect(await screen.findByText('This field cannot be empty.')).toBeTruthy();
  expect(screen.getByText('The password doesn’t meet every requirement below.')).toBeTruthy();
  expect(screen.getByText('The passwords don’t match.')).toBeTruthy();
  expect(page.countOf('changePassword')).toBe(0);

  const old = screen.getByLabelText<HTMLInputElement>(/^Current password/);
  await waitFor(() => expect(document.activeElement).toBe(old));
  await userEvent.type(old, 'Old-13579');
  await userEvent.clear(screen.getByLabelText(/^New password/));
  await userEvent.clear(screen.getByLabelText(/^Confirm new password/));
  await typeNew();
  await press('Change password');
  expect(await screen.findByText('This is not your password.')).toBeTruthy();
  expect(old.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>(/^Confirm new password/).value).toBe(good);
});

test('a forced change cannot be put away, and lets the member in afterwards', async () => {
  globalThis.sessionStorage.setItem('cpw', '1');
  const page = await renderModal({
    modal: { id: 'changePassword', params: { isForced: true } },
    answers: { getRegisterRules, changePassword: () => ({ changed: true }) },
  });
  const dialog = within(await openDialog('Change password'));
  expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Change password' })).toBeTruthy();
  expect(dialog.getByText('Please change your password before you continue.')).toBeTruthy();

  await userEvent.type(screen.getByLabelText(/^Current password/), 'Old-13579');
  await typeNew();
  await press('Change password');
  await untilGreeted();
  expect(page.session().status).toBe('member');
  expect(globalThis.sessionStorage.getItem('cpw')).toBeNull();
  expect(page.address()).toBe('/');
});

test('the way out of a forced change is to log out', async () => {
  const page = await renderModal({
    modal: { id: 'changePassword', params: { isForced: true } },
    answers: { getRegisterRules, logout: () => ({ loggedOut: true }) },
  });
  await openDialog('Change password');
  await press('Log out instead');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.countOf('logout')).toBe(1);
});

test('when only the member did not load, a further try does not change the password again', async () => {
  let isDown = true;
  const page = await renderModal({
    modal: { id: 'changePassword', params: { isForced: true } },
    answers: {
      getRegisterRules,
      changePassword: () => ({ changed: true }),
      getMemberInfo: () => {
        if (isDown) throw refused('BUSY', { message: 'Busy.', retryAfter: 2 });
        return member;
      },
    },
  });
  await screen.findByRole('list', { name: 'What your password needs' });
  await userEvent.type(screen.getByLabelText(/^Current password/), 'Old-13579');
  await typeNew();
  await press('Change password');
  expect((await screen.findByRole('alert')).textContent).toBe('Busy. Try again in 2 seconds.');
  isDown = false;
  await press('Change password');
  await untilGreeted();
  expect(page.countOf('changePassword')).toBe(1);
});

test('a link is asked for by e-mail, and the answer does not tell whether the account exists', async () => {
  const page = await renderModal({
    modal: { id: 'forgotPassword', params: {} },
    answers: { forgotPasswordByEmail: () => ({ sent: true }) },
  });
  await openDialog('Set a new password');
  expect(screen.queryByRole('tab')).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: /^Username/ }), 'linhvu');
  await userEvent.type(screen.getByRole('textbox', { name: /^E-mail/ }), 'linh');
  await press('Send link');
  expect(await screen.findByText('Enter a valid e-mail address.')).toBeTruthy();
  expect(page.countOf('forgotPasswordByEmail')).toBe(0);
  await userEvent.type(screen.getByRole('textbox', { name: /^E-mail/ }), '@example.com');
  await press('Send link');
  expect((await screen.findByRole('alert')).textContent).toContain('If this username and e-mail match');
  expect(page.bodiesOf('forgotPasswordByEmail')).toEqual([{ username: 'linhvu', email: 'linh@example.com' }]);
});

test('who is logged in without a password asks for the same link, and is led to no login', async () => {
  await renderModal({ modal: { id: 'forgotPassword', params: {} }, as: member });
  await openDialog('Set a new password');
  expect(screen.getByRole('button', { name: 'Send link' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Back to login' })).toBeNull();
});

test('CHNGPASSVERIF3 selects the phone: code and new password together', async () => {
  const page = await renderModal({
    modal: { id: 'forgotPassword', params: {} },
    flags: ['CHNGPASSVERIF3'],
    answers: {
      getRegisterRules,
      getCountries: () => [{ countryCode: 'VN', countryDialingCode: '84' }],
      sendSms: () => ({ expiredMinutes: 5 }),
      setPasswordByPhone: () => ({ changed: true }),
    },
  });
  await openDialog('Set a new password');
  expect(screen.getByRole('tab', { name: 'By phone' }).getAttribute('aria-selected')).toBe('true');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Mobile number/ }), '912345678');
  await press('Send code');
  await screen.findByRole('button', { name: /^Send again in/ });
  await press('Set password');
  expect(await screen.findByText('Enter the verification code.')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /^SMS code/ }), '123456');
  await typeNew();
  await press('Set password');
  await openDialog('Log in to Lotus');
  const mobile = { mobileNum: '912345678', countryDialingCode: '84' };
  expect(page.bodiesOf('sendSms')).toEqual([{ ...mobile, purpose: 'password' }]);
  expect(page.bodiesOf('setPasswordByPhone')).toEqual([
    { ...mobile, verificationCode: '123456', newPassword: good },
  ]);
});

test('the number can be typed from the first moment, before the countries have come', async () => {
  let come: (countries: { countryCode: string; countryDialingCode: string }[]) => void = () => {};
  await renderModal({
    modal: { id: 'forgotPassword', params: {} },
    flags: ['CHNGPASSVERIF3', 'LOGINREQCAPTCHA3'],
    answers: { getRegisterRules, getCountries: () => new Promise((resolve) => (come = resolve)) },
  });
  await openDialog('Set a new password');
  const number = screen.getByRole<HTMLInputElement>('textbox', { name: /^Mobile number/ });
  expect(screen.getAllByRole('textbox')[0]).toBe(number);
  await userEvent.type(number, '912345678');
  come([{ countryCode: 'VN', countryDialingCode: '84' }]);
  expect(await screen.findByRole('button', { name: /^Country code: Vietnam/ })).toBeTruthy();
  expect(number.value).toBe('912345678');
});

test('a code that is too old is told at the code', async () => {
  await renderModal({
    modal: { id: 'forgotPassword', params: {} },
    flags: ['CHNGPASSVERIF3'],
    answers: {
      getRegisterRules,
      getCountries: () => [{ countryCode: 'VN', countryDialingCode: '84' }],
      setPasswordByPhone: () => {
        throw refused('CODE_EXPIRED', { message: 'This code is too old.' });
      },
    },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Mobile number/ }), '912345678');
  await userEvent.type(screen.getByRole('textbox', { name: /^SMS code/ }), '123456');
  await typeNew();
  await press('Set password');
  expect(await screen.findByText('This code is too old.')).toBeTruthy();
  const code = screen.getByRole('textbox', { name: /^SMS code/ });
  await waitFor(() => expect(document.activeElement).toBe(code));
});

test('the link of an e-mail sets a password and leads to the login', async () => {
  const page = await renderModal({
    modal: { id: 'setPasswordByLink', params: { resetToken: 'r-1' } },
    answers: { getRegisterRules, setPasswordByLink: () => ({ changed: true }) },
  });
  await screen.findByRole('list', { name: 'What your password needs' });
  await typeNew();
  await press('Set password');
  await openDialog('Log in to Lotus');
  expect(page.bodiesOf('setPasswordByLink')).toEqual([
    { resetToken: 'r-1', newPassword: good, confirmNewPassword: good },
  ]);
});

test('a link that was used leads to a new one', async () => {
  await renderModal({
    modal: { id: 'setPasswordByLink', params: { resetToken: 'r-1' } },
    answers: {
      getRegisterRules,
      setPasswordByLink: () => {
        throw refused('RESET_LINK_INVALID', { message: 'This link was used or is too old.' });
      },
    },
  });
  await screen.findByRole('list', { name: 'What your password needs' });
  await typeNew();
  await press('Set password');
  expect((await screen.findByRole('alert')).textContent).toContain('This link was used or is too old.');
  await press('Request a new link');
  expect(await screen.findByRole('textbox', { name: /^E-mail/ })).toBeTruthy();
});

test('without the rule of the merchant the platform alone judges', async () => {
  const fields = [{ field: 'newPassword', rule: 'guessable', message: 'Too easy to guess.' }];
  await renderModal({
    modal: { id: 'setPasswordByLink', params: { resetToken: 'r-1' } },
    answers: {
      getRegisterRules: offline,
      setPasswordByLink: () => {
        throw refused('INVALID_INPUT', { fields });
      },
    },
  });
  await openDialog('Set a new password');
  await typeNew('linhvu');
  await press('Set password');
  expect(await screen.findByText('Too easy to guess.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^New password/).value).toBe('linhvu');
});

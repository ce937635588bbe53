import { type Answers, fakePopup, refused } from '@marquee/feature-core/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderModal, untilGreeted } from '../testing/renderModal.tsx';
import { opened } from '../testing/samples.ts';

const token = { firebaseChannel: 'phone', firebaseIdToken: 'a.b.c' } as const;
const answers: Answers = {
  getCountries: () => [{ countryCode: 'VN', countryDialingCode: '84' }],
  sendPhoneCode: () => ({ session: 'sent-1', resendSeconds: 60 }),
  redeemPhoneCode: () => token,
  login: () => opened,
};

const openTab = (others: Answers = {}) =>
  renderModal({
    modal: { id: 'login', params: { tab: 'sms' } },
    flags: ['MOBILEVERCODELOGIN3', 'FIREBASESMS3'],
    answers: { ...answers, ...others },
  });

const type = async (name: RegExp, text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name }), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const confirm = async () => {
  const popup = fakePopup();
  await press('I am a person');
  await waitFor(() => expect(popup.ledTo()).toBe('/wps/verification/firebase/check'));
  act(() => popup.answer('of-recaptcha'));
  await screen.findByRole('button', { name: 'Confirmed: you are a person' });
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a check, a code that Firebase sends, and its token open the session; sending again waits 60 seconds', async () => {
  const page = await openTab();
  await type(/^Mobile number/, '912345678');
  await press('Send code');
  expect(await screen.findByText('Confirm that you are a person.')).toBeTruthy();
  expect(page.countOf('sendPhoneCode')).toBe(0);
  await confirm();
  await press('Send code');
  await screen.findByRole('button', { name: /^Send again in (60|59) s$/ });
  await type(/^SMS code/, '123456');
  await press('Log in');
  await untilGreeted();
  const number = { mobileNum: '912345678', countryDialingCode: '84' };
  expect(page.bodiesOf('sendPhoneCode')).toEqual([{ ...number, recaptchaToken: 'of-recaptcha' }]);
  expect(page.bodiesOf('redeemPhoneCode')).toEqual([{ session: 'sent-1', verificationCode: '123456' }]);
  expect(page.bodiesOf('login')).toEqual([{ type: 'firebase', ...token, remember: false }]);
});

test('a window that is closed or blocked is told at the check', async () => {
  await openTab();
  const popup = fakePopup();
  await userEvent.click(await screen.findByRole('button', { name: 'I am a person' }));
  popup.close();
  expect(await screen.findByText(/window was closed before you finished/)).toBeTruthy();
  vi.spyOn(window, 'open').mockReturnValue(null);
  await press('I am a person');
  expect(await screen.findByText(/Allow pop-ups for this site/)).toBeTruthy();
});

test.each([
  ['SOCIAL_QUOTA_EXCEEDED', 'Please contact our support.', {}],
  ['SOCIAL_NOT_ALLOWED', 'This operation is not allowed.', {}],
  ['SOCIAL_TOO_MANY', 'Too many requests.', { retryAfter: 300 }],
  ['SOCIAL_FAILED', 'An unknown error occurred.', {}],
] as const)('%s is told in a box with the platform’s words', async (code, message, details) => {
  await openTab({ sendPhoneCode: () => Promise.reject(refused(code, { message, ...details })) });
  await type(/^Mobile number/, '912345678');
  await confirm();
  await press('Send code');
  const warning = await screen.findByRole('dialog', { name: 'The code couldn’t be sent' });
  expect(warning.textContent).toContain(message);
  await press('OK');
  expect(screen.queryByRole('dialog', { name: 'The code couldn’t be sent' })).toBeNull();
});

test('a check that failed has to be done again; a number is told at the number', async () => {
  const refusals = [
    refused('CAPTCHA_REFUSED', { captcha: true, message: 'The check failed.' }),
    refused('MOBILE_INVALID', { message: 'No such number.' }),
  ];
  await openTab({ sendPhoneCode: () => Promise.reject(refusals.shift()) });
  await type(/^Mobile number/, '912345678');
  await confirm();
  await press('Send code');
  expect(await screen.findByText('The check failed.')).toBeTruthy();
  await confirm();
  await press('Send code');
  expect(await screen.findByText('No such number.')).toBeTruthy();
});

test('a code that was never asked for is told before anything is sent', async () => {
  const page = await openTab();
  await type(/^Mobile number/, '912345678');
  await type(/^SMS code/, '123456');
  await press('Log in');
  expect(await screen.findByText('Have a code sent to this number first.')).toBeTruthy();
  expect(page.countOf('redeemPhoneCode')).toBe(0);
});

test('a number that nobody has is told at the number', async () => {
  await openTab({
    login: () => Promise.reject(refused('MOBILE_UNKNOWN', { message: 'Nobody has this number.' })),
  });
  await type(/^Mobile number/, '912345678');
  await confirm();
  await press('Send code');
  await screen.findByRole('button', { name: /^Send again in/ });
  await type(/^SMS code/, '123456');
  await press('Log in');
  expect(await screen.findByText('Nobody has this number.')).toBeTruthy();
});

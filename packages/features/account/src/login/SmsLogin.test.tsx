import { type Answers, refused } from '@marquee/feature-core/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderModal, untilGreeted } from '../testing/renderModal.tsx';
import { opened } from '../testing/samples.ts';

const countries = [
  { countryCode: 'VN', countryDialingCode: '84' },
  { countryCode: 'TH', countryDialingCode: '66' },
];

const openTab = (answers: Answers, flags: readonly 'LOGINREQCAPTCHA3'[] = []) =>
  renderModal({
    modal: { id: 'login', params: { tab: 'sms' } },
    flags: ['MOBILEVERCODELOGIN3', ...flags],
    answers: { getCountries: () => countries, ...answers },
  });

const number = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Mobile number/ });
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^SMS code/ });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a code is sent to the number and opens the session', async () => {
  const page = await openTab({ sendSms: () => ({ expiredMinutes: 5 }), login: () => opened });
  await userEvent.type(await number(), '912 345 678');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect((await screen.findAllByText(/we’ve sent it a code by SMS/)).length).toBeGreaterThan(0);
  await userEvent.type(code(), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await untilGreeted();
  const mobile = { mobileNum: '912 345 678', countryDialingCode: '84' };
  expect(page.bodiesOf('sendSms')).toEqual([{ ...mobile, purpose: 'login' }]);
  expect(page.bodiesOf('login')).toEqual([
    { ...mobile, type: 'sms', isSms: true, verificationCode: '123456', remember: false },
  ]);
});

test('pressed before the countries have come, the button sends the code once they have', async () => {
  let arrive = () => {};
  const coming = new Promise<void>((resolve) => (arrive = resolve));
  const page = await openTab({
    getCountries: () => coming.then(() => countries),
    sendSms: () => ({ expiredMinutes: 5 }),
  });
  await userEvent.type(await number(), '912 345 678');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(page.countOf('sendSms')).toBe(0);
  expect((await screen.findByRole('button', { name: /Send code/, busy: true })).isConnected).toBe(true);
  arrive();
  expect(await screen.findByRole('button', { name: /^Send again in \d+ s$/ })).toBeTruthy();
  expect(page.bodiesOf('sendSms')).toEqual([
    { mobileNum: '912 345 678', countryDialingCode: '84', purpose: 'login' },
  ]);
});

test('“Log in” pressed before the countries have come shows that it waits, and sending a code does not', async () => {
  const page = await openTab({ getCountries: () => new Promise<never>(() => {}), login: () => opened });
  await userEvent.type(await number(), '912 345 678');
  await userEvent.type(code(), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect((await screen.findByRole('button', { name: /Log in/, busy: true })).isConnected).toBe(true);
  expect(screen.queryByRole('button', { name: /Send code/, busy: true })).toBeNull();
  expect(page.countOf('login')).toBe(0);
});

test('pressed twice while the number is looked at, it logs in once', async () => {
  const page = await openTab({ login: () => opened });
  await userEvent.type(await number(), '912 345 678');
  await userEvent.type(code(), '123456');
  const button = screen.getByRole('button', { name: 'Log in' });
  fireEvent.click(button);
  fireEvent.click(button);
  await untilGreeted();
  expect(page.countOf('login')).toBe(1);
});

test('a number that cannot be a mobile number is told before anything is sent', async () => {
  const page = await openTab({});
  await userEvent.type(await number(), '12');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('Enter a valid mobile number.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Mobile/ })));
  expect(page.countOf('sendSms')).toBe(0);
});

test('sending again waits as long as the code is good, but another number need not wait', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openTab({ sendSms: () => ({ expiredMinutes: 5 }) });
  fireEvent.change(await number(), { target: { value: '912345678' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: /^Send again in (300|299) s$/,
  });
  expect(button.disabled).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('button', { name: /^Send again in 2(40|39) s$/ })).toBeTruthy();

  fireEvent.change(await number(), { target: { value: '912345679' } });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send code' }).disabled).toBe(false);
  fireEvent.change(await number(), { target: { value: '912345678' } });

  await act(() => vi.advanceTimersByTimeAsync(241_000));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send again' }).disabled).toBe(false);
});

test('a request that is refused shows the words of the platform, and blocks for as long as it says', async () => {
  const tooMany = refused('RATE_LIMITED', { message: 'Too many codes.', retryAfter: 40 });
  await openTab({ sendSms: () => Promise.reject(tooMany) });
  await userEvent.type(await number(), '912345678');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  const warning = await screen.findByRole('dialog', { name: 'The code couldn’t be sent' });
  expect(warning.textContent).toContain('Too many codes. Try again in 40 seconds.');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('dialog', { name: 'The code couldn’t be sent' })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Send again in \d+ s$/ }).disabled).toBe(
    true,
  );
  expect((await number()).value).toBe('912345678');
});

test('a captcha stands before the code where it is asked for', async () => {
  let isAsked = true;
  const page = await openTab({
    getCaptcha: () => 'iVBORw0KGgo=',
    sendSms: () => {
      if (!isAsked) return { expiredMinutes: 5 };
      isAsked = false;
      throw refused('CAPTCHA_REQUIRED', { captcha: true, message: 'Copy the characters.' });
    },
  });
  await userEvent.type(await number(), '912345678');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  const answer = await screen.findByRole('textbox', { name: /^Verification code/ });
  expect(screen.getByText('Copy the characters.')).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'The code couldn’t be sent' })).toBeNull();
  await userEvent.type(answer, 'K7PX');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByRole('button', { name: /^Send again in/ });
  expect(page.bodiesOf('sendSms').at(-1)).toMatchObject({ captcha: 'K7PX' });
  expect(screen.queryByRole('textbox', { name: /^Verification code/ })).toBeNull();
});

test('a wrong code is told at the code, and what was typed stays', async () => {
  const wrong = refused('CODE_WRONG', { message: 'This code is wrong.' });
  await openTab({ login: () => Promise.reject(wrong) });
  await userEvent.type(await number(), '912345678');
  await userEvent.type(code(), '111111');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('This code is wrong.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(code()));
  expect(code().value).toBe('111111');
  expect((await number()).value).toBe('912345678');
});

test('changing the tab loses nothing that was typed', async () => {
  await openTab({});
  await userEvent.type(await number(), '912345678');
  await userEvent.click(screen.getByRole('tab', { name: 'Username' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Username/ }), 'linhvu');
  await userEvent.click(screen.getByRole('tab', { name: 'SMS code' }));
  expect((await number()).value).toBe('912345678');
  await userEvent.click(screen.getByRole('tab', { name: 'Username' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Username/ }).value).toBe('linhvu');
});

test('a list of countries that does not load can be asked for again', async () => {
  let isDown = true;
  await openTab({
    getCountries: () => {
      if (isDown) throw refused('INTERNAL');
      return countries;
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(retry);
  expect(await number()).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Country code: Vietnam +84' })).toBeTruthy();
});

import { type Answers, refused } from '@marquee/feature-core/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderModal, untilGreeted } from '../testing/renderModal.tsx';
import { opened } from '../testing/samples.ts';
import type { Verification } from './Verification.ts';

const verification: Verification = {
  challenge: 'a-secret-of-this-login',
  expiresIn: 600,
  methods: [
    { method: 'authenticator', hint: null },
    { method: 'sms', hint: '•••002' },
    { method: 'email', hint: 'p•••@e•••.com' },
    { method: 'boundEmail', hint: 'p•••@e•••.com' },
    { method: 'payeeName', hint: null },
  ],
};

beforeEach(() => {
  globalThis.localStorage.clear();
  globalThis.sessionStorage.clear();
});
afterEach(cleanup);

const title = 'Verify that it’s you';
const box = async () => within(await screen.findByRole('dialog', { name: title }));
const press = async (name: string) => userEvent.click((await box()).getByRole('button', { name }));
const choose = async (name: RegExp) => userEvent.click((await box()).getByRole('radio', { name }));

const open = (answers: Answers = {}, methods = verification.methods) =>
  renderModal({
    modal: { id: 'secondFactor', params: { verification: { ...verification, methods } } },
    answers: {
      verifyLogin: () => opened,
      sendLoginVerificationCode: () => ({ expiredMinutes: 5 }),
      ...answers,
    },
  });

test('a login from an unknown address closes its box, and the proof finishes it as it was begun', async () => {
  const page = await renderModal({
    modal: { id: 'login', params: {} },
    answers: {
      login: () => Promise.reject(refused('ADDRESS_UNKNOWN', { verification })),
      verifyLogin: () => opened,
    },
  });
  const login = within(await screen.findByRole('dialog', { name: 'Log in to Lotus' }));
  await userEvent.type(login.getByRole('textbox', { name: /^Username/ }), 'linhvu');
  await userEvent.type(login.getByLabelText(/^Password/), 'Sealed-1357');
  await userEvent.click(login.getByRole('checkbox', { name: /^Remember me/ }));
  await userEvent.click(login.getByRole('button', { name: 'Log in' }));
  const dialog = await box();
  expect(screen.queryByRole('dialog', { name: 'Log in to Lotus' })).toBeNull();
  expect(page.session().status).toBe('guest');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Authenticator code/ }), '123 456');
  await press('Verify and log in');
  await untilGreeted();
  expect(screen.queryByRole('dialog', { name: title })).toBeNull();
  expect(page.bodiesOf('verifyLogin')).toEqual([
    { challenge: verification.challenge, method: 'authenticator', proof: '123456' },
  ]);
  expect(page.keep).toHaveBeenCalledWith(opened);
  expect(globalThis.localStorage.getItem('lastUsername')).toContain('linhvu');
});

test.each([
  [/^Code by SMS/, 'SMS code', 'sms', '•••002'],
  [/^Code by e-mail/, 'E-mail code', 'email', 'p•••@e•••.com'],
] as const)('%s is sent when it is asked for, and waits then', async (way, label, method, hint) => {
  const page = await open();
  await choose(way);
  await press('Send code');
  expect((await (await box()).findAllByText(`We’ve sent a code to ${hint}.`)).length).toBeGreaterThan(0);
  expect(page.bodiesOf('sendLoginVerificationCode')).toEqual([{ challenge: verification.challenge, method }]);
  expect((await box()).getByRole('button', { name: /^Send again in \d+ s$/ })).toBeTruthy();
  await userEvent.type((await box()).getByRole('textbox', { name: new RegExp(`^${label}`) }), '123456');
  await press('Verify and log in');
  await untilGreeted();
  expect(page.bodiesOf('verifyLogin')).toMatchObject([{ method, proof: '123456' }]);
});

test('an empty field and a wrong proof are told at the field, which keeps what was typed', async () => {
  const page = await open({ verifyLogin: () => Promise.reject(refused('PROOF_WRONG')) });
  await choose(/^Name on your bank account/);
  const field = (await box()).getByRole<HTMLInputElement>('textbox', { name: /^Name on your bank account/ });
  await press('Verify and log in');
  expect(page.countOf('verifyLogin')).toBe(0);
  expect((await box()).getByText('This field cannot be empty.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.type(field, 'Nguyen Van A');
  expect((await box()).queryByText('This field cannot be empty.')).toBeNull();
  await press('Verify and log in');
  expect(await (await box()).findByText('Refused: PROOF_WRONG')).toBeTruthy();
  expect([document.activeElement, field.value]).toEqual([field, 'Nguyen Van A']);
});

test('another way begins with an empty field and without the old problem', async () => {
  await open({ verifyLogin: () => Promise.reject(refused('PROOF_WRONG')) });
  await choose(/^Your e-mail address/);
  const field = (await box()).getByRole('textbox', { name: /^Your e-mail address/ });
  expect((await box()).getByText(/Enter it in full: p•••@e•••\.com/)).toBeTruthy();
  await userEvent.type(field, 'me@example.com');
  await press('Verify and log in');
  expect(await (await box()).findByText('Refused: PROOF_WRONG')).toBeTruthy();
  await choose(/^Name on your bank account/);
  expect((await box()).queryByText('Refused: PROOF_WRONG')).toBeNull();
  const next = (await box()).getByRole<HTMLInputElement>('textbox', { name: /^Name on your bank/ });
  expect(next.value).toBe('');
});

test('a recovery code stands in for the app', async () => {
  const page = await open();
  await press('Use a recovery code');
  await userEvent.type((await box()).getByRole('textbox', { name: /^Recovery code/ }), 'abcde-fghjk');
  await press('Verify and log in');
  await untilGreeted();
  expect(page.bodiesOf('verifyLogin')).toMatchObject([{ method: 'authenticator', proof: 'abcde-fghjk' }]);
});

test('one way is no choice', async () => {
  await open({}, [{ method: 'email', hint: 'p•••@e•••.com' }]);
  expect((await box()).getByRole('textbox', { name: /^E-mail code/ })).toBeTruthy();
  expect((await box()).queryByRole('radio')).toBeNull();
});

test('whoever can use none of the ways is led to those who help', async () => {
  await open();
  const link = (await box()).getByRole('link', { name: 'I can’t use any of these' });
  expect(link.getAttribute('href')).toBe('mailto:help@lotus.example');
});

test('what is over leads back to the login', async () => {
  await open({ verifyLogin: () => Promise.reject(refused('VERIFICATION_OVER')) });
  await userEvent.type((await box()).getByRole('textbox', { name: /^Authenticator code/ }), '123456');
  await press('Verify and log in');
  expect((await (await box()).findByRole('alert')).textContent).toContain('This verification has expired');
  await press('Log in again');
  expect(await screen.findByRole('dialog', { name: 'Log in to Lotus' })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: title })).toBeNull();
});

test('too many proofs say how long to wait, and a code that cannot be sent says why', async () => {
  const limited = refused('RATE_LIMITED', { message: 'Too many tries.', retryAfter: 600 });
  await open({
    verifyLogin: () => Promise.reject(limited),
    sendLoginVerificationCode: () => Promise.reject(limited),
  });
  await choose(/^Code by SMS/);
  await press('Send code');
  const warning = await screen.findByRole('dialog', { name: 'The code couldn’t be sent' });
  expect(warning.textContent).toContain('Too many tries. Try again in 10 minutes.');
  await press('OK');
  await userEvent.type((await box()).getByRole('textbox', { name: /^SMS code/ }), '123456');
  await press('Verify and log in');
  expect((await (await box()).findByRole('alert')).textContent).toContain('Try again in 10 minutes.');
});

test('a password that has to be changed comes before the session here too', async () => {
  await open({ verifyLogin: () => ({ ...opened, passwordExpired: true }) });
  await userEvent.type((await box()).getByRole('textbox', { name: /^Authenticator code/ }), '123456');
  await press('Verify and log in');
  expect(await screen.findByRole('dialog', { name: 'Change password' })).toBeTruthy();
});

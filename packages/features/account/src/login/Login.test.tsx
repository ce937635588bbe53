import { refused } from '@marquee/feature-core/testing';
import { ApiError } from '@marquee/api-client';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderModal, untilGreeted } from '../testing/renderModal.tsx';
import { member, opened } from '../testing/samples.ts';

const modal = { id: 'login', params: {} } as const;
const image = 'iVBORw0KGgo=';

beforeEach(() => {
  globalThis.localStorage.clear();
  globalThis.sessionStorage.clear();
});
afterEach(cleanup);

const box = () => screen.findByRole('dialog', { name: 'Log in to Lotus' });

const fill = async (username = 'linhvu', password = 'Sealed-1357') => {
  const dialog = within(await box());
  const name = dialog.getByRole('textbox', { name: /^Username/ });
  await userEvent.clear(name);
  if (username) await userEvent.type(name, username);
  if (password) await userEvent.type(dialog.getByLabelText(/^Password/), password);
  return dialog;
};

const send = async () => {
  const dialog = within(await box());
  await userEvent.click(dialog.getByRole('button', { name: 'Log in' }));
};

test('a username and a password log in, and the greeting shows the login before', async () => {
  const page = await renderModal({ modal, answers: { login: () => opened } });
  await fill('  linhvu ');
  await send();
  await untilGreeted();
  expect(page.toasts().at(-1)).toMatch(/Your previous login was on .*2030/);
  expect(screen.queryByRole('dialog', { name: 'Log in to Lotus' })).toBeNull();
  expect(page.bodiesOf('login')).toEqual([
    { type: 'username', isSms: false, username: 'linhvu', password: 'Sealed-1357', remember: false },
  ]);
  expect(page.keep).toHaveBeenCalledWith(opened);
  expect(page.session().status).toBe('member');
});

test('what is missing is told at its field before anything is sent, and the first one has the focus', async () => {
  const page = await renderModal({ modal });
  await fill('', 'x');
  await send();
  const username = screen.getByRole('textbox', { name: /^Username/ });
  await waitFor(() => expect(document.activeElement).toBe(username));
  expect(screen.getByText('This field cannot be empty.')).toBeTruthy();
  expect(page.countOf('login')).toBe(0);
  await userEvent.type(username, 'a');
  expect(screen.queryByText('This field cannot be empty.')).toBeNull();
});

test('a wrong password is told above the form, and nothing typed is lost', async () => {
  await renderModal({
    modal,
    answers: {
      login: () =>
        Promise.reject(
          refused('WRONG_CREDENTIALS', { message: 'Wrong username or password.', captcha: false }),
        ),
    },
  });
  await fill();
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('Wrong username or password.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Username/ }).value).toBe('linhvu');
  expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('Sealed-1357');
});

test('a problem that the platform finds in a field stands at that field', async () => {
  const fields = [{ field: 'username', rule: 'required', message: 'No such form of name.' }];
  await renderModal({
    modal,
    answers: { login: () => Promise.reject(refused('INVALID_INPUT', { fields })) },
  });
  await fill();
  await send();
  const username = screen.getByRole('textbox', { name: /^Username/ });
  await waitFor(() => expect(username.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('No such form of name.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('too many tries of others are told, and how long to wait', async () => {
  const locked = refused('LOGIN_CROWDED', { message: 'Too many tries.', retryAfter: 840 });
  await renderModal({ modal, answers: { login: () => Promise.reject(locked) } });
  await fill();
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('Too many tries. Try again in 14 minutes.');
});

test('a broken network is told and the form stays', async () => {
  const offline = new ApiError(0, { code: 'NETWORK', message: '' });
  await renderModal({ modal, answers: { login: () => Promise.reject(offline) } });
  await fill();
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('connection');
  expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('Sealed-1357');
});

test('a captcha appears once the platform asks for it, and each try takes a new one', async () => {
  const answers = [
    refused('WRONG_CREDENTIALS', { captcha: true }),
    refused('CAPTCHA_WRONG', { captcha: true }),
  ];
  const page = await renderModal({
    modal,
    answers: {
      login: () => {
        const refusal = answers.shift();
        if (refusal) throw refusal;
        return opened;
      },
      getCaptcha: () => image,
    },
  });
  await fill();
  expect(screen.queryByRole('img', { name: 'Characters in the image' })).toBeNull();
  await send();
  expect(await screen.findByRole('img', { name: 'Characters in the image' })).toBeTruthy();

  await send();
  expect(await screen.findByText('Enter the characters in the image.')).toBeTruthy();
  expect(page.countOf('login')).toBe(1);

  const answer = screen.getByRole<HTMLInputElement>('textbox', { name: /^Verification code/ });
  await userEvent.type(answer, 'K7PX');
  await send();
  expect(await screen.findByText('Refused: CAPTCHA_WRONG')).toBeTruthy();
  expect(answer.value).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(answer));
  await waitFor(() => expect(page.countOf('getCaptcha')).toBe(2));

  await userEvent.type(answer, 'M4RT');
  await send();
  await untilGreeted();
  expect(page.bodiesOf('login').at(-1)).toMatchObject({ captcha: 'M4RT' });
});

test('where the merchant always wants a captcha it is there at once, as a question too', async () => {
  await renderModal({
    modal,
    flags: ['LOGINREQCAPTCHA3'],
    answers: { getCaptcha: () => image, getCaptchaQuestion: () => ({ question: 'What is two plus three?' }) },
  });
  await screen.findByRole('img', { name: 'Characters in the image' });
  await userEvent.click(screen.getByRole('button', { name: 'I can’t see the image' }));
  expect(await screen.findByText('What is two plus three?')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /^Your answer/ })).toBeTruthy();
});

test('a press shows another image', async () => {
  const images = [image, 'R0lGODlh'];
  await renderModal({
    modal,
    flags: ['LOGINREQCAPTCHA3'],
    answers: { getCaptcha: () => images.shift() ?? '' },
  });
  const shown = async () => (await screen.findByRole('img', { name: 'Characters in the image' })).outerHTML;
  expect(await shown()).toContain(image);
  await userEvent.type(screen.getByRole('textbox', { name: /^Verification code/ }), 'K7');
  await userEvent.click(screen.getByRole('button', { name: 'Show another image' }));
  await waitFor(async () => expect(await shown()).toContain('R0lGODlh'), { timeout: 10_000 });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Verification code/ }).value).toBe('');
});

test('only the username of a remembered login is kept, never the password', async () => {
  const page = await renderModal({ modal, answers: { login: () => opened } });
  await fill();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Remember me/ }));
  await send();
  await untilGreeted();
  expect(page.bodiesOf('login')).toMatchObject([{ remember: true }]);
  const stored = JSON.stringify([{ ...globalThis.localStorage }, { ...globalThis.sessionStorage }]);
  expect(stored).toContain('linhvu');
  expect(stored).not.toContain('Sealed-1357');
  cleanup();
  await renderModal({ modal });
  await box();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Username/ }).value).toBe('linhvu');
});

test('a password that has to be changed comes before the session', async () => {
  const page = await renderModal({ modal, answers: { login: () => ({ ...opened, passwordExpired: true }) } });
  await fill();
  await send();
  expect(await screen.findByRole('dialog', { name: 'Change password' })).toBeTruthy();
  expect(globalThis.sessionStorage.getItem('cpw')).toBe('1');
  expect(page.countOf('getMemberInfo')).toBe(0);
  expect(page.session().status).toBe('guest');
});

test('new terms are shown instead of the greeting', async () => {
  const page = await renderModal({
    modal,
    answers: { login: () => opened, getMemberInfo: () => ({ ...member, termsOutdated: true }) },
  });
  await fill();
  await send();
  expect(await screen.findByRole('dialog', { name: 'Our terms have changed' })).toBeTruthy();
  expect(page.toasts()).toEqual([]);
});

test('the SMS tab and the ways to join stand only where the merchant has them on', async () => {
  await renderModal({ modal });
  await box();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
  cleanup();
  await renderModal({ modal, flags: ['MOBILEVERCODELOGIN3', 'DIRECTREG3', 'FREEPLAY3'] });
  await box();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Username', 'SMS code']);
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register');
  await userEvent.click(screen.getByRole('button', { name: 'Try the free demo' }));
  expect(await screen.findByRole('dialog', { name: 'Free demo play' })).toBeTruthy();
});

test('a forgotten password leads on', async () => {
  await renderModal({ modal });
  await box();
  await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(await screen.findByRole('dialog', { name: 'Set a new password' })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Log in to Lotus' })).toBeNull();
});

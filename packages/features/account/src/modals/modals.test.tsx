import { refused } from '@marquee/feature-core/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderModal } from '../testing/renderModal.tsx';
import { member, opened } from '../testing/samples.ts';
import { systemName } from './systemName.ts';

vi.mock('@marquee/api-client/seal', () => ({
  sealForPlatform: (_client: unknown, path: string) => Promise.resolve(`sealed for ${path}`),
}));

afterEach(cleanup);

const demo = { ...member, type: 4, nickname: 'Guest 1234', account: 'demo-1', previousLogin: null };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const openDialog = (name: string) => screen.findByRole('dialog', { name });
const settings = {
  fields: [],
  mobileFields: [],
  minimumAge: 18,
  birthdayAge: 18,
  captcha: false,
  termsVersion: '2030-1',
  privacyVersion: '2030-2',
};

test('logging out is asked once, and said', async () => {
  const page = await renderModal({
    modal: { id: 'logout', params: {} },
    as: member,
    answers: { logout: () => ({ loggedOut: true }) },
  });
  await openDialog('Log out?');
  await press('Stay logged in');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.session().status).toBe('member');
  cleanup();

  const other = await renderModal({
    modal: { id: 'logout', params: {} },
    as: member,
    answers: { logout: () => ({ loggedOut: true }) },
  });
  await openDialog('Log out?');
  await press('Log out');
  await waitFor(() => expect(other.session().status).toBe('guest'));
  expect(other.countOf('logout')).toBe(1);
  await waitFor(() => expect(other.toasts()).toEqual(['You are logged out.']));
});

test('free play says its terms and opens a demo once the age is confirmed', async () => {
  const page = await renderModal({
    modal: { id: 'freePlay', params: {} },
    flags: ['FREEPLAY3'],
    answers: { loginFreePlay: () => opened, getMemberInfo: () => demo },
  });
  await openDialog('Free demo play');
  expect(screen.getByText('The demo account is deleted after 24 hours.')).toBeTruthy();
  await press('Start free play');
  expect(await screen.findByText(/Please confirm your age/)).toBeTruthy();
  expect(page.countOf('loginFreePlay')).toBe(0);

  await userEvent.click(screen.getByRole('checkbox', { name: /18 or older/ }));
  await press('Start free play');
  await waitFor(() => expect(page.session()).toMatchObject({ status: 'member', isDemo: true }));
  expect(page.bodiesOf('loginFreePlay')).toEqual([
    expect.objectContaining({
      platform: 'W',
      random: 'sealed for /wps/session/login/freeplay',
      ageConfirmed: true,
    }),
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.toasts()).toEqual(['Your demo account is ready.']);
});

test('free play that is refused says why and can be tried again', async () => {
  await renderModal({
    modal: { id: 'freePlay', params: {} },
    answers: {
      loginFreePlay: () => {
        throw refused('RATE_LIMITED', { message: 'Too many demos.', retryAfter: 120 });
      },
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /18 or older/ }));
  await press('Start free play');
  expect((await screen.findByRole('alert')).textContent).toBe('Too many demos. Try again in 2 minutes.');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /18 or older/ }).checked).toBe(true);
});

test('a demo account is led to registration or to its own account', async () => {
  const page = await renderModal({
    modal: { id: 'realAccountNeeded', params: {} },
    as: demo,
    flags: ['DIRECTREG3'],
    answers: { logout: () => ({ loggedOut: true }) },
  });
  const dialog = within(await openDialog('This needs a real account'));
  expect(dialog.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register');
  await press('Log in to my account');
  expect(await openDialog('Log in to Lotus')).toBeTruthy();
  expect(page.session().status).toBe('guest');
});

test('without registration a demo account is only led to its own account', async () => {
  await renderModal({ modal: { id: 'realAccountNeeded', params: {} }, as: demo });
  await openDialog('This needs a real account');
  expect(screen.queryByRole('link')).toBeNull();
});

test('consent to new terms is recorded with their versions', async () => {
  const page = await renderModal({
    modal: { id: 'acceptTerms', params: {} },
    as: { ...member, termsOutdated: true },
    answers: { getRegisterSettings: () => settings, acceptTerms: () => ({ accepted: true }) },
  });
  const dialog = within(await openDialog('Our terms have changed'));
  expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
  await screen.findByRole('checkbox');
  expect(dialog.getByRole('link', { name: 'terms' }).getAttribute('href')).toBe('/help?topic=terms');
  await press('Agree and continue');
  expect(await screen.findByText('Please agree to continue.')).toBeTruthy();
  expect(page.countOf('acceptTerms')).toBe(0);
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Agree and continue');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.bodiesOf('acceptTerms')).toEqual([{ termsVersion: '2030-1', privacyVersion: '2030-2' }]);
});

test('terms that changed meanwhile are asked for anew', async () => {
  const page = await renderModal({
    modal: { id: 'acceptTerms', params: {} },
    as: member,
    answers: {
      getRegisterSettings: () => settings,
      acceptTerms: () => {
        throw refused('TERMS_OUTDATED', { message: 'There is a newer version.' });
      },
    },
  });
  await userEvent.click(await screen.findByRole('checkbox'));
  await press('Agree and continue');
  expect((await screen.findByRole('alert')).textContent).toBe('There is a newer version.');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  await waitFor(() => expect(page.countOf('getRegisterSettings')).toBe(2));
});

test('terms that do not load can be asked for again', async () => {
  let isDown = true;
  await renderModal({
    modal: { id: 'acceptTerms', params: {} },
    as: member,
    answers: {
      getRegisterSettings: () => {
        if (isDown) throw refused('INTERNAL');
        return settings;
      },
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('checkbox')).toBeTruthy();
});

test('a first login is greeted with one thing to do next, and is put away by a press', async () => {
  await renderModal({ modal: { id: 'welcome', params: {} }, as: { ...member, previousLogin: null } });
  const first = within(await openDialog('Welcome, Linh'));
  expect(first.getByText(/This is your first login at Lotus\./)).toBeTruthy();
  expect(first.getAllByRole('link').map((link) => link.getAttribute('href'))).toHaveLength(1);
  await press('Look around first');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'iOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macOS'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
  ['curl', 'Unknown'],
])('%s runs on %s', (userAgent, system) => expect(systemName(userAgent)).toBe(system));

import { type Answers, fakePopup, refused } from '@marquee/feature-core/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderModal, untilGreeted } from '../testing/renderModal.tsx';
import { opened } from '../testing/samples.ts';

const modal = { id: 'login', params: {} } as const;
const allFlags = ['GOOGLELOGIN3', 'FACEBOOKLOGIN3', 'TELEGRAMLOGIN3'] as const;

const token = { firebaseChannel: 'google', firebaseIdToken: 'a.b.c', name: 'Linh' } as const;
const party: Answers = {
  startSocial: () => ({ url: 'https://party.example/sign-in', state: 'once' }),
  finishSocial: () => token,
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const press = async (name = 'Log in with Google') => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in to Lotus' }));
  await userEvent.click(dialog.getByRole('button', { name }));
};

test('the buttons stand only where the merchant has them on', async () => {
  await renderModal({ modal });
  await screen.findByRole('dialog', { name: 'Log in to Lotus' });
  expect(screen.queryByRole('button', { name: /^Log in with/ })).toBeNull();
  cleanup();
  await renderModal({ modal, flags: ['GOOGLELOGIN3', 'TELEGRAMLOGIN3'] });
  const names = (await screen.findAllByRole('button', { name: /^Log in with/ })).map((button) =>
    button.getAttribute('aria-label'),
  );
  expect(names).toEqual(['Log in with Google', 'Log in with Telegram']);
});

test('a party’s answer opens the session', async () => {
  const popup = fakePopup();
  const page = await renderModal({ modal, flags: allFlags, answers: { ...party, login: () => opened } });
  await press();
  await waitFor(() => expect(popup.ledTo()).toBe('https://party.example/sign-in'));
  expect(screen.getByText('Continue in the Google window.')).toBeTruthy();
  expect(popup.words()).toBe('One moment…');
  act(() => popup.answer('?code=1'));
  await untilGreeted();
  expect(page.bodiesOf('startSocial')).toEqual([{ firebaseChannel: 'google' }]);
  expect(page.bodiesOf('finishSocial')).toEqual([{ state: 'once', answer: '?code=1' }]);
  expect(page.bodiesOf('login')).toEqual([
    { type: 'firebase', firebaseChannel: 'google', firebaseIdToken: 'a.b.c', remember: false },
  ]);
  expect(popup.isClosed()).toBe(true);
});

test('the choice of the box to remember holds for a party too, whichever form it was made in', async () => {
  const popup = fakePopup();
  const page = await renderModal({
    modal,
    flags: [...allFlags, 'MOBILEVERCODELOGIN3'],
    answers: { ...party, getCountries: () => [], login: () => opened },
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'SMS code' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Remember me/ }));
  await userEvent.click(screen.getByRole('tab', { name: 'Username' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Remember me/ }).checked).toBe(true);
  await press();
  await waitFor(() => expect(popup.ledTo()).toBeDefined());
  act(() => popup.answer('?code=1'));
  await untilGreeted();
  expect(page.bodiesOf('login')).toMatchObject([{ type: 'firebase', remember: true }]);
  expect(globalThis.localStorage.getItem('remembered')).not.toBeNull();
  expect(globalThis.localStorage.getItem('lastUsername')).toBeNull();
});

test('only the popup itself is listened to, and only from this origin', async () => {
  const popup = fakePopup();
  const page = await renderModal({ modal, flags: allFlags, answers: { ...party, login: () => opened } });
  await press();
  await waitFor(() => expect(popup.ledTo()).toBeDefined());
  act(() => popup.answer('?code=foreign', { origin: 'https://evil.example' }));
  act(() => popup.answer('?code=other', { source: window }));
  act(() => popup.tell({ type: 'social', answer: 7 }));
  act(() => popup.tell('nonsense'));
  act(() => popup.answer('?code=own'));
  await untilGreeted();
  expect(page.bodiesOf('finishSocial')).toEqual([{ state: 'once', answer: '?code=own' }]);
});

test('a popup that is blocked is told, before anything is asked of the platform', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const page = await renderModal({ modal, flags: allFlags, answers: party });
  await press();
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /blocked the sign-in window\. Allow pop-ups/,
  );
  expect(page.countOf('startSocial')).toBe(0);
});

test('a popup that is closed is told, and the next try can begin', async () => {
  const popup = fakePopup();
  await renderModal({ modal, flags: allFlags, answers: party });
  await press();
  await waitFor(() => expect(popup.ledTo()).toBeDefined());
  popup.close();
  expect((await screen.findByRole('alert')).textContent).toMatch(/window was closed/);
  expect(screen.getByRole('button', { name: 'Log in with Google' }).getAttribute('aria-busy')).toBeNull();
});

test('what the platform refuses is told, and the popup goes', async () => {
  const popup = fakePopup();
  const failure = refused('SOCIAL_TOO_MANY', { message: 'Too many requests.', retryAfter: 300 });
  await renderModal({ modal, flags: allFlags, answers: { startSocial: () => Promise.reject(failure) } });
  await press('Log in with Facebook');
  expect((await screen.findByRole('alert')).textContent).toBe('Too many requests.');
  expect(popup.isClosed()).toBe(true);
});

test('a second proof that is asked for takes over', async () => {
  const popup = fakePopup();
  const verification = {
    challenge: 'challenge',
    expiresIn: 600,
    methods: [{ method: 'boundEmail' as const, hint: 'l***@example.com' }],
  };
  const login = () => Promise.reject(refused('ADDRESS_UNKNOWN', { verification }));
  await renderModal({ modal, flags: allFlags, answers: { ...party, login, verifyLogin: () => opened } });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Remember me/ }));
  await press();
  await waitFor(() => expect(popup.ledTo()).toBeDefined());
  act(() => popup.answer('?code=1'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log in to Lotus' })).toBeNull());
  const proof = within(await screen.findByRole('dialog', { name: 'Verify that it’s you' }));
  await userEvent.type(proof.getByRole('textbox', { name: /^Your e-mail address/ }), 'linh@example.com');
  await userEvent.click(proof.getByRole('button', { name: 'Verify and log in' }));
  await untilGreeted();
  expect(globalThis.localStorage.getItem('remembered')).not.toBeNull();
});

const unknown: Answers = { ...party, login: () => Promise.reject(refused('SOCIAL_UNKNOWN')) };

test('an unknown person goes on to registration', async () => {
  const popup = fakePopup();
  const page = await renderModal({ modal, flags: [...allFlags, 'DIRECTREG3'], answers: unknown });
  await press();
  await waitFor(() => expect(popup.ledTo()).toBeDefined());
  act(() => popup.answer('?code=1'));
  await waitFor(() => expect(page.address()).toBe('/register'));
});

test('where nobody can register an unknown person is told to link the account they have', async () => {
  const popup = fakePopup();
  const page = await renderModal({ modal, flags: allFlags, answers: unknown });
  await press();
  await waitFor(() => expect(popup.ledTo()).toBeDefined());
  act(() => popup.answer('?code=1'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/No account is linked to Google yet/);
  expect(page.address()).toBe('/promotions');
});

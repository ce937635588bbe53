import { ApiError } from '@marquee/api-client';
import {
  beginAuthenticator,
  confirmAuthenticator,
  endDevice,
  getDevices,
  getPush,
  getSecurity,
  removeAuthenticator,
  removeKnownAddress,
  renewRecoveryCodes,
  setWinnerBoard,
} from '@marquee/contract/routes';
import { modalsAtom, toastsAtom } from '@marquee/feature-core';
import { type Answers, memberOf, offline, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { catalog } from './catalog.ts';
import Security from './Security.page.tsx';
import { devices, securityOf } from './testing/samples.ts';

afterEach(cleanup);

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const begun = { secret, uri: `otpauth://totp/Lotus:an?issuer=Lotus&secret=${secret}` };
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `ABCD${index}-FGHJK`);
const on = { since: '2026-11-01T08:00:00Z', recoveryCodesLeft: 9 };

const open = (answers: Answers = {}, site = {}) =>
  renderFeature(<Security />, {
    catalog,
    session: memberOf(),
    site,
    answers: {
      [getSecurity.id]: () => securityOf(),
      [getDevices.id]: () => ({ devices, logins: [] }),
      ...answers,
    },
  });

const box = async (name: string) => within(await screen.findByRole('dialog', { name }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const rowsOf = async (list: string) =>
  within(await screen.findByRole('list', { name: list })).getAllByRole('listitem');
const refused = (code: 'CODE_WRONG' | 'PASSWORD_WRONG') => () => {
  throw new ApiError(400, { code, message: `No: ${code}` });
};

const prove = async (title: string, button: string) => {
  const dialog = await box(title);
  await userEvent.type(dialog.getByRole('textbox', { name: /^Authenticator code/ }), '123456');
  await userEvent.type(dialog.getByLabelText(/^Login password/), 'Lotus-2468');
  await userEvent.click(dialog.getByRole('button', { name: button }));
  return dialog;
};

test('the app is turned on by its code and the password, and the recovery codes are shown once', async () => {
  let state = securityOf();
  const { called } = await open({
    [getSecurity.id]: () => state,
    [beginAuthenticator.id]: () => begun,
    [confirmAuthenticator.id]: () => {
      state = securityOf({ authenticator: { ...on, recoveryCodesLeft: 10 } });
      return { recoveryCodes };
    },
  });
  await press('Turn on');
  const title = 'Turn the authenticator app on';
  expect((await box(title)).getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  expect((await box(title)).getByRole('link', { name: 'Open in the app' }).getAttribute('href')).toBe(
    begun.uri,
  );
  await prove(title, 'Turn on');
  const codes = await box('Save your recovery codes');
  expect(called).toHaveBeenCalledWith(confirmAuthenticator.id, {
    body: { code: '123456', password: 'Lotus-2468' },
  });
  const list = within(codes.getByRole('list', { name: 'Recovery codes' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recoveryCodes);
  await userEvent.click(codes.getByRole('button', { name: 'I’ve saved them' }));
  expect(await screen.findByText('Recovery codes left: 10')).toBeTruthy();
  expect(screen.getByText(/^On since .*2026/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText(recoveryCodes[0] ?? '')).toBeNull();
});

test('they are copied and saved', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
  let saved: Blob | undefined;
  URL.createObjectURL = (blob) => {
    saved = blob as Blob;
    return 'blob:codes';
  };
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await open({
    [getSecurity.id]: () => securityOf({ authenticator: on }),
    [renewRecoveryCodes.id]: () => ({ recoveryCodes }),
  });
  await press('New recovery codes');
  await prove('New recovery codes', 'Create new codes');
  await box('Save your recovery codes');
  await press('Copy all');
  expect(writeText).toHaveBeenCalledWith(recoveryCodes.join('\n'));
  await press('Save as a file');
  expect(click).toHaveBeenCalledOnce();
  expect(await saved?.text()).toBe(`${recoveryCodes.join('\n')}\n`);
  vi.unstubAllGlobals();
});

test.each([
  ['CODE_WRONG', /^Authenticator code/],
  ['PASSWORD_WRONG', /^Login password/],
] as const)('%s is told at its field, which keeps what was typed', async (code, label) => {
  await open({ [beginAuthenticator.id]: () => begun, [confirmAuthenticator.id]: refused(code) });
  await press('Turn on');
  const dialog = await prove('Turn the authenticator app on', 'Turn on');
  expect(await dialog.findByText(`No: ${code}`)).toBeTruthy();
  const field = dialog.getByLabelText<HTMLInputElement>(label);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value).not.toBe('');
});

test('what is empty is told before anything is sent', async () => {
  const { called } = await open({ [beginAuthenticator.id]: () => begun });
  await press('Turn on');
  const dialog = await box('Turn the authenticator app on');
  await userEvent.click(dialog.getByRole('button', { name: 'Turn on' }));
  expect(dialog.getAllByText('This field cannot be empty.')).toHaveLength(2);
  expect(called).not.toHaveBeenCalledWith(confirmAuthenticator.id, expect.anything());
});

test('it goes off by a recovery code too', async () => {
  let state = securityOf({ authenticator: on });
  const { called, store } = await open({
    [getSecurity.id]: () => state,
    [removeAuthenticator.id]: () => {
      state = securityOf();
      return { removed: true };
    },
  });
  await press('Turn off');
  const dialog = await box('Turn the authenticator app off');
  await userEvent.click(dialog.getByRole('button', { name: 'Use a recovery code' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Recovery code/ }), 'abcde-fghjk');
  await userEvent.type(dialog.getByLabelText(/^Login password/), 'Lotus-2468');
  await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeTruthy();
  expect(called).toHaveBeenCalledWith(removeAuthenticator.id, {
    body: { code: 'abcde-fghjk', password: 'Lotus-2468' },
  });
  expect(store.get(toastsAtom)[0]?.text).toBe('The authenticator app is off.');
});

test('few recovery codes are warned of', async () => {
  await open({ [getSecurity.id]: () => securityOf({ authenticator: { ...on, recoveryCodesLeft: 2 } }) });
  expect(await screen.findByText(/^You have few recovery codes left/)).toBeTruthy();
});

test('addresses say where, when and which is this one, and are forgotten', async () => {
  let state = securityOf();
  const { called } = await open({
    [getSecurity.id]: () => state,
    [removeKnownAddress.id]: () => {
      state = { ...state, addresses: state.addresses.slice(0, 1) };
      return { removed: true };
    },
  });
  const [current, other] = await rowsOf('Known addresses');
  expect(within(current as HTMLElement).getByText('This address')).toBeTruthy();
  expect(current?.textContent).toContain('Vietnam');
  expect(within(other as HTMLElement).queryByText('This address')).toBeNull();
  await press(/^Forget the address 2001:db8/);
  await waitFor(async () => expect(await rowsOf('Known addresses')).toHaveLength(1));
  expect(called).toHaveBeenCalledWith(removeKnownAddress.id, {
    body: { id: '6f9c1c52-3a4e-4a52-9d3b-0a2a4b8f0002' },
  });
});

test('no address is said to be none', async () => {
  await open({ [getSecurity.id]: () => securityOf({ addresses: [], isAsked: false }) });
  expect(await screen.findByText('No known addresses')).toBeTruthy();
});

test('both passwords are a step away, that of payments where there is one', async () => {
  const { store } = await open();
  await press('Change: Login password');
  expect(store.get(modalsAtom)).toEqual([{ id: 'changePassword', params: {} }]);
  const link = screen.getByRole('link', { name: 'Set up: Payment password' });
  expect(link.getAttribute('href')).toBe('/member/cards');
  cleanup();
  await open({}, { hasPage: () => false });
  await rowsOf('Known addresses');
  expect(screen.queryByRole('link', { name: 'Set up: Payment password' })).toBeNull();
});

test('an account that has no login password can be given one', async () => {
  const { store } = await open({ [getSecurity.id]: () => securityOf({ hasPassword: false }) });
  await press('Set up: Login password');
  expect(store.get(modalsAtom)).toEqual([{ id: 'forgotPassword', params: {} }]);
});

test('what could not be loaded is asked for again', async () => {
  let isDown = true;
  await open({ [getSecurity.id]: () => (isDown ? offline() : securityOf()) });
  expect(await screen.findByText('We couldn’t load this')).toBeTruthy();
  isDown = false;
  await press('Try again');
  expect(await rowsOf('Known addresses')).toHaveLength(2);
});

test('wins are kept off the winner board where the site has one', async () => {
  let state = securityOf();
  const { called } = await open(
    {
      [getSecurity.id]: () => state,
      [setWinnerBoard.id]: () => {
        state = securityOf({ isOnWinnerBoard: false });
        return { isOnWinnerBoard: false };
      },
    },
    { hasFeature: () => true },
  );
  const choice = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Show my wins among them' });
  expect(choice.checked).toBe(true);
  await userEvent.click(choice);
  await waitFor(() => expect(choice.checked).toBe(false));
  expect(called).toHaveBeenCalledWith(setWinnerBoard.id, { body: { isShown: false } });
});

test('a site without a winner board asks nothing about it', async () => {
  await open({}, { hasFeature: () => false });
  await screen.findByText('Known addresses');
  expect(screen.queryByText('Privacy')).toBeNull();
});

test('what guards the account, what is missing and what is not proven stand at the top', async () => {
  await open({ [getSecurity.id]: () => securityOf({ authenticator: on }) });
  const rows = (await rowsOf('Your protection')).map(({ textContent }) => textContent ?? '');
  expect(rows).toHaveLength(6);
  const stateOf = (name: string) => rows.find((row) => row.startsWith(name)) ?? '';
  expect(stateOf('Login password')).toContain('In place');
  expect(stateOf('Payment password')).toMatch(/Missing.*Protects withdrawals/);
  expect(stateOf('Phone•••678')).toContain('In place');
  expect(stateOf('E-mail')).toContain('Not verified');
  expect(stateOf('Passkey')).toMatch(/Missing.*your fingerprint, face or screen lock/);
  expect(stateOf('Authenticator app')).toMatch(/In place.*Recovery codes left: 9/);
});

test('another device is logged out there, this one is not', async () => {
  let left = devices;
  const { called } = await open({
    [getDevices.id]: () => ({ devices: left, logins: [] }),
    [endDevice.id]: () => {
      left = devices.slice(0, 1);
      return { ended: 1 };
    },
  });
  const [current, other] = await rowsOf('Devices');
  expect(current?.textContent).toContain('Chrome on Android');
  expect(within(current as HTMLElement).queryByRole('button')).toBeNull();
  expect(other?.textContent).toMatch(/Unknown device.*Stays logged in/);
  await press(/^Log out there: Unknown device/);
  await waitFor(async () => expect(await rowsOf('Devices')).toHaveLength(1));
  expect(called).toHaveBeenCalledWith(endDevice.id, { body: { id: devices[1]?.id } });
  expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull();
});

test('the history tells how, from where, and what failed', async () => {
  await open({
    [getDevices.id]: () => ({
      devices,
      logins: [
        {
          at: '2026-11-20T08:00:00Z',
          outcome: 'succeeded',
          method: 'sms',
          address: '203.0.•••.•••',
          country: 'VN',
        },
        {
          at: '2026-11-19T08:00:00Z',
          outcome: 'failed',
          method: null,
          address: '198.51.•••.•••',
          country: null,
        },
      ],
    }),
  });
  const [good, bad] = await rowsOf('Login history');
  expect(good?.textContent).toMatch(/By SMS code · 203\.0.*Vietnam.*Logged in/);
  expect(bad?.textContent).toContain('Wrong password');
});

test('devices that could not be loaded leave the rest of the page', async () => {
  await open({ [getDevices.id]: () => offline() });
  expect(await screen.findByText('We couldn’t load your devices')).toBeTruthy();
  expect(await rowsOf('Known addresses')).toHaveLength(2);
});

test('what stands lowest comes together, so that nothing that is read is pushed down', async () => {
  const answered = Promise.withResolvers<{ publicKey: string; isOn: boolean }>();
  const { container } = await open({ [getPush.id]: () => answered.promise });
  expect(await rowsOf('Known addresses')).toHaveLength(2);
  expect(screen.queryByRole('list', { name: 'Devices' })).toBeNull();
  expect(container.querySelector('[aria-busy]')).toBeTruthy();
  answered.resolve({ publicKey: 'key', isOn: false });
  expect(await rowsOf('Devices')).toHaveLength(devices.length);
  expect(screen.getByRole('heading', { name: 'Notifications' })).toBeTruthy();
  expect(container.querySelector('[aria-busy]')).toBeNull();
});

import { ApiError } from '@marquee/api-client';
import { addPasskey, beginPasskey, getDevices, getSecurity, removePasskey } from '@marquee/contract/routes';
import { type Answers, memberOf, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { catalog } from '../catalog.ts';
import Security from '../Security.page.tsx';
import type { SecurityState } from '../SecurityState.ts';
import { devices, securityOf } from '../testing/samples.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const passkey: SecurityState['passkeys'][number] = {
  id: '6f9c1c52-3a4e-4a52-9d3b-0a2a4b8f2001',
  browser: 'Chrome',
  system: 'Android',
  host: 'lotus.example',
  isSynced: true,
  addedAt: '2026-11-01T08:00:00Z',
  lastUsedAt: null,
};

const creation = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'lotus.example', name: 'Lotus' },
  user: { id: 'YW4', name: 'an', displayName: 'An' },
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  timeout: 300_000,
  attestation: 'none' as const,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'required' as const,
  },
};

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const made = {
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('data'),
    attestationObject: bytes('key'),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
};

/** A browser that knows passkeys. */
const browserThat = (create: () => Promise<unknown>) => {
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
  vi.stubGlobal('navigator', Object.create(navigator, { credentials: { value: { create } } }));
};

const open = (answers: Answers) =>
  renderFeature(<Security />, {
    catalog,
    session: memberOf(),
    answers: { [getDevices.id]: () => ({ devices, logins: [] }), ...answers },
  });

const confirm = async (title: string, button: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.type(dialog.getByLabelText(/^Login password/), 'Lotus-2468');
  await userEvent.click(dialog.getByRole('button', { name: button }));
  return dialog;
};

test('a passkey is added by the password, and stands in the list', async () => {
  browserThat(() => Promise.resolve(made));
  let state = securityOf();
  const { called } = await open({
    [getSecurity.id]: () => state,
    [beginPasskey.id]: () => creation,
    [addPasskey.id]: () => {
      state = securityOf({ passkeys: [passkey] });
      return passkey;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await confirm('Add a passkey', 'Continue');
  const list = await screen.findByRole('list', { name: 'Passkeys' });
  expect(list.textContent).toMatch(/Chrome on Android.*On all your devices.*lotus\.example.*not used yet/);
  expect(called).toHaveBeenCalledWith(beginPasskey.id, { body: { password: 'Lotus-2468' } });
  expect(called).toHaveBeenCalledWith(addPasskey.id, {
    body: { id: 'a2V5', clientDataJSON: 'ZGF0YQ', attestationObject: 'a2V5', transports: ['internal'] },
  });
});

test.each([
  ['NotAllowedError', /cancelled or took too long/],
  ['InvalidStateError', /already has a passkey/],
])('%s of the browser is told in words, and the box stays', async (name, words) => {
  browserThat(() => Promise.reject(new DOMException('No.', name)));
  await open({ [getSecurity.id]: () => securityOf(), [beginPasskey.id]: () => creation });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const dialog = await confirm('Add a passkey', 'Continue');
  expect((await dialog.findByRole('alert')).textContent).toMatch(words);
});

test('one is removed by the password, and by the app’s code where it is on', async () => {
  browserThat(() => Promise.resolve(made));
  const authenticator = { since: '2026-11-01T08:00:00Z', recoveryCodesLeft: 9 };
  const { called } = await open({
    [getSecurity.id]: () => securityOf({ passkeys: [passkey], authenticator }),
    [removePasskey.id]: () => {
      throw new ApiError(400, { code: 'CODE_WRONG', message: 'No: CODE_WRONG' });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Remove the passkey Chrome on Android/ }));
  const box = within(await screen.findByRole('dialog', { name: 'Remove the passkey' }));
  await userEvent.type(box.getByRole('textbox', { name: /^Authenticator code/ }), '123456');
  await confirm('Remove the passkey', 'Remove');
  expect(await box.findByText('No: CODE_WRONG')).toBeTruthy();
  expect(called).toHaveBeenCalledWith(removePasskey.id, {
    body: { id: passkey.id, password: 'Lotus-2468', code: '123456' },
  });
});

test('a browser without passkeys, and an account without a password, are told so', async () => {
  await open({ [getSecurity.id]: () => securityOf() });
  expect(await screen.findByText('This browser can’t make passkeys.')).toBeTruthy();
  cleanup();
  browserThat(() => Promise.resolve(made));
  await open({ [getSecurity.id]: () => securityOf({ hasPassword: false }) });
  expect(await screen.findByText(/^Set a login password first/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

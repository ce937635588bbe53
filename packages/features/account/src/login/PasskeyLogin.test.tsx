import { refused } from '@marquee/feature-core/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderModal, untilGreeted } from '../testing/renderModal.tsx';
import { opened } from '../testing/samples.ts';

const options = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'lotus.example',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
} as const;

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const signed = {
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('data'),
    authenticatorData: bytes('device'),
    signature: bytes('signature'),
    userHandle: null,
  },
  getClientExtensionResults: () => ({}),
};

/** A browser that knows passkeys. */
const browserThat = (get: () => Promise<unknown>) => {
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
  vi.stubGlobal('navigator', Object.create(navigator, { credentials: { value: { get } } }));
};

beforeEach(() => {
  globalThis.localStorage.clear();
  globalThis.sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (loginByPasskey: () => unknown = () => opened) =>
  renderModal({
    modal: { id: 'login', params: {} },
    answers: {
      askPasskey: () => ({ ...options, allowCredentials: [] }),
      loginByPasskey: loginByPasskey as () => typeof opened,
    },
  });

const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Log in with a passkey' }));

test('a passkey logs in without name and password', async () => {
  browserThat(() => Promise.resolve(signed));
  const page = await open();
  await press();
  await untilGreeted();
  expect(page.bodiesOf('loginByPasskey')).toMatchObject([{ assertion: { id: 'a2V5' }, remember: false }]);
  expect(page.keep).toHaveBeenCalledWith(opened);
});

test('what is cancelled and what is refused is told, and the box stays', async () => {
  const get = vi.fn<() => Promise<unknown>>();
  get.mockRejectedValueOnce(new DOMException('No.', 'NotAllowedError')).mockResolvedValue(signed);
  browserThat(get);
  await open(() => Promise.reject(refused('PASSKEY_REFUSED')));
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('cancelled or took too long');
  await press();
  expect(await screen.findByText('Refused: PASSKEY_REFUSED')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Log in to Lotus' })).toBeTruthy();
});

test('a browser without passkeys is not offered one', async () => {
  await open();
  await screen.findByRole('dialog', { name: 'Log in to Lotus' });
  expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
});

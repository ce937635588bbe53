import { expect, test } from 'vitest';
import { readAddressedModal } from './readAddressedModal.ts';

test('an address names a dialog, with what that dialog needs', () => {
  expect(readAddressedModal('/?modal=login')).toEqual({ id: 'login', params: {} });
  expect(readAddressedModal('/?modal=promotion&id=p1#top')).toEqual({
    id: 'promotion',
    params: { id: 'p1' },
  });
  expect(readAddressedModal('/?modal=promotion')).toBeUndefined();
});

test('the link of an e-mail opens the dialog for a new password', () => {
  const expected = { id: 'setPasswordByLink', params: { resetToken: 'abc' } };
  expect(readAddressedModal('/?resetToken=abc')).toEqual(expected);
  expect(readAddressedModal('/?modal=setPasswordByLink&resetToken=abc')).toEqual(expected);
});

test('no address opens what only a member may have', () => {
  expect(readAddressedModal('/?modal=changePassword')).toBeUndefined();
  expect(readAddressedModal('/?modal=setPasswordByLink')).toBeUndefined();
  expect(readAddressedModal('/promotions')).toBeUndefined();
});

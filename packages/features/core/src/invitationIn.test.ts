import { expect, test } from 'vitest';
import { invitationIn } from './invitationIn.ts';

test.each(['affiliateCode=POND88', 'referralCode=POND88', 'ref=POND88', 'affiliateCode=+&ref=%20POND88'])(
  'a link with ?%s invites',
  (address) => {
    expect(invitationIn(new URLSearchParams(address))).toBe('POND88');
  },
);

test('a link without a code invites nobody, and one far too long is cut', () => {
  expect(invitationIn(new URLSearchParams('page=2'))).toBeUndefined();
  expect(invitationIn(new URLSearchParams({ ref: 'x'.repeat(99) }))).toHaveLength(32);
});

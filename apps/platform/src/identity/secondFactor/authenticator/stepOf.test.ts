import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { stepOf } from './stepOf.ts';

// The secret of RFC 6238, appendix B, and its codes for SHA-1, as their last six digits.
const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
  [20_000_000_000, '353130', 666_666_666],
])('at %i seconds %s is the code', (seconds, code, step) => {
  expect(stepOf(secret, code, new Date(seconds * 1000))).toBe(step);
});

test('a code stands one step before and after its own, and no longer', () => {
  const at = 1_234_567_890;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at * 1000 });
  const later = (seconds: number) => stepOf(secret, code, new Date((at + seconds) * 1000));
  expect([later(-30), later(0), later(30)]).toEqual([41_152_263, 41_152_263, 41_152_263]);
  expect([later(-60), later(60)]).toEqual([null, null]);
  expect(stepOf(secret, '', new Date(at * 1000))).toBeNull();
});

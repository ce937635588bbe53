import { Secret, TOTP } from 'otpauth';
import { secondFactorFigures } from '../secondFactorFigures.ts';

const { stepSeconds, drift } = secondFactorFigures;

/** The time step that a code of an app belongs to (RFC 6238), null when it is none of those that stand now. */
export const stepOf = (secret: string, code: string, now: Date): number | null => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: stepSeconds });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: drift });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / stepSeconds) + delta;
};

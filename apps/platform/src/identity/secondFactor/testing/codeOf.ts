import { Secret, TOTP } from 'otpauth';

/** What an app shows for a secret at a moment. */
export const codeOf = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

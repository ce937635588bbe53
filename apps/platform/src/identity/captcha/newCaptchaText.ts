import { randomInt } from 'node:crypto';
import { captchaGlyphs } from './captchaGlyphs.ts';

const alphabet = Object.keys(captchaGlyphs);

/** A new captcha text of four characters. */
export const newCaptchaText = (): string =>
  Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
